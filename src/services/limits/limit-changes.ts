import { configState, noticesShow, Refusal } from '@grandstand/bus-contracts';
import {
  limitsAnswerTest,
  limitsBlockUser,
  limitsDecide,
  limitsSave,
} from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { Limit, LimitsState } from '@grandstand/bus-contracts/player';
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
  readonly inWords: (text: OutcomeText) => Promise<string>;
  readonly log: Log;
}

/** Handles what a player asks of their limits, and tells them how it ended. */
export function handleChanges(ports: LimitChangesPorts): void {
  const { bus, api, otherTabs, state, player, take, reload, signOut, inWords, log } = ports;

  /** A change: what comes of it is told to the player, and what holds by then is learnt where it is not clear. */
  async function change<T extends Said>(
    texts: readonly [success: OutcomeText, error: OutcomeText],
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
      if (title !== undefined) tell('success', texts[0], title);
      return answer;
    } catch (error) {
      const refusal = limitRefusal(error);
      if (asker === player() && !(error instanceof AbortedError)) {
        tell('error', texts[1], refusal.text);
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
    text: OutcomeText,
    title: string | null | undefined,
  ): void {
    const show = async (): Promise<void> => {
      const said = title ?? (await inWords(text));
      await bus.send(noticesShow, { kind, text: said, priority: 'outcome' });
    };
    show().catch((error: unknown) => log('warn', 'The player was not told of a change.', error));
  }

  bus.handle(limitsSave, async ({ changes }, { signal }) => {
    const { available, scale } = state();
    for (const { limitType, limitValue } of changes) {
      const offered = available.find(({ type }) => type === limitType);
      if (!isOffered(offered, limitValue, scale)) {
        throw new Refusal('bad-value', { details: { limitType } });
      }
    }
    const {
      status: saved,
      title,
      questions,
      tokenGuid,
    } = await change(
      ['confirm_limit_success', 'confirm_limit_error'],
      () => api.call(limitsSaveCall, { changes, scale }, { signal }),
      // It does not count before the questions are answered.
      (answer) => (answer.questions && answer.tokenGuid !== null ? undefined : answer.title),
    );
    const test = questions && tokenGuid !== null ? { testId: tokenGuid, questions } : null;
    return { status: saved, title, test };
  });

  bus.handle(limitsAnswerTest, async ({ testId, answers }, { signal }) => {
    const { success, questionsResult } = await change(
      ['confirm_limit_success', 'confirm_limit_error'],
      () => api.call(limitsTestAnswersCall, { tokenGuid: testId, answers }, { signal }),
      (answer) => (answer.success ? null : undefined),
    );
    return { success, questionsResult };
  });

  bus.handle(limitsDecide, async ({ limitType, action }, { signal }) => {
    const isRejected = action === 'reject';
    const isDeleted = isRejected && bus.peek(configState)?.limits?.isCancelledByDelete === true;
    const { title } = await change(
      isRejected
        ? ['responsible_gaming_cancel_limit_success', 'cancel_limit_error']
        : ['confirm_limit_success', 'confirm_limit_error'],
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
