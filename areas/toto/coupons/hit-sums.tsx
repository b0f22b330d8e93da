import type { ReactElement } from 'react';
import { hitCounts, totoRules } from '@grandstand/bus-contracts/domain/toto';
import type { OwnTotoCoupon } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useMoneyText } from '../page/use-texts';
import styles from './coupons.module.css';

/** What the combinations of a coupon won, share by share, in the currency of the pool. */
export function HitSums({ coupon }: { readonly coupon: OwnTotoCoupon }): ReactElement | null {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { draw, picks, units } = coupon;
  const { dividends } = draw;
  if (!dividends) return null;
  const rules = totoRules(draw.section);
  const results = draw.matches.map(({ result }) => result);
  const counts = hitCounts(picks, results);
  const rows = counts.flatMap((count, hits) => {
    const shares = dividends.categories.filter((category) => category.hits <= hits);
    const jackpot = hits === rules.matches ? [dividends.jackpot.each] : [];
    const sums = [...shares.map(({ each }) => each), ...jackpot];
    const each = sums.reduce((all, sum) => all + sum, 0);
    return count === 0 || each === 0 ? [] : [{ hits, count, sums, sum: each * units * count }];
  });
  return (
    <ul className={styles.sums} aria-label={t('toto.sums.title')}>
      {rows.toReversed().map(({ hits, count, sums, sum }) => (
        <li key={hits}>
          {t('toto.sums.row', { hits, count, units })}{' '}
          <span className={styles.arithmetic}>
            {count * units > 1 ? `${count * units} × ` : ''}({sums.map(money).join(' + ')}) ={' '}
            <strong>{money(sum)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
