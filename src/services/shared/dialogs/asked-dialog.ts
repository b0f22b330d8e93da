import type { ProofKind, StepMessage } from '@grandstand/bus-contracts/shell';
import { catchError, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import { dialogSteps } from './dialog-steps';
import type { DialogState, StepChange, StepFailure } from './dialog-steps';
import type { RunningService } from '../run-service';

interface Open<Task> {
  /** The area's request. */
  readonly request: symbol;
  readonly task: Task;
  readonly proof: ProofKind | null;
  readonly isBusy: boolean;
  readonly message: StepMessage | null;
}

/** A dialog of the shell that an area asks for, in which the player confirms a task. */
export type AskedState<Task, Result> = DialogState<Open<Task>, Result>;

export type AskedChange<Task, Result> =
  | { readonly type: 'asked'; readonly request: symbol; readonly task: Task }
  | { readonly type: 'done'; readonly request: symbol; readonly result: Result }
  /** By the player, or with their session. */
  | { readonly type: 'closed' }
  | StepChange<Task>;

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
      const { message, proof = open.proof, task = open.task } = change;
      return { ...state, open: { ...open, isBusy: false, message, proof, task } };
    }
    case 'abandoned':
      return open?.request === change.request ? reduceAsked(state, { type: 'closed' }) : state;
    case 'closed':
      return open ? { open: null, ended: { request: open.request, result: null } } : state;
  }
}

/**
 * What an area and the dialog do with it.
 * @example const { ask$, confirm$ } = askedDialog(running, (error) => failureOf(error, clock.now()));
 */
export function askedDialog<Task, Result>(
  running: RunningService<AskedState<Task, Result>, AskedChange<Task, Result>>,
  failureOf: (error: unknown) => StepFailure,
) {
  const { open$, step$ } = dialogSteps(running, failureOf);
  return {
    /** Opens the dialog; emits the result once the player has done what it is for. */
    ask$: (task: Task): Observable<Result> =>
      open$((request) => ({ type: 'asked', request, task })),

    /**
     * Does the task of the open dialog; ends when that is closed.
     * @param renew$ The task as it is after a failure: the player must see it before they confirm again.
     */
    confirm$: (
      work: (task: Task) => Observable<Result>,
      renew$: (task: Task, failure: StepFailure) => Observable<Task> = (task) => of(task),
    ): Observable<object> =>
      step$(({ request, task: asked }) =>
        work(asked).pipe(
          map((result): AskedChange<Task, Result> => ({ type: 'done', request, result })),
          catchError((error: unknown) => {
            const failure = failureOf(error);
            return renew$(asked, failure).pipe(
              map((task): AskedChange<Task, Result> => ({
                type: 'failed',
                request,
                task,
                ...failure,
              })),
            );
          }),
        ),
      ),

    close$: (): Observable<object> => running.dispatch({ type: 'closed' }).pipe(map(() => ({}))),
  };
}
