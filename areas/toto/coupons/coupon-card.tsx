import type { ReactElement } from 'react';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import {
  combinations,
  hitCounts,
  mostHits,
  totoRules,
} from '@grandstand/bus-contracts/domain/toto';
import type { OwnTotoCoupon } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { MatchList } from '../draws/match-list';
import { useTimeText } from '../page/use-texts';
import { HitSums } from './hit-sums';
import styles from './coupons.module.css';

/** A coupon: how it stands, and what it won by which arithmetic. */
export function CouponCard({ coupon }: { readonly coupon: OwnTotoCoupon }): ReactElement {
  const { language, t } = useAreaWords();
  const time = useTimeText();
  const { id, draw, units, picks, amount, payout, placedAt, status } = coupon;
  const money = (sum: number): string => formatMoney(sum, coupon, languageTag(language));
  return (
    <section className={styles.card} aria-labelledby={`coupon-${id}`}>
      <div className={styles.head}>
        <h2 id={`coupon-${id}`} className={styles.subtitle}>
          {t(`toto.section.${draw.section}`)}, {t('toto.number', { number: draw.number })}
        </h2>
        <strong>{t(`toto.status.${status}`, { amount: money(payout) })}</strong>
      </div>
      <p className={styles.quiet}>
        {t('toto.coupon.facts', {
          time: time(placedAt),
          combinations: combinations(picks),
          units,
          amount: money(amount),
          number: id,
        })}
      </p>
      {status === 'accepted' ? <Standing coupon={coupon} /> : null}
      {status === 'won' ? <HitSums coupon={coupon} /> : null}
      {status === 'void' ? <p>{t('toto.voided')}</p> : null}
      <details className={styles.details}>
        <summary>{t('toto.coupon.marks')}</summary>
        <MatchList draw={draw} picks={picks} />
      </details>
    </section>
  );
}

/** How many hits the best combination has, and whether the coupon can still win. */
function Standing({ coupon }: { readonly coupon: OwnTotoCoupon }): ReactElement {
  const { t } = useAreaWords();
  const { draw, picks } = coupon;
  const rules = totoRules(draw.section);
  const results = draw.matches.map(({ result }) => result);
  const played = results.filter((result) => result !== null).length;
  if (played === 0) return <p>{t('toto.standing.none')}</p>;
  const hits = hitCounts(picks, results).findLastIndex((count) => count > 0);
  const most = mostHits(picks, results);
  const least = rules.shares.at(-1)?.hits ?? 0;
  const open = rules.matches - played;
  const needed = Math.max(0, least - hits);
  return (
    <p>
      {t('toto.standing.hits', { hits, played })}{' '}
      {most < least
        ? t('toto.standing.over', { least })
        : needed === 0
          ? t('toto.standing.in', { hits: most })
          : t('toto.standing.needs', { needed, open })}
    </p>
  );
}
