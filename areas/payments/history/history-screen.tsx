import type { ReactElement } from 'react';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { isOpenPayment, type Movement } from '@grandstand/bus-contracts/player';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, Skeleton } from '@grandstand/ui';
import { askPath, isLate } from '../movement/ask';
import { ContinuePayment } from '../movement/continue-payment';
import {
  RECHARGE_PATH,
  REQUESTS_PATH,
  STATEMENTS_PATH,
  withdrawalPath,
} from '../page/payments-screen';
import { isUnderWay, usePayments } from '../page/use-payments';
import { Steps } from '../withdrawal/steps';
import styles from './history.module.css';
import { PurchasesSection } from './purchases-section';
import { useTimeText } from '../page/use-time-text';

interface HistoryScreenProps {
  readonly userId: string | undefined;
}

/** The player's payments and purchases, the newest first. */
export function HistoryScreen({ userId }: HistoryScreenProps): ReactElement {
  return (
    <>
      <Payments userId={userId} />
      <PurchasesSection userId={userId} />
    </>
  );
}

function Payments({ userId }: HistoryScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = usePayments(userId);
  const error = useLoadError({ title: t('history.failed'), loadedAt, retry });
  return (
    <div className={styles.payments}>
      <p className={styles.ways}>
        <a className={styles.link} href={href(REQUESTS_PATH)}>
          {t('ask.requests')}
        </a>
        <a className={styles.link} href={href(STATEMENTS_PATH)}>
          {t('history.statements')}
        </a>
      </p>
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
          <ul className={styles.list} aria-label={t('title.history')}>
            {payments.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                isLate={isLate(payment, loadedAt)}
                onRefused={retry}
              />
            ))}
          </ul>
        )}
      </AreaState>
    </div>
  );
}

interface PaymentRowProps {
  readonly payment: Movement;
  readonly isLate: boolean;
  /** Called where a deposit can't be continued. */
  readonly onRefused: () => void;
}

function PaymentRow({ payment, isLate: isSlow, onRefused }: PaymentRowProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const time = useTimeText();
  const amount = formatMoney(payment.amount, payment, languageTag(language));
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
      {payment.kind === 'deposit' ? (
        <div className={styles.steps}>
          <ContinuePayment payment={payment} onRefused={onRefused} />
        </div>
      ) : null}
      {isSlow ? (
        <p className={styles.late}>
          {t('ask.late')}{' '}
          <a className={styles.link} href={href(askPath(payment, true))}>
            {t('ask.link')}
          </a>
        </p>
      ) : null}
    </li>
  );
}

function isRunning(payment: Movement): boolean {
  return payment.kind === 'withdrawal' ? isUnderWay(payment) : isOpenPayment(payment);
}
