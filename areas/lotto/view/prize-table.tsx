import type { ReactElement } from 'react';
import type { Lottery } from '@grandstand/bus-contracts/answers';
import {
  anyChance,
  hitChance,
  lottoRules,
  prizeTimes,
  returnedPart,
} from '@grandstand/bus-contracts/domain/lotto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText, useNumberText } from '../page/use-texts';
import styles from './view.module.css';

interface PrizeTableProps {
  readonly lottery: Lottery;
  readonly price: number;
  /** The numbers of a ticket. */
  readonly size: number;
}

/** What each number of hits wins, its chance, and what comes back in the long run. */
export function PrizeTable({ lottery, price, size }: PrizeTableProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { number, percent } = useNumberText();
  const rules = lottoRules(lottery);
  return (
    <section className={styles.card} aria-label={t('lotto.prizes.title')}>
      <table className={styles.table}>
        <caption className={styles.subtitle}>{t('lotto.prizes.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lotto.prizes.hits')}</th>
            <th scope="col">{t('lotto.prizes.prize')}</th>
            <th scope="col">{t('lotto.prizes.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.prizes.map(({ hits }) => (
            <tr key={hits}>
              <th scope="row">{t('lotto.prizes.of', { hits, pick: rules.pick })}</th>
              <td>{money(prizeTimes(rules, hits, size) * price)}</td>
              <td>{t('lotto.oneIn', { number: number(1 / hitChance(rules, hits, size), 1) })}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('lotto.prizes.any')}</th>
            <td>–</td>
            <td>{t('lotto.oneIn', { number: number(1 / anyChance(rules, size), 1) })}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.quiet}>
        {t('lotto.prizes.returned', { percent: percent(returnedPart(rules)) })}
      </p>
    </section>
  );
}
