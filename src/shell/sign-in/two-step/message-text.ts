import type { TwoStepDialog } from '@grandstand/bus-contracts/shell';
import { useTexts } from '../../../i18n/use-texts';
import { proofText } from '../proof/proof-text';
import { useTimeOf } from '../../frame/use-countdown';

/** The messages of two-step sign-in with a text of the site's. */
const WITH_TEXT: ReadonlySet<string> = new Set(['time_up', 'two-step-off', 'two-step-on']);

/** What failed, and what to do; null where nothing has. The time of a proof may be up, or that of a key. */
export function useMessageText(
  message: TwoStepDialog['message'],
  isOfProof = false,
): string | null {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  if (!message) return null;
  const isProofLate = isOfProof && message.code === 'time_up';
  if (WITH_TEXT.has(message.code) && !isProofLate) return t(`twoStep.${message.code}`);
  return proofText(message, t, timeOf);
}
