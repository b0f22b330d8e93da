import {
  configState,
  sessionState,
  termsConfirm,
  termsGet,
  termsState,
} from '@grandstand/bus-contracts';
import { apiTermsRequired } from '@grandstand/bus-contracts/shell';
import type { SessionState, ShellHandle, TermsState } from '@grandstand/bus-contracts';
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  of,
  switchMap,
  tap,
  throwError,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { termsCall, termsConfirmCall, termsStatusCall } from '../../api/endpoints/player/terms';
import { refusalOf } from '../../api/refusal-of';
import type { Log } from '../ports';
import { call$, logFailure } from '../../api/calls/call';
import { keepCause, publishes, runService } from '../shared/run-service';
import type { Effect } from '../shared/run-service';
import { checkedTerms, requiredTerms, UNCHANGED } from './terms-rules';

export interface TermsPorts {
  readonly bus: ShellHandle<'terms'>;
  readonly api: ApiClient;
  readonly log: Log;
}

interface State {
  /** Whether this visitor can have terms to confirm: a player of a site that has them confirmed. */
  readonly isAsked: boolean;
  /** Undefined until the session is known. */
  readonly terms: TermsState | undefined;
}

type Change =
  | {
      readonly type: 'visitor-changed';
      readonly status: SessionState['status'];
      readonly isAvailable: boolean;
    }
  | { readonly type: 'checked'; readonly terms: TermsState }
  | { readonly type: 'required' }
  | { readonly type: 'confirmed' };

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'visitor-changed': {
      const isAsked = change.status === 'player' && change.isAvailable;
      const isSettled = change.status !== 'unknown' && (!isAsked || isChanged(state));
      return { isAsked, terms: isSettled ? UNCHANGED : state.terms };
    }
    case 'checked':
      return { ...state, terms: change.terms };
    case 'required':
      return state.isAsked ? { ...state, terms: requiredTerms(state.terms) } : state;
    case 'confirmed':
      return { ...state, terms: UNCHANGED };
  }
}

function isChanged({ terms }: State): boolean {
  return terms?.isUserTermsChanged === true;
}

/** Publishes whether the player has yet to agree to changed terms (ACC-04); `navigation` redirects to their page. */
export function createTerms({ bus, api, log }: TermsPorts): void {
  /** Checks the terms for a new visitor; any other decision about them drops a check under way. */
  const checks: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      switchMap(
        keepCause(bus, ({ change, state }): Observable<Change> => {
          if (change.type !== 'visitor-changed' || !state.isAsked) return EMPTY;
          return call$(api, termsStatusCall, {}).pipe(
            map(checkedTerms),
            tap({
              error: logFailure(log, 'The state of the terms could not be loaded.'),
            }),
            catchError(() => of(UNCHANGED)),
            map((terms): Change => ({ type: 'checked', terms })),
          );
        }),
      ),
    );

  const { dispatch } = runService(bus, {
    initial: { isAsked: false, terms: undefined },
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
      switchMap(() => dispatch({ type: 'confirmed' })),
      map(() => ({})),
    ),
  );
}
