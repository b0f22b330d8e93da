import type { ReactElement } from 'react';
import {
  anyChance,
  hitChance,
  housePercent,
  prizeTimes,
  returnedPart,
  type LottoRules,
  type PoolTerms,
} from '@grandstand/bus-contracts/domain/lotto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable } from '@grandstand/ui';
import { useMoneyText, useNumberText } from '../page/use-texts';
import styles from './view.module.css';

/** Chances of one in fewer tickets than these have a decimal. */
const EXACT_BELOW = 100;

interface PrizeTableProps {
  readonly rules: LottoRules;
  /** Of a combination. */
  readonly price: number;
  /** The numbers of a ticket. */
  readonly size: number;
}

/** What each number of hits wins, its chance, and what comes back in the long run. */
export function PrizeTable({ rules, price, size }: PrizeTableProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { number, percent } = useNumberText();
  const { pick, terms } = rules;
  const chance = (part: number): string => {
    const tickets = 1 / part;
    return t('lotto.oneIn', { number: number(tickets, tickets < EXACT_BELOW ? 1 : 0) });
  };
  const prizeOf = (hits: number): string => {
    const times = prizeTimes(rules, hits, size);
    return times === 0 ? '–' : money(times * price);
  };
  const shareOf = ({ hits, percent: part }: PoolTerms['prizes'][number]): string =>
    hits === pick
      ? t('lotto.prizes.jackpot', { percent: percent(part / 100) })
      : percent(part / 100);
  return (
    <section className={styles.card} aria-label={t('lotto.prizes.title')}>
      <h2 className={styles.subtitle}>{t('lotto.prizes.title')}</h2>
      <FigureTable
        label={t('lotto.prizes.title')}
        head={[
          t('lotto.prizes.hits'),
          ...(terms.kind === 'pool'
            ? [t('lotto.prizes.share'), t('lotto.prizes.least')]
            : [t('lotto.prizes.prize')]),
          t('lotto.prizes.chance'),
        ]}
        rows={[
          ...terms.prizes.map((prize) => [
            t('lotto.prizes.of', { hits: prize.hits, pick }),
            ...('percent' in prize ? [shareOf(prize)] : []),
            prizeOf(prize.hits),
            chance(hitChance(rules, prize.hits, size)),
          ]),
          [
            t('lotto.prizes.any'),
            ...(terms.kind === 'pool' ? ['–'] : []),
            '–',
            chance(anyChance(rules, size)),
          ],
        ]}
      />
      {terms.kind === 'pool' ? <PoolTexts terms={terms} pick={pick} price={price} /> : null}
      <p className={styles.quiet}>
        {t('lotto.prizes.returned', { percent: percent(returnedPart(rules)) })}
      </p>
    </section>
  );
}

interface PoolTextsProps extends Pick<PrizeTableProps, 'price'> {
  readonly terms: PoolTerms;
  readonly pick: number;
}

/** How the sales of a draw are shared, and what the house guarantees. */
function PoolTexts({ terms, pick, price }: PoolTextsProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { percent } = useNumberText();
  const house = housePercent(terms) / 100;
  return (
    <>
      <p className={styles.quiet}>
        {t('lotto.prizes.pool', { paid: percent(1 - house), house: percent(house) })}
      </p>
      <p className={styles.quiet}>
        {t('lotto.prizes.guarantee', { pick, least: money(terms.leastJackpot * price) })}
      </p>
    </>
  );
}
