import type { Clock, PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { sessionProfilesSet, sessionProfilesState } from '@grandstand/bus-contracts/shell';
import { onPlayer } from '../shared/player';
import type { Service } from '../ports';

/** Keeps the ids of the line's and the live section's profile; each player begins without. */
export function createSessionProfiles(ports: {
  readonly bus: ShellHandle;
  readonly clock: Clock;
}): Service {
  const { bus, clock } = ports;
  let ids: Pick<PayloadOf<typeof sessionProfilesState>, 'line' | 'live'>;

  function show(next: typeof ids): void {
    ids = next;
    bus.publish(sessionProfilesState, { ...ids, at: clock.now() });
  }

  show({ line: null, live: null });
  onPlayer(bus, () => show({ line: null, live: null }));
  bus.handle(sessionProfilesSet, ({ line, live }) => {
    show({
      line: line === undefined ? ids.line : line,
      live: live === undefined ? ids.live : live,
    });
    return {};
  });

  return { stop: () => bus.dispose() };
}
