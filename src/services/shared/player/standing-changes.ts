import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';

/** Emits when what the operator has about the player, beside money and bets, may have changed. */
export function standingChanges$(
  bus: Pick<ShellHandle, 'messages$'>,
): Observable<Record<string, never>> {
  return merge(
    bus.messages$(feedPlayer).pipe(filter(({ isStatusChanged = false }) => isStatusChanged)),
    // Messages of the feed during a break are lost.
    bus.messages$(feedReset),
  ).pipe(map(() => ({})));
}
