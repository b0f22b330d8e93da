import type { PhoneDialog } from '@grandstand/bus-contracts/shell';
import { useTexts } from '../../../i18n/use-texts';
import { proofText } from '../proof/proof-text';
import { useTimeOf } from '../../frame/use-countdown';

/** What failed, and what to do; null where nothing has. */
export function useMessageText(message: PhoneDialog['message']): string | null {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  if (!message) return null;
  if (message.code === 'bad-phone') return t('signIn.bad-phone');
  if (message.code === 'taken') return t('phone.taken');
  return proofText(message, t, timeOf);
}
