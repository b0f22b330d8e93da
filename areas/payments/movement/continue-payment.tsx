import { useEffect, useRef, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { isOpenPayment, paymentsResume, type Payment } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button, VisuallyHidden } from '@grandstand/ui';
import styles from './movement.module.css';

interface ContinuePaymentProps {
  readonly payment: Payment;
  /** Called where it can't be continued: the payment may have ended meanwhile. */
  readonly onRefused: () => void;
}

/** Leads back to the page of the bank for a deposit that was not paid yet, or says why it does not; nothing for one that has ended. */
export function ContinuePayment({ payment, onRefused }: ContinuePaymentProps): ReactElement | null {
  const { language, t } = useAreaWords();
  const { send, isSending, error } = useSend(paymentsResume);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = isOpenPayment(payment);
  const hasEnded = !isOpen && error !== undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (hasEnded) box.current?.focus();
  }, [hasEnded]);

  if (!isOpen && !error) return null;
  const resume = async (): Promise<void> => {
    if (!(await send({ paymentId: payment.id }))) onRefused();
  };
  return (
    <div ref={box} className={styles.resume} tabIndex={-1}>
      {isOpen ? (
        <>
          <p>{t('resume.hint')}</p>
          <Button isBusy={isSending} onClick={() => void resume()}>
            {t('resume.action')}
            <VisuallyHidden>
              {`: ${formatMoney(payment.amount, payment, languageTag(language))}`}
            </VisuallyHidden>
          </Button>
        </>
      ) : null}
      <Alert text={error ? t(refusalKeys(error)) : null} />
    </div>
  );
}

/** The keys of the text of a refusal; one without a text of its own says that the operator was not reached. */
function refusalKeys(error: Error): string[] {
  const code = error instanceof CommandError ? error.code : 'unavailable';
  return [`resume.refused.${code}`, 'resume.refused.unavailable'];
}
