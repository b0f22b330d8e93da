import { dialogsState, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { RestReason } from '@grandstand/bus-contracts/game-frame';
import { realityCheckState, sessionLimitState } from '@grandstand/bus-contracts/shell';
import { combineLatest, distinctUntilChanged, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PageEvents } from '../../ports';

/** Why no game may begin a round now, for all games and players; null: rounds may begin. */
export function rest$(
  bus: Pick<ShellHandle, 'messages$'>,
  page: Pick<PageEvents, 'online$'>,
): Observable<RestReason | null> {
  return combineLatest({
    isAsked: bus.messages$(realityCheckState).pipe(
      map(({ asked }) => asked !== null),
      startWith(false),
    ),
    hasEnded: bus.messages$(sessionLimitState).pipe(
      map((limit) => limit.hasEnded),
      startWith(false),
    ),
    // Where the session may have ended meanwhile, nothing is played before that is known.
    isUnknown: bus.messages$(sessionState).pipe(
      map(({ status }) => status === 'unknown'),
      startWith(false),
    ),
    isDialogOpen: bus.messages$(dialogsState).pipe(
      map(({ open }) => open !== null),
      startWith(false),
    ),
    isOnline: page.online$,
  }).pipe(
    map(({ isAsked, hasEnded, isUnknown, isDialogOpen, isOnline }): RestReason | null => {
      if (isAsked) return 'reality-check';
      if (hasEnded) return 'session-limit';
      if (isUnknown) return 'signed-out';
      if (isDialogOpen) return 'dialog';
      return isOnline ? null : 'offline';
    }),
    distinctUntilChanged(),
  );
}
