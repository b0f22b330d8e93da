// A notice is shown for 10 s, unless it protects the player, reports a bet, or is to stay.
//
// Notices form one queue for three places: `default`, `maintenance` along the page, and `shadow` in the
// background. Notices that protect the player come first, then results of bets, then all others. The first two are
// shown at once and stay until closed. Among the others, a notice that stays gives way to one that closes by
// itself, and returns after it. A notice with the same `key` replaces the earlier one; `notices.closed` says how
// each ended.
//
// An area gives kind, title and text; its other fields are ignored. Errors for the player go through
// `createShowError`: a value that is no `Error` is logged, and an aborted call is ignored.
import { noticesShow } from '@grandstand/bus-contracts';
import type { Clock, Notice, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  noticesClose,
  noticesClosed,
  noticesState,
  noticesWithdraw,
} from '@grandstand/bus-contracts/shell';
import { distinctUntilChanged, EMPTY, ignoreElements, map, switchMap, tap } from 'rxjs';
import { publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { reminderTimer$ } from '../../time/reminder-timer';
import { INITIAL, reduce, view } from './notices-state';
import type { Change, State } from './notices-state';
import { mayBeMissed } from './queue';

export interface NoticesPorts {
  readonly bus: ShellHandle<'notices'>;
  /** A clock that stops while the page is hidden. */
  readonly clock: Pick<Clock, 'after'>;
}

/** How long a notice is shown. */
export const SHOWN_MS = 10_000;

/** Shows notices one at a time, the highest rank first; each for 10 s or until it is closed. */
export function createNotices({ bus, clock }: NoticesPorts): void {
  const expiries: Effect<State, Change> = (_steps$, state$) =>
    state$.pipe(
      map(({ queue }) => queue[0]),
      distinctUntilChanged(),
      switchMap((shown) =>
        shown && mayBeMissed(shown)
          ? reminderTimer$(clock, SHOWN_MS).pipe(map(() => shown.id))
          : EMPTY,
      ),
      map((id): Change => ({ type: 'closed', id, how: 'expired' })),
    );

  const closings: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      tap(({ state }) => {
        for (const closed of state.closed) bus.publish(noticesClosed, closed);
      }),
      ignoreElements(),
    );

  const { dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: EMPTY,
    effects: [expiries, closings],
    publish: [
      publishes(
        noticesState,
        view,
        (published, next) => published.shown === next.shown && published.waiting === next.waiting,
      ),
    ],
  });

  bus.handle(noticesShow, (request, { envelope }) => {
    const allowed = envelope.sender.startsWith('area:') ? wordsOf(request) : request;
    return dispatch({ type: 'requested', notice: noticeOf(allowed) }).pipe(
      map(({ lastId }) => ({ id: lastId })),
    );
  });
  bus.handle(noticesClose, ({ id, how = 'closed' }) =>
    dispatch({ type: 'closed', id, how }).pipe(map(() => ({}))),
  );
  bus.handle(noticesWithdraw, ({ key }) =>
    dispatch({ type: 'withdrawn', key }).pipe(map(() => ({}))),
  );
}

type Request = RequestOf<typeof noticesShow>;

/** A notice of an area: it can neither outrank nor replace a notice that protects the player. */
function wordsOf({ kind, title, text }: Request): Request {
  return { kind, title, text };
}

function noticeOf(request: Request): Omit<Notice, 'id'> {
  const { kind, text, title = null, area = 'default', priority = 'normal' } = request;
  const { isPermanent = false, key = null, action = null } = request;
  return {
    kind,
    title,
    text,
    area,
    priority,
    isPermanent: isPermanent || priority !== 'normal',
    key,
    action,
  };
}
