import { sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';

/**
 * Tells who is signed in, empty for nobody, as soon as that is known and each time it is another.
 * Unknown is not another: a page that was put away may come back with the same player.
 */
export function onPlayer(bus: ShellHandle, hear: (userId: string) => void): void {
  let player: string | undefined;
  bus.on(sessionState, ({ status, userId }) => {
    if (status === 'unknown' || userId === player) return;
    player = userId;
    hear(userId);
  });
}
