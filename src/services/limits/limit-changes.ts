import { configState, noticesShow, Refusal } from '@grandstand/bus-contracts';
import {
  isExclusion,
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsSave,
} from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { Limit, LimitsState, LimitType, PendingLimit } from '@grandstand/bus-contracts/player';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import {
  blockUserCall,
  limitActionCall,
  limitDeleteCall,
  limitsSaveCall,
  limitsTestAnswersCall,
} from '../../api/endpoints/limits';
import type { Log, OtherTabs } from '../ports';
import { limitRefusal } from './limit-outcome';
import type { LimitsPorts } from './index';
import type { OutcomeText } from './limit-outcome';
import { isOffered } from './limit-values';

/** What the operator says of the limits with every answer. */
export interface Said {
  readonly limits: readonly Limit[];
  readonly iso: string;
  readonly scale: number;
}

export interface LimitChangesPorts {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
  readonly otherTabs: OtherTabs;
  readonly state: () => LimitsState;
  readonly player: () => string;
  /** Takes the operator's word for what holds. */
  readonly take: (said: Said) => void;
  readonly reload: () => void;
  readonly signOut: () => void;
  readonly words: Pick<LimitsPorts['words'], 'outcome' | 'waiting'>;
  readonly log: Log;
}

/** Handles what a player asks of their limits, and tells them how it ended. */
export function handleChanges(ports: LimitChangesPorts): void {
  const { bus, api, otherTabs, state, player, take, reload, signOut, words, log } = ports;
  /** The types that a test was asked for, by the test's id. */
  const tested = new Map<string, readonly LimitType[]>();

  /** A change: what comes of it is told to the player, and what holds by then is learnt where it is not clear. */
  async function change<T extends Said>(
    inWords: (answer: T) => Promise<string>,
    error: OutcomeText,
    make: () => Promise<T>,
    isDone: (answer: T) => string | null | undefined,
  ): Promise<T> {
    const asker = player();
    try {
      const answer = await make();
      if (asker !== player()) return answer;
      take(answer);
      otherTabs.tell({ kind: 'limits' });
      const title = isDone(answer);
      if (title !== undefined) tell('success', async () => inWords(answer), title);
      return answer;
    } catch (failure) {
      const refusal = limitRefusal(failure);
      if (asker === player() && !(failure instanceof AbortedError)) {
        tell('error', async () => words.outcome(error), refusal.text);
        // It may have been made all the same.
        otherTabs.tell({ kind: 'limits' });
        reload();
      }
      throw refusal;
    }
  }

  /** Says how a change ended, in the operator's words where it has some (specification, section 8). */
  function tell(
    kind: 'success' | 'error',
    inWords: () => Promise<string>,
    title: string | null | undefined,
  ): void {
    const show = async (): Promise<void> => {
      const said = title ?? (await inWords());
      await bus.send(noticesShow, { kind, text: said, priority: 'outcome' });
    };
    show().catch((error: unknown) => log('warn', 'The player was not told of a change.', error));
  }

  /** What waits of these types, as the state says by now. */
  const waitingOf = (types: readonly LimitType[]): PendingLimit | undefined =>
    state().pending.find(({ limitType }) => types.includes(limitType));
  const savedInWords = async (status: 200 | 204, types: readonly LimitType[]): Promise<string> => {
    const pending = waitingOf(types);
    // Of a saved period that begins later it would be untrue that it holds.
    const isHeld = status === 200 && !(pending && isExclusion(pending.limitType));
    return isHeld ? words.outcome('confirm_limit_success') : words.waiting(pending);
  };
  const passedInWords = async (testId: string): Promise<string> => {
    const types = tested.get(testId);
    const pending = waitingOf(types ?? []);
    return types && !pending ? words.outcome('confirm_limit_success') : words.waiting(pending);
  };

  bus.handle(limitsSave, async ({ changes }, { signal }) => {
    const { available, scale } = state();
    for (const { limitType, limitValue } of changes) {
      const offered = available.find(({ type }) => type === limitType);
      if (!isOffered(offered, limitValue, scale)) {
        throw new Refusal('bad-value', { details: { limitType } });
      }
    }
    const types = changes.map(({ limitType }) => limitType);
    const {
      status: saved,
      title,
      questions,
      tokenGuid,
    } = await change(
      async (answer) => savedInWords(answer.status, types),
      'confirm_limit_error',
      () => api.call(limitsSaveCall, { changes, scale }, { signal }),
      // It does not count before the questions are answered.
      (answer) => (answer.questions && answer.tokenGuid !== null ? undefined : answer.title),
    );
    const test = questions && tokenGuid !== null ? { testId: tokenGuid, questions } : null;
    if (test) tested.set(test.testId, types);
    return { status: saved, title, test };
  });

  bus.handle(limitsAnswerTest, async ({ testId, answers }, { signal }) => {
    const { success, questionsResult } = await change(
      async () => passedInWords(testId),
      'confirm_limit_error',
      () => api.call(limitsTestAnswersCall, { tokenGuid: testId, answers }, { signal }),
      (answer) => (answer.success ? null : undefined),
    );
    return { success, questionsResult };
  });

  bus.handle(limitsDecide, async ({ limitType, action }, { signal }) => {
    const isRejected = action === 'reject';
    const isDeleted = isRejected && bus.peek(configState)?.limits?.isCancelledByDelete === true;
    const { title } = await change(
      async () =>
        words.outcome(
          isRejected ? 'responsible_gaming_cancel_limit_success' : 'confirm_limit_success',
        ),
      isRejected ? 'cancel_limit_error' : 'confirm_limit_error',
      () =>
        isDeleted
          ? api.call(limitDeleteCall, { limitType }, { signal })
          : api.call(limitActionCall, { limitType, action: isRejected ? 0 : 1 }, { signal }),
      (answer) => answer.title,
    );
    return { title };
  });

  bus.handle(limitsBlockUser, async (request, { signal }) => {
    const { success } = await api
      .call(blockUserCall, request, { signal })
      .catch((error: unknown) => {
        throw limitRefusal(error);
      });
    if (!success) throw new Refusal('error');
    signOut();
    return {};
  });
}
