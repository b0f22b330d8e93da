import type { ReactElement } from 'react';
import type { LottoDividends } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText, useNumberText } from '../page/use-texts';
import styles from './results.module.css';

interface DividendsProps {
  readonly dividends: LottoDividends;
  /** The numbers of a combination. */
  readonly pick: number;
}

/** How the sales of a draw were shared, so that each sum can be computed again. */
export function Dividends({ dividends, pick }: DividendsProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { percent } = useNumberText();
  const { sales, categories, jackpot, house, carried, added, renewed } = dividends;
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.quiet}>
          {t('lotto.dividends.title', { sales: money(sales) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('lotto.prizes.hits')}</th>
            <th scope="col">{t('lotto.dividends.share')}</th>
            <th scope="col">{t('lotto.dividends.units')}</th>
            <th scope="col">{t('lotto.dividends.each')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ hits, percent: part, money: share, units, each }) => (
            <tr key={hits}>
              <th scope="row">{t('lotto.prizes.of', { hits, pick })}</th>
              <td>
                {money(share)} ({percent(part / 100)})
              </td>
              <td>{units}</td>
              <td>{units === 0 ? '–' : money(each)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('lotto.facts.jackpot')}</th>
            <td>{money(jackpot.atStake)}</td>
            <td>{jackpot.units}</td>
            <td>{jackpot.units === 0 ? '–' : money(jackpot.each)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.quiet}>
        {t('lotto.dividends.rest', { house: money(house), carried: money(carried) })}
        {added > 0 ? ` ${t('lotto.dividends.added', { added: money(added) })}` : ''}
        {renewed > 0 ? ` ${t('lotto.dividends.renewed', { renewed: money(renewed) })}` : ''}{' '}
        {t('lotto.dividends.after', { jackpot: money(jackpot.after) })}
      </p>
    </>
  );
}
