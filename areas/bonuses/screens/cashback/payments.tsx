import type { ReactElement } from 'react';
import type { CashbackView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useTimeText } from '../../page/use-texts';
import styles from './cashback.module.css';

/** What periods that have ended gave. */
export function Payments({ payments }: Pick<CashbackView, 'payments'>): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  return (
    <Section title={t('bonuses.cashback.payments.title')} isWide>
      <ul className={styles.list}>
        {payments.map((payment) => {
          const { id, endedAt, percent, balance, amount, isPaid } = payment;
          return (
            <li key={id} className={styles.row}>
              <time dateTime={new Date(endedAt).toISOString()}>{time(endedAt)}</time>
              <span>
                {isPaid
                  ? t('bonuses.cashback.payments.paid', {
                      percent,
                      balance: money(balance, payment),
                      amount: money(amount, payment),
                    })
                  : t('bonuses.cashback.payments.barred')}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
