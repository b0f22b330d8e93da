import type { ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { paymentsResume } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import styles from './movement.module.css';

interface ContinuePaymentProps {
  readonly paymentId: string;
  /** Called where it can't be continued: the payment may have ended meanwhile. */
  readonly onRefused: () => void;
}

/** Leads back to the page of the bank for a deposit that was not paid yet, or says why it does not. */
export function ContinuePayment({ paymentId, onRefused }: ContinuePaymentProps): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending, error } = useSend(paymentsResume);
  const resume = async (): Promise<void> => {
    if (!(await send({ paymentId }))) onRefused();
  };
  return (
    <div className={styles.resume}>
      <Button isBusy={isSending} onClick={() => void resume()}>
        {t('resume.action')}
      </Button>
      <Alert text={error ? t(`resume.refused.${reasonOf(error)}`) : null} />
    </div>
  );
}

const REASONS = ['over', 'method-down', 'not-signed-in'];

function reasonOf(error: Error): string {
  const code = error instanceof CommandError ? error.code : undefined;
  return REASONS.find((reason) => reason === code) ?? 'unavailable';
}
