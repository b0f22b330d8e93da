// The service checks every 10 s, and shows its notice after 30 s where a bet is live, else after 5 min.
import {
  couponState,
  createScheduler,
  navigationGo,
  navigationState,
  noticesShow,
} from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed, noticesWithdraw } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  concat,
  concatMap,
  defaultIfEmpty,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  repeat,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { KeyValueStore, Log, OtherTabs } from '../../ports';
import type { TabLocks } from '../../ports/tab-locks';
import type { Words } from '../../ports/words';
import { keepCause, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { underLock$ } from '../../shared/under-lock';
import type { ReminderClock } from '../../time/reminder-clock';
import { reminderTimer$ } from '../../time/reminder-timer';
import { initialState, isCounting, reduce, TICK_MS } from './coupon-notice-state';
import type { Change, State } from './coupon-notice-state';

export interface CouponNoticePorts {
  readonly bus: ShellHandle<'coupon-notice'>;
  readonly clock: Clock;
  readonly reminderClock: ReminderClock;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  /** One reminder serves all tabs: they have the same coupon. */
  readonly otherTabs: OtherTabs;
  readonly locks: TabLocks;
  readonly words: Words;
  readonly log: Log;
}

const SHOWN_KEY = 'reminders.coupon';
const KEY = 'coupon-reminder';
/** Until then every other tab has heard of the notice, also one that was due at the same moment. */
const HEARD_MS = 5000;

/** The changes after which a notice that is shown is out of place. */
const WITHDRAWN_BY: ReadonlySet<Change['type']> = new Set([
  'coupon-changed',
  'navigated',
  'shown-elsewhere',
]);

type CouponNoticeEffect = Effect<State, Change>;

/** Reminds a player once a session of a coupon that was filled and left. */
export function createCouponNotice(ports: CouponNoticePorts): void {
  const { bus, clock, reminderClock, tabStore, otherTabs, locks, words, log } = ports;
  const scheduler = createScheduler(clock);

  const ticks: CouponNoticeEffect = (_steps$, state$) =>
    state$.pipe(
      map(isCounting),
      distinctUntilChanged(),
      switchMap((isOn) => (isOn ? reminderTimer$(reminderClock, TICK_MS).pipe(repeat()) : EMPTY)),
      map((): Change => ({ type: 'time-passed' })),
    );

  const showFailed = (error: unknown): Observable<Change> => {
    log('warn', 'The reminder of the coupon could not be shown.', error);
    return of({ type: 'notice-failed' });
  };

  /** Shows the notice, unless it is withdrawn before its text has loaded. */
  const notice: CouponNoticeEffect = (_steps$, state$) =>
    state$.pipe(
      map(({ isShown }) => isShown),
      distinctUntilChanged(),
      withLatestFrom(state$),
      switchMap(
        keepCause(bus, ([isShown, { bets }]) =>
          isShown
            ? defer(() => wordsOf(words, bets.length)).pipe(
                map((texts) => ({ texts })),
                catchError((error: unknown) => of({ error })),
              )
            : EMPTY,
        ),
      ),
      concatMap((loaded) => {
        if (!('texts' in loaded)) return showFailed(loaded.error);
        const { title, text, label } = loaded.texts;
        const action = { label };
        const show$ = defer(() =>
          bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true, action }),
        ).pipe(
          tap(() => {
            tabStore.set(SHOWN_KEY, '1');
            otherTabs.post({ kind: 'kept', key: SHOWN_KEY, text: '1' });
          }),
          map((): Change => ({ type: 'notice-shown' })),
        );
        const heard$ = timer(HEARD_MS, scheduler).pipe(ignoreElements());
        // One tab alone shows it: another one that is due at the same moment finds the lock taken.
        return underLock$(locks, SHOWN_KEY, concat(show$, heard$)).pipe(
          defaultIfEmpty<Change, Change>({ type: 'shown-elsewhere' }),
          tap(({ type }) => type === 'shown-elsewhere' && tabStore.set(SHOWN_KEY, '1')),
          catchError(showFailed),
        );
      }),
    );

  const withdrawal: CouponNoticeEffect = (steps$) =>
    steps$.pipe(
      filter(({ before, state }) => before.isShown && before.wasShown && !state.isShown),
      filter(({ change: { type } }) => WITHDRAWN_BY.has(type)),
      concatMap(() =>
        bus
          .send(noticesWithdraw, { key: KEY })
          .catch(logged('The reminder of the coupon could not be withdrawn.')),
      ),
      ignoreElements(),
    );

  const opening: CouponNoticeEffect = (steps$) =>
    steps$.pipe(
      filter(({ change }) => change.type === 'closed' && change.isActed),
      concatMap(() =>
        bus
          .send(navigationGo, { path: '/coupon' })
          .catch(logged('The coupon page could not be opened.')),
      ),
      ignoreElements(),
    );

  function logged(message: string): (error: unknown) => void {
    return (error) => log('warn', message, error);
  }

  runService(bus, {
    initial: initialState(tabStore.get(SHOWN_KEY) !== null),
    reduce,
    change$: merge(
      bus.messages$(couponState).pipe(
        map(({ bets, placing }): Change => ({
          type: 'coupon-changed',
          bets,
          isPlacing: placing.status !== 'idle',
        })),
      ),
      bus.messages$(navigationState).pipe(
        map(({ route, layout = 'default' }): Change => ({
          type: 'navigated',
          isPlain: route === 'coupon' || layout !== 'default',
        })),
      ),
      otherTabs.messages$.pipe(
        filter((message) => message.kind === 'kept' && message.key === SHOWN_KEY),
        tap(() => tabStore.set(SHOWN_KEY, '1')),
        map((): Change => ({ type: 'shown-elsewhere' })),
      ),
      bus.messages$(noticesClosed).pipe(
        filter(({ key }) => key === KEY),
        map(({ how }): Change => ({ type: 'closed', isActed: how === 'acted' })),
      ),
    ),
    effects: [ticks, notice, withdrawal, opening],
  });
}

async function wordsOf(words: Words, count: number) {
  const [title, text, label] = await Promise.all([
    words('notices.coupon.title'),
    words('notices.coupon.text', { count }),
    words('notices.coupon.open'),
  ]);
  return { title, text, label };
}
