import { useState } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';

interface ShownPlayer {
  /** The last one who was known; undefined: none yet. */
  readonly userId: string | undefined;
  /** Another number for each other player, so that the data of one are never shown to the next. */
  readonly turn: number;
}

/**
 * The player of the page. While the session is checked again it is the former one, so that nothing typed
 * is lost; the first one takes the place of nobody.
 */
export function usePlayer(): ShownPlayer {
  const session = useBusState(sessionState);
  const [shown, setShown] = useState<ShownPlayer>({ userId: undefined, turn: 0 });
  const userId = session?.status === 'player' ? session.userId : undefined;
  if (userId === undefined || userId === shown.userId) return shown;
  const next = { userId, turn: shown.userId === undefined ? shown.turn : shown.turn + 1 };
  setShown(next);
  return next;
}
