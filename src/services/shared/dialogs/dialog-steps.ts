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
import type { RunningService } from '../run-service';

/** Why a step of a dialog failed. */
export interface StepFailure {
  readonly message: StepMessage;
  /** What the operator asks for first; left out: nothing more than before. */
  readonly proof?: ProofKind;
}

interface OpenDialog {
  /** The area's request. */
  readonly request: symbol;
  readonly isBusy: boolean;
}

/** The state of a dialog that an area asks for. */
export interface DialogState<Open extends OpenDialog, Result> {
  readonly open: Open | null;
  /** How the last request ended; the result is null where the player has closed the dialog. */
  readonly ended: { readonly request: symbol; readonly result: Result | null } | null;
}

/** What happens to every such dialog. A change for a request whose dialog is not open changes nothing. */
export type StepChange<Task = never> =
  | { readonly type: 'began' }
  | ({
      readonly type: 'failed';
      readonly request: symbol;
      /** What the player confirms now; left out: the same as before. */
      readonly task?: Task;
    } & StepFailure)
  /** The area that asked has gone. */
  | { readonly type: 'abandoned'; readonly request: symbol };

/**
 * What an area and the parts of the shell do with a dialog that an area asks for.
 * @example const { open$, step$ } = dialogSteps(running, (error) => failureOf(error, REFUSALS, clock.now()));
 */
export function dialogSteps<Open extends OpenDialog, Result, Change>(
  { state, state$, dispatch }: RunningService<DialogState<Open, Result>, Change | StepChange>,
  failureOf: (error: unknown) => StepFailure,
) {
  return {
    /** Opens the dialog by a change; emits the result once the player has done what it is for. */
    open$(asked: (request: symbol) => Change): Observable<Result> {
      const request = Symbol('a request');
      return defer(() => dispatch(asked(request))).pipe(
        switchMap(() => state$),
        filter(({ ended }) => ended?.request === request),
        take(1),
        map(({ ended }) => {
          if (!ended?.result) throw new Refusal('cancelled');
          return ended.result;
        }),
        finalize(() => {
          if (state().open?.request === request) dispatch({ type: 'abandoned', request });
        }),
      );
    },

    /** Does one step of the open dialog, if it waits for one; it ends when that is closed. */
    step$(work: (open: Open) => Observable<Change | StepChange>): Observable<object> {
      const { open } = state();
      if (!open || open.isBusy) return of({});
      const { request } = open;
      const isClosed$ = state$.pipe(filter((now) => now.open?.request !== request));
      return dispatch({ type: 'began' }).pipe(
        take(1),
        switchMap(() => work(open)),
        takeUntil(isClosed$),
        catchError((error: unknown) =>
          of<StepChange>({ type: 'failed', request, ...failureOf(error) }),
        ),
        switchMap((change) => dispatch(change)),
        map(() => ({})),
        defaultIfEmpty({}),
      );
    },
  };
}
