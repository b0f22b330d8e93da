import {
  securityQuestionChange,
  securityQuestionGet,
  type SecurityQuestion,
  type SecurityQuestionAct,
} from '@grandstand/bus-contracts/player';
import { usePlayerQuery, useQueryClient, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import { useChange } from './use-change';

/** The words for the last change; none where the player has closed the dialog. */
type QuestionOutcome = 'kept' | 'removed' | 'unavailable' | 'resting' | 'not-signed-in';

const DONE = { set: 'kept', remove: 'removed' } as const;

interface QuestionNow extends Loaded<SecurityQuestion> {
  /** Resolves to whether it was made. */
  readonly change: (act: SecurityQuestionAct) => Promise<boolean>;
  readonly isChanging: boolean;
  readonly outcome: QuestionOutcome | undefined;
}

/** Loads whether a player has a security question, and changes it; the shell has the dialog in which that is done. */
export function useSecurityQuestion(userId: string | undefined): QuestionNow {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const { queryKey, ...loaded } = usePlayerQuery(bus, securityQuestionGet, {}, userId);
  const { made, refusal, ...changing } = useChange({
    // The player takes their time in a dialog.
    send: (act: SecurityQuestionAct): Promise<SecurityQuestion> =>
      bus.send(securityQuestionChange, { act }, { deadline: Infinity }),
    refusals: ['not-signed-in', 'resting'],
    onChanged: (next) => client.setQueryData(queryKey, next),
    reload: loaded.retry,
  });
  return { ...loaded, ...changing, outcome: refusal ?? (made && DONE[made]) };
}
