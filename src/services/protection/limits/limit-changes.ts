import { Refusal } from '@grandstand/bus-contracts';
import {
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsSave,
  LIMIT,
} from '@grandstand/bus-contracts/player';
import { protectionStop } from '@grandstand/bus-contracts/shell';
import type { AnswerOf, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { catchError, concatMap, map, take, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  blockUserCall,
  limitActionCall,
  limitDeleteCall,
  limitsSaveCall,
  limitsTestAnswersCall,
} from '../../../api/endpoints/protection/limits';
import type { RunningService } from '../../shared/run-service';
import { limitRefusal } from './limit-outcome';
import type { Made, OutcomeText } from './limit-outcome';
import { isOffered } from './limit-values';
import type { Change, LimitsAnswer, Reading, State } from './limits-state';

export interface LimitChangesPorts extends RunningService<State, Change> {
  readonly bus: ShellHandle<'limits'>;
  readonly api: ApiClient;
  readonly read: () => Reading;
}

/** The self-exclusion of `protection.stop`. */
const STOP_DAYS = 1;

/** Saves limits, as `limits.save` does. */
export type SaveLimits = (
  changes: RequestOf<typeof limitsSave>['changes'],
) => Observable<AnswerOf<typeof limitsSave>>;

/** Handles the changes that a player requests; returns how limits are saved. */
export function handleChanges({ bus, api, state$, dispatch, read }: LimitChangesPorts): SaveLimits {
  /** Makes a change; its outcome counts only for the player who requested it. */
  function make$<Answer extends LimitsAnswer>(
    player: string,
    answer$: Observable<Answer>,
    madeOf: (answer: Answer) => Made,
    words: OutcomeText = 'confirm_limit_error',
  ): Observable<Answer> {
    return answer$.pipe(
      catchError((error: unknown) => {
        const refusal = limitRefusal(error);
        if (error instanceof AbortedError) throw refusal;
        const failure = { words, title: refusal.text };
        return dispatch({ type: 'change-failed', player, failure, now: read() }).pipe(
          concatMap(() => throwError(() => refusal)),
        );
      }),
      concatMap((answer) =>
        dispatch({ type: 'change-made', player, answer, made: madeOf(answer), now: read() }).pipe(
          map(() => answer),
        ),
      ),
    );
  }

  /** The present state, once. */
  const present$ = state$.pipe(take(1));

  const save$: SaveLimits = (changes) =>
    present$.pipe(
      concatMap(({ player, shown: { available, scale } }) => {
        for (const { limitType, limitValue } of changes) {
          const offered = available.find(({ type }) => type === limitType);
          if (!isOffered(offered, limitValue, scale)) {
            throw new Refusal('bad-value', { details: { limitType } });
          }
        }
        const types = changes.map(({ limitType }) => limitType);
        return make$(player, call$(api, limitsSaveCall, { changes, scale }), (answer) => ({
          what: 'saved',
          types,
          status: answer.status,
          title: answer.title,
          testId: testOf(answer)?.testId ?? null,
        }));
      }),
      map((answer) => ({ status: answer.status, title: answer.title, test: testOf(answer) })),
    );

  bus.handle(limitsSave, ({ changes }) => save$(changes));

  // Needs no loaded limits: nothing may stand in its way.
  bus.handle(protectionStop, () =>
    present$.pipe(
      concatMap(({ player, shown: { scale } }) => {
        const types = [LIMIT.selfExclusion];
        const changes = [{ limitType: LIMIT.selfExclusion, limitValue: STOP_DAYS }];
        return make$(player, call$(api, limitsSaveCall, { changes, scale }), (answer) => ({
          what: 'saved',
          types,
          status: answer.status,
          title: answer.title,
          testId: null,
        }));
      }),
      map(() => ({})),
    ),
  );

  bus.handle(limitsAnswerTest, ({ testId, answers }) =>
    present$.pipe(
      concatMap(({ player }) =>
        make$(
          player,
          call$(api, limitsTestAnswersCall, { tokenGuid: testId, answers }),
          ({ success }) => ({ what: 'tested', testId, isPassed: success }),
        ),
      ),
      map(({ success, questionsResult }) => ({ success, questionsResult })),
    ),
  );

  bus.handle(limitsDecide, ({ limitType, action }) =>
    present$.pipe(
      concatMap(({ player, config }) => {
        if (action === 'approve') {
          const approved$ = call$(api, limitActionCall, { limitType, action: 1 });
          return make$(player, approved$, ({ title }) => ({ what: 'approved', title }));
        }
        const rejected$ = config?.isCancelledByDelete
          ? call$(api, limitDeleteCall, { limitType })
          : call$(api, limitActionCall, { limitType, action: 0 });
        return make$(
          player,
          rejected$,
          ({ title }) => ({ what: 'rejected', title }),
          'cancel_limit_error',
        );
      }),
      map(({ title }) => ({ title })),
    ),
  );

  bus.handle(limitsBlockUser, (request) =>
    present$.pipe(
      concatMap(({ player }) =>
        call$(api, blockUserCall, request).pipe(
          catchError((error: unknown) => throwError(() => limitRefusal(error))),
          concatMap(({ success }) => {
            if (!success) throw new Refusal('error');
            return dispatch({ type: 'account-closed', player, now: read() });
          }),
        ),
      ),
      map(() => ({})),
    ),
  );

  return save$;
}

/** The test that a save requires; null if no question of it can be answered. */
function testOf<Question>(answer: {
  readonly tokenGuid: string | null;
  readonly questions: Question[] | null;
}): { testId: string; questions: Question[] } | null {
  const { tokenGuid, questions } = answer;
  return questions && tokenGuid !== null ? { testId: tokenGuid, questions } : null;
}
