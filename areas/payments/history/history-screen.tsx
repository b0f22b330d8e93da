import type { ReactElement } from 'react';
import { dateFormat, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Movement } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, Skeleton } from '@grandstand/ui';
import { RECHARGE_PATH, STATEMENTS_PATH, withdrawalPath } from '../page/payments-screen';
import { isOpen, isUnderWay, usePayments } from '../page/use-payments';
import { Steps } from '../withdrawal/steps';
import styles from './history.module.css';

/** The player's payments, the newest first. */
export function HistoryScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = usePayments(userId);
  const error = useLoadError({ title: t('history.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{
        label: t('history.loading'),
        shape: (
          <div className={styles.skeleton}>
            <Skeleton shape="block" />
          </div>
        ),
      }}
      error={error}
      empty={
        data?.payments.length === 0 ? (
          <EmptyBlock
            icon="history"
            title={t('history.empty.title')}
            text={t('history.empty.text')}
          >
            <a className={styles.link} href={href(RECHARGE_PATH)}>
              {t('title.recharge')}
            </a>
          </EmptyBlock>
        ) : undefined
      }
    >
      {({ payments }) => (
        <>
          <ul className={styles.list} aria-label={t('title.history')}>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <a className={styles.link} href={href(STATEMENTS_PATH)}>
            {t('history.statements')}
          </a>
        </>
      )}
    </AreaState>
  );
}

function PaymentRow({ payment }: { readonly payment: Movement }): ReactElement {
  const { href, language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const time = dateFormat(tag, {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: settings.is12h === 1,
  });
  const amount = formatMoney(payment.amount, payment, tag);
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <strong>{t(`history.${payment.kind}`)}</strong>
        <span className={styles.quiet}>{time(payment.createdAt)}</span>
      </span>
      <span className={styles.amount}>{amount}</span>
      <a
        className={styles.link}
        href={href(
          payment.kind === 'withdrawal'
            ? withdrawalPath(payment.id)
            : `/onpay/pending?payment=${encodeURIComponent(payment.id)}`,
        )}
      >
        {t(`history.state.${isRunning(payment) ? 'open' : payment.state}`)}
      </a>
      {payment.kind === 'withdrawal' ? (
        <div className={styles.steps}>
          <Steps withdrawal={payment} />
        </div>
      ) : null}
    </li>
  );
}

function isRunning(payment: Movement): boolean {
  return payment.kind === 'withdrawal' ? isUnderWay(payment) : isOpen(payment);
}
