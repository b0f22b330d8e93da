import { useEffect, useRef, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Payment } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, Skeleton } from '@grandstand/ui';
import { HISTORY_PATH, RECHARGE_PATH } from '../page/payments-screen';
import { isOpen, usePayment } from '../page/use-payments';
import styles from './result.module.css';

interface ResultScreenProps {
  readonly paymentId: string;
  readonly userId: string | undefined;
}

/** How a payment ended: what the operator says, whatever the address does. */
export function ResultScreen({ paymentId, userId }: ResultScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, error, retry } = usePayment(paymentId, userId);
  const failed = useLoadError({ title: t('result.failed'), loadedAt, retry });
  const isUnknown =
    paymentId === '' || (error instanceof CommandError && error.code === 'not-found');
  if (isUnknown && userId !== undefined) return <UnknownPayment />;
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{
        label: t('result.loading'),
        shape: (
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
      error={failed}
    >
      {(payment) => <Result payment={payment} />}
    </AreaState>
  );
}

function Result({ payment }: { readonly payment: Payment }): ReactElement {
  const { href, language, t } = useAreaWords();
  const text = useRef<HTMLParagraphElement>(null);
  const { state, reason, id } = payment;
  const end = isOpen(payment) ? 'open' : state;
  useEffect(() => {
    if (end !== 'open') text.current?.focus();
  }, [end]);
  const amount = formatMoney(payment.amount, payment, languageTag(language));
  return (
    <section className={styles.card} aria-label={t('title.result')}>
      <p ref={text} className={styles.state} role="status" tabIndex={-1}>
        {t(`state.${end}`, { amount })}
      </p>
      <p className={styles.text}>
        {reason === null ? t(`result.next.${end}`) : t(`reason.${reason}`)}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('result.amount')}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{t('result.reference')}</dt>
          <dd className={styles.reference}>{id}</dd>
        </div>
      </dl>
      <div className={styles.links}>
        <ButtonLink kind="primary" href={href(end === 'credited' ? '/line' : RECHARGE_PATH)}>
          {t(end === 'credited' ? 'result.line' : 'result.again')}
        </ButtonLink>
        <ButtonLink href={href(HISTORY_PATH)}>{t('title.history')}</ButtonLink>
      </div>
    </section>
  );
}

/** A reference that the player has no payment of. */
function UnknownPayment(): ReactElement {
  const { href, t } = useAreaWords();
  useMissingPage();
  return (
    <section className={styles.card} aria-label={t('title.result')}>
      <p className={styles.state}>{t('result.unknown')}</p>
      <div className={styles.links}>
        <ButtonLink kind="primary" href={href(HISTORY_PATH)}>
          {t('title.history')}
        </ButtonLink>
      </div>
    </section>
  );
}
