// The signed-in player, by one of two rules. They differ when a cached page is shown again: its session is
// `unknown` until a check has answered with the same player, another one, or none.
import { sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { distinctUntilChanged, filter, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';

/**
 * The id of the signed-in player, empty for a guest, as soon as that is known and whenever it changes.
 * `unknown` is no change: for work that goes on until another player is there.
 */
export function player$(bus: Pick<ShellHandle, 'messages$'>): Observable<string> {
  return bus.messages$(sessionState).pipe(
    filter(({ status }) => status !== 'unknown'),
    map(({ userId }) => userId),
    distinctUntilChanged(),
  );
}

/**
 * The id of the signed-in player and each change of it; empty at first and without a player.
 * `unknown` counts as no player: for data shown on the page, which may have changed while the page was cached.
 */
export function shownPlayer$(bus: Pick<ShellHandle, 'messages$'>): Observable<string> {
  return bus.messages$(sessionState).pipe(
    map(({ userId }) => userId),
    startWith(''),
    distinctUntilChanged(),
  );
}
