import type { ReactElement } from 'react';
import type { LottoDividends } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable } from '@grandstand/ui';
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
      <FigureTable
        caption={t('lotto.dividends.title', { sales: money(sales) })}
        head={[
          t('lotto.prizes.hits'),
          t('lotto.dividends.share'),
          t('lotto.dividends.units'),
          t('lotto.dividends.each'),
        ]}
        rows={[
          ...categories.map(({ hits, percent: part, money: share, units, each }) => [
            t('lotto.prizes.of', { hits, pick }),
            `${money(share)} (${percent(part / 100)})`,
            units,
            units === 0 ? '–' : money(each),
          ]),
          [
            t('lotto.facts.jackpot'),
            money(jackpot.atStake),
            jackpot.units,
            jackpot.units === 0 ? '–' : money(jackpot.each),
          ],
        ]}
      />
      <p className={styles.quiet}>
        {t('lotto.dividends.rest', { house: money(house), carried: money(carried) })}
        {added > 0 ? ` ${t('lotto.dividends.added', { added: money(added) })}` : ''}
        {renewed > 0 ? ` ${t('lotto.dividends.renewed', { renewed: money(renewed) })}` : ''}{' '}
        {t('lotto.dividends.after', { jackpot: money(jackpot.after) })}
      </p>
    </>
  );
}
