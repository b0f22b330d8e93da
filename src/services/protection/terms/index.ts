// Changed terms redirect a player from every page of the site to `/confirm-terms?redirect_url=…`
// (`src/routes/guards/terms.ts`). The service checks at sign-in, every minute while the page is visible, when it
// becomes visible, and after a 451 with code 1.
//
// An error page stays. Before a check has answered, no redirect happens. A check that fails counts as unchanged,
// and so does a site without `isAvailableConfirmTerms`. A player with nothing to confirm is redirected from that
// page to the address in it, a guest to home.
import {
  configState,
  createScheduler,
  sessionState,
  termsConfirm,
  termsGet,
  termsState,
} from '@grandstand/bus-contracts';
import { apiTermsRequired } from '@grandstand/bus-contracts/shell';
import type { Clock, SessionState, ShellHandle, TermsState } from '@grandstand/bus-contracts';
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  of,
  switchMap,
  tap,
  throwError,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import {
  termsCall,
  termsConfirmCall,
  termsStatusCall,
} from '../../../api/endpoints/protection/terms';
import { refusalOf } from '../../../api/refusal-of';
import type { Log, OtherTabs, PageEvents } from '../../ports';
import { call$, logFailure } from '../../../api/calls/call';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { ticks$ } from '../../time/ticks';
import { checkedTerms, requiredTerms, UNCHANGED } from './terms-rules';

export interface TermsPorts {
  readonly bus: ShellHandle<'terms'>;
  readonly clock: Clock;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  readonly api: ApiClient;
  readonly log: Log;
}

/** How often a page that is seen asks whether the terms have changed while it is open. */
const POLL_MS = 60_000;

/** What the terms are checked after. */
const CHECKED: ReadonlySet<Change['type']> = new Set([
  'visitor-changed',
  'check-due',
  'agreed-elsewhere',
]);

interface State {
  /** Whether this visitor can have terms to confirm: a player of a site that has them confirmed. */
  readonly isAsked: boolean;
  /** Undefined until the session is known. */
  readonly terms: TermsState | undefined;
  /** Another tab has agreed, and the operator has not said yet whether to these terms. */
  readonly isInDoubt: boolean;
}

type Change =
  | {
      readonly type: 'visitor-changed';
      readonly status: SessionState['status'];
      readonly isAvailable: boolean;
    }
  | { readonly type: 'check-due' }
  /** Another tab has agreed. */
  | { readonly type: 'agreed-elsewhere' }
  | { readonly type: 'checked'; readonly terms: TermsState }
  | { readonly type: 'required' }
  | { readonly type: 'confirmed' };

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'visitor-changed': {
      const isAsked = change.status === 'player' && change.isAvailable;
      const isSettled = change.status !== 'unknown' && (!isAsked || isChanged(state));
      return { isAsked, terms: isSettled ? UNCHANGED : state.terms, isInDoubt: false };
    }
    case 'check-due':
      return state;
    case 'agreed-elsewhere':
      return { ...state, isInDoubt: true };
    case 'checked':
      return isSame(state.terms, change.terms) && !state.isInDoubt
        ? state
        : { ...state, terms: change.terms, isInDoubt: false };
    case 'required':
      return state.isAsked ? { ...state, terms: requiredTerms(state.terms) } : state;
    case 'confirmed':
      return { ...state, terms: UNCHANGED, isInDoubt: false };
  }
}

function isSame(one: TermsState | undefined, other: TermsState): boolean {
  return (
    one?.isUserTermsChanged === other.isUserTermsChanged &&
    one.userTermsChangedUpdatedAt === other.userTermsChangedUpdatedAt
  );
}

/** Whether what is known may have changed since: the player had agreed, or has agreed in another tab. */
function mayDiffer({ isAsked, terms, isInDoubt }: State): boolean {
  return isAsked && (isInDoubt || terms?.isUserTermsChanged === false);
}

function isChanged({ terms }: State): boolean {
  return terms?.isUserTermsChanged === true;
}

/** Publishes whether the player has yet to agree to changed terms (ACC-04); `navigation` redirects to their page. */
export function createTerms({ bus, clock, page, otherTabs, api, log }: TermsPorts): void {
  const scheduler = createScheduler(clock);

  /** Checks the terms for a new visitor, and again while the page is open; any other decision about them drops a check under way. */
  const checks: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      filter(({ change, state }) => change.type !== 'check-due' || mayDiffer(state)),
      switchMap(
        keepCause(bus, ({ change: { type }, state }): Observable<Change> => {
          const isNew = type === 'visitor-changed';
          if (!CHECKED.has(type) || !state.isAsked) return EMPTY;
          return call$(api, termsStatusCall, {}).pipe(
            map(checkedTerms),
            tap({
              error: logFailure(log, 'The state of the terms could not be loaded.'),
            }),
            // What is known stays.
            catchError(() => (isNew ? of(UNCHANGED) : EMPTY)),
            map((terms): Change => ({ type: 'checked', terms })),
          );
        }),
      ),
    );

  const { dispatch } = runService(bus, {
    initial: { isAsked: false, terms: undefined, isInDoubt: false },
    reduce,
    change$: merge(
      combineLatest([
        bus
          .messages$(sessionState)
          .pipe(distinctUntilChanged((a, b) => a.status === b.status && a.userId === b.userId)),
        bus.messages$(configState).pipe(
          map(({ isAvailableConfirmTerms = false }) => isAvailableConfirmTerms),
          distinctUntilChanged(),
        ),
      ]).pipe(
        map(([{ status }, isAvailable]): Change => ({
          type: 'visitor-changed',
          status,
          isAvailable,
        })),
      ),
      bus.messages$(apiTermsRequired).pipe(map((): Change => ({ type: 'required' }))),
      otherTabs.messages$.pipe(
        filter(({ kind }) => kind === 'terms'),
        map((): Change => ({ type: 'agreed-elsewhere' })),
      ),
      page.visible$.pipe(
        switchMap((isVisible) => (isVisible ? ticks$(POLL_MS, scheduler) : EMPTY)),
        map((): Change => ({ type: 'check-due' })),
      ),
    ),
    effects: [checks],
    publish: [publishes(termsState, ({ terms }) => terms)],
  });

  bus.handle(termsGet, () =>
    call$(api, termsCall, {}).pipe(
      catchError((error: unknown) => throwError(() => refusalOf(error))),
    ),
  );
  bus.handle(termsConfirm, ({ updatedAt }) =>
    call$(api, termsConfirmCall, { updatedAt }).pipe(
      catchError((error: unknown) => throwError(() => refusalOf(error, ['terms-changed']))),
      tap(() => otherTabs.post({ kind: 'terms' })),
      switchMap(() => dispatch({ type: 'confirmed' })),
      map(() => ({})),
    ),
  );
}
