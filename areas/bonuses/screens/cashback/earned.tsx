import type { ReactElement } from 'react';
import type { CashbackProgramme } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText } from '@grandstand/text-ui';
import styles from './cashback.module.css';

/** What the player has earned in the present period: points, or what each account would be paid now. */
export function Earned({ earned }: Pick<CashbackProgramme, 'earned'>): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  if (earned.mode === 'points') {
    return (
      <>
        <p>{t('bonuses.cashback.earned.points', { count: earned.points })}</p>
        {earned.waiting === 0 ? null : (
          <p>{t('bonuses.cashback.earned.waiting', { count: earned.waiting })}</p>
        )}
      </>
    );
  }
  if (earned.amounts.length === 0) return <p>{t('bonuses.cashback.earned.none')}</p>;
  return (
    <ul className={styles.rules}>
      {earned.amounts.map((account) => (
        <li key={account.iso}>
          {t('bonuses.cashback.earned.amount', {
            amount: money(account.amount, account),
            balance: money(account.balance, account),
          })}
        </li>
      ))}
    </ul>
  );
}
