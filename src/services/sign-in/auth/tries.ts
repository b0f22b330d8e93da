import { catchError, defer, finalize, map, switchMap, take, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { messageOf, refusalOfStep } from '../../../api/step-refusals';
import { suppressPromotionsIfExcluded } from '../../shared/offers';
import { openTransfer } from '../../shared/open-transfer';
import type { Change, Outcome, State } from './auth-state';
import type { AuthPorts } from './index';

/** What a try is made of: its steps, what the form shows of the answer, and the codes that it may be refused with. */
export type Try = <Answer>(
  step$: (state: State) => Observable<Answer>,
  outcomeOf: (answer: Answer) => Outcome,
  codes: readonly string[],
) => Observable<Answer>;

/** Makes tries of the form: it is loading until a try has ended, and has its outcome then. */
export function createTries(
  ports: Pick<AuthPorts, 'bus' | 'clock' | 'cookies'>,
  dispatch: (change: Change) => Observable<State>,
): Try {
  const { bus, clock } = ports;
  return (step$, outcomeOf, codes) => {
    const attempt = Symbol('try');
    const end$ = (outcome: Outcome): Observable<State> =>
      dispatch({ type: 'ended', attempt, outcome });
    return defer(() => dispatch({ type: 'began', attempt })).pipe(
      take(1),
      switchMap(step$),
      switchMap((answer) => end$(outcomeOf(answer)).pipe(map(() => answer))),
      catchError((error: unknown) => {
        const refusal = refusalOfStep(error, codes, clock.now());
        if (refusal.code === 'cancelled') {
          return end$({ result: 'cancelled' }).pipe(switchMap(() => throwError(() => refusal)));
        }
        if (refusal.code === 'account-moves') openTransfer(bus, refusal);
        suppressPromotionsIfExcluded(ports, refusal);
        const refused$ = end$({ result: 'refused', message: messageOf(refusal) });
        return refused$.pipe(switchMap(() => throwError(() => refusal)));
      }),
      finalize(() => dispatch({ type: 'given-up', attempt })),
    );
  };
}
