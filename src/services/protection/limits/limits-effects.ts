import { noticesShow, sessionSignOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { LimitsState, PendingLimit } from '@grandstand/bus-contracts/player';
import { limitsChanged } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  forkJoin,
  from,
  ignoreElements,
  map,
  mergeMap,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  availableLimitsCall,
  limitsCall,
  selfExcludeReasonsCall,
} from '../../../api/endpoints/protection/limits';
import type { Log, OtherTabs } from '../../ports';
import { backoff } from '../../shared/backoff';
import { suppressPromotions } from '../../shared/offers';
import type { OfferPorts } from '../../shared/offers';
import { keepCause } from '../../shared/run-service';
import type { Effect, Step } from '../../shared/run-service';
import type { LimitFact } from './limit-facts';
import { untilNextHour, untilNextBoundary } from './limit-moments';
import type { FactWords, LimitNotices } from './limit-notices';
import { outcomeOf } from './limit-outcome';
import type { Outcome, OutcomeText } from './limit-outcome';
import { exclusionEnd, hasExclusionBegun, haveAmountsChanged } from './limits-state';
import type { Change, Reading, State } from './limits-state';

/** The texts about limits, in the player's language. */
export interface LimitWords {
  readonly outcome: (text: OutcomeText) => Promise<string>;
  /** The text about a change that is not in force yet; undefined if the operator lists no such change. */
  readonly waiting: (pending: PendingLimit | undefined) => Promise<string>;
  readonly fact: (fact: LimitFact, state: LimitsState) => Promise<FactWords>;
}

export interface EffectPorts {
  readonly bus: ShellHandle<'limits'>;
  readonly scheduler: SchedulerLike;
  readonly read: () => Reading;
  readonly api: ApiClient;
  readonly otherTabs: OtherTabs;
  readonly offers: OfferPorts;
  readonly notices: LimitNotices;
  readonly words: LimitWords;
  readonly log: Log;
}

type LimitsEffect = (ports: EffectPorts) => Effect<State, Change>;

/** A failed load is tried again after 2 s, then after twice as long each time, up to a minute. */
const retryDelay = backoff(2000, 60_000);

/** Loads the limits when the state requests it: the newest load wins. */
export const loads: LimitsEffect = (ports) => (_steps$, state$) =>
  state$.pipe(
    map(({ load }) => load),
    distinctUntilChanged(),
    switchMap(
      keepCause(ports.bus, (load) => {
        if (load === null) return EMPTY;
        return load.what === 'all' ? loadAll$(ports) : loadLimits$(ports);
      }),
    ),
  );

function loadAll$({ api, read, log }: EffectPorts): Observable<Change> {
  // A player can exclude themselves without a reason, too.
  const reasons$ = call$(api, selfExcludeReasonsCall, {}).pipe(
    map(({ reasons }) => reasons),
    tap({ error: logFailure(log, 'The reasons for a self-exclusion could not be loaded.') }),
    catchError(() => of(undefined)),
  );
  return forkJoin({
    answer: call$(api, limitsCall, {}),
    available: call$(api, availableLimitsCall, {}).pipe(map(({ available }) => available)),
    reasons: reasons$,
  }).pipe(
    map((loaded): Change => ({ type: 'loaded', ...loaded, now: read() })),
    tap({ error: logFailure(log, 'The limits could not be loaded.') }),
    catchError((error: unknown) => {
      const now = read();
      return of<Change>(
        error instanceof AbortedError
          ? { type: 'load-aborted', now }
          : { type: 'load-failed', error, now },
      );
    }),
  );
}

function loadLimits$({ api, read, log }: EffectPorts): Observable<Change> {
  return call$(api, limitsCall, {}).pipe(
    map((answer): Change => ({ type: 'refreshed', answer, now: read() })),
    tap({ error: logFailure(log, 'The limits could not be reloaded.') }),
    catchError((error: unknown) => {
      const type = error instanceof AbortedError ? 'load-aborted' : 'refresh-failed';
      return of<Change>({ type, now: read() });
    }),
  );
}

/** Tries a failed load again. */
export const retries: LimitsEffect =
  ({ scheduler, read }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ failed }) => failed),
      distinctUntilChanged(),
      switchMap((failed) => (failed ? timer(retryDelay(failed.failures), scheduler) : EMPTY)),
      map((): Change => ({ type: 'load-requested', now: read() })),
    );

/** Reads the clocks when a limit begins or ends, and when fewer hours are left of one that waits. */
export const ticks: LimitsEffect =
  ({ scheduler, read }) =>
  (steps$) =>
    steps$.pipe(
      switchMap(({ state: { data, shown } }) => {
        const now = read().serverAt;
        const wait = Math.min(
          untilNextBoundary(data.entries, now),
          untilNextHour(shown.pending, now),
        );
        return wait < Infinity ? timer(wait, scheduler) : EMPTY;
      }),
      map((): Change => ({ type: 'time-passed', now: read() })),
    );

/** Shows notices of limits that are pending or exclude the player, until they close them. */
export const facts: LimitsEffect =
  ({ notices }) =>
  (steps$) =>
    steps$.pipe(
      filter(({ state }) => state.player !== ''),
      tap(({ state }) => notices.update(state.shown)),
      ignoreElements(),
    );

/** Reports that a limit in force has changed. */
export const amounts: LimitsEffect =
  ({ bus }) =>
  (steps$) =>
    steps$.pipe(
      filter(({ before, state }) => haveAmountsChanged(before, state)),
      tap(() => bus.publish(limitsChanged, {})),
      ignoreElements(),
    );

/** Signs out a player whose self-exclusion began, or whose account was closed. Nothing is offered to the guests of the browser from then on. */
export const signOuts: LimitsEffect =
  ({ bus, offers, log }) =>
  (steps$) =>
    steps$.pipe(
      filter(
        ({ change, before, state }) =>
          hasExclusionBegun(before, state) ||
          (change.type === 'account-closed' && change.player === state.player),
      ),
      tap(({ change, state }) =>
        suppressPromotions(
          offers,
          change.type === 'account-closed' ? null : exclusionEnd(state.data.entries),
        ),
      ),
      mergeMap(() =>
        from(bus.send(sessionSignOut, {})).pipe(
          catchError((error: unknown) => {
            log('warn', 'Failed to sign out an excluded player.', error);
            return EMPTY;
          }),
        ),
      ),
      ignoreElements(),
    );

/** Notifies the other tabs of a change, also of a failed one: the operator may have made it. */
export const tabs: LimitsEffect =
  ({ otherTabs }) =>
  (steps$) =>
    steps$.pipe(
      filter(isOwnChange),
      tap(() => otherTabs.post({ kind: 'limits' })),
      ignoreElements(),
    );

/** Shows the outcome of a change, with the operator's text if there is one (specification, section 8). */
export const outcomes: LimitsEffect =
  ({ bus, words, log }) =>
  (steps$) =>
    steps$.pipe(
      filter(isOwnChange),
      map(outcomeOfStep),
      filter((outcome) => outcome !== undefined),
      mergeMap(
        keepCause(bus, (outcome) =>
          textOf$(outcome, words).pipe(
            map((text) => ({ kind: outcome.kind, text, priority: 'outcome' as const })),
            switchMap((notice) => bus.send(noticesShow, notice)),
            catchError((error: unknown) => {
              log('warn', 'The notice of a changed limit could not be shown.', error);
              return EMPTY;
            }),
          ),
        ),
      ),
      ignoreElements(),
    );

type ChangeStep = Step<State, Change & { readonly type: 'change-made' | 'change-failed' }>;

/** Whether a change has ended while its player is still signed in. */
function isOwnChange(step: Step<State, Change>): step is ChangeStep {
  const { change, state } = step;
  const isChange = change.type === 'change-made' || change.type === 'change-failed';
  return isChange && change.player === state.player;
}

function outcomeOfStep({ change, state: { shown, tests } }: ChangeStep): Outcome | undefined {
  if (change.type === 'change-failed') return { kind: 'error', ...change.failure };
  return outcomeOf(change.made, { pending: shown.pending, tests });
}

function textOf$({ title, words }: Outcome, texts: LimitWords): Observable<string> {
  if (title !== null && title !== undefined) return of(title);
  return defer(() =>
    typeof words === 'string' ? texts.outcome(words) : texts.waiting(words.pending),
  );
}
