import { Refusal } from '@grandstand/bus-contracts';
import type { ProofKind, StepMessage } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defaultIfEmpty,
  defer,
  filter,
  finalize,
  map,
  of,
  switchMap,
  take,
  takeUntil,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { RunningService } from './run-service';

/** Why a task of a dialog failed. */
export interface AskedFailure {
  readonly message: StepMessage;
  /** What the operator asks for first; left out: nothing more than before. */
  readonly proof?: ProofKind;
}

interface Open<Task> {
  /** The area's request. */
  readonly request: symbol;
  readonly task: Task;
  readonly proof: ProofKind | null;
  readonly isBusy: boolean;
  readonly message: StepMessage | null;
}

/** A dialog of the shell that an area asks for, in which the player confirms a task. */
export interface AskedState<Task, Result> {
  readonly open: Open<Task> | null;
  /** How the last request ended; the result is null where the player has closed the dialog. */
  readonly ended: { readonly request: symbol; readonly result: Result | null } | null;
}

export type AskedChange<Task, Result> =
  | { readonly type: 'asked'; readonly request: symbol; readonly task: Task }
  | { readonly type: 'began' }
  /** A change for a request whose dialog is not open changes nothing. */
  | { readonly type: 'done'; readonly request: symbol; readonly result: Result }
  | ({ readonly type: 'failed'; readonly request: symbol } & AskedFailure)
  /** By the player, or with their session. */
  | { readonly type: 'closed' };

export const NOTHING_ASKED = { open: null, ended: null };

export function reduceAsked<Task, Result>(
  state: AskedState<Task, Result>,
  change: AskedChange<Task, Result>,
): AskedState<Task, Result> {
  const { open } = state;
  switch (change.type) {
    case 'asked': {
      const { request, task } = change;
      const next: Open<Task> = { request, task, proof: null, isBusy: false, message: null };
      return { open: next, ended: open && { request: open.request, result: null } };
    }
    case 'began':
      return open ? { ...state, open: { ...open, isBusy: true, message: null } } : state;
    case 'done':
      return open?.request === change.request
        ? { open: null, ended: { request: change.request, result: change.result } }
        : state;
    case 'failed': {
      if (open?.request !== change.request) return state;
      const { message, proof = open.proof } = change;
      return { ...state, open: { ...open, isBusy: false, message, proof } };
    }
    case 'closed':
      return open ? { open: null, ended: { request: open.request, result: null } } : state;
  }
}

/**
 * What an area and the dialog do with it.
 * @example const { ask$, confirm$ } = askedDialog(running, (error) => failureOf(error, clock.now()));
 */
export function askedDialog<Task, Result>(
  { state, state$, dispatch }: RunningService<AskedState<Task, Result>, AskedChange<Task, Result>>,
  failureOf: (error: unknown) => AskedFailure,
) {
  return {
    /** Opens the dialog; emits the result once the player has done what it is for. */
    ask$(task: Task): Observable<Result> {
      const request = Symbol('a task');
      return defer(() => dispatch({ type: 'asked', request, task })).pipe(
        switchMap(() => state$),
        filter(({ ended }) => ended?.request === request),
        take(1),
        map(({ ended }) => {
          if (!ended?.result) throw new Refusal('cancelled');
          return ended.result;
        }),
        finalize(() => {
          // The area has gone.
          if (state().open?.request === request) dispatch({ type: 'closed' });
        }),
      );
    },

    /** Does the task of the open dialog; ends when that is closed. */
    confirm$(work: (task: Task) => Observable<Result>): Observable<object> {
      const { open } = state();
      if (!open || open.isBusy) return of({});
      const { request, task } = open;
      const isClosed$ = state$.pipe(filter((now) => now.open?.request !== request));
      return dispatch({ type: 'began' }).pipe(
        take(1),
        switchMap(() => work(task)),
        takeUntil(isClosed$),
        map((result): AskedChange<Task, Result> => ({ type: 'done', request, result })),
        catchError((error: unknown) =>
          of<AskedChange<Task, Result>>({ type: 'failed', request, ...failureOf(error) }),
        ),
        switchMap(dispatch),
        map(() => ({})),
        defaultIfEmpty({}),
      );
    },

    close$: (): Observable<object> => dispatch({ type: 'closed' }).pipe(map(() => ({}))),
  };
}
