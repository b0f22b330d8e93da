import type { CouponState } from '@grandstand/bus-contracts';
import {
  formatAmount,
  formatMoney,
  numberFormat,
  winsByLost,
} from '@grandstand/bus-contracts/domain';
import { Button, classNames } from '@grandstand/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { createLater } from '../../../frame/loading/later';
import { useLanguage } from '../../../frame/shell-state';
import styles from './system.module.css';
import { systemTerms } from './system-terms';
import { useCouponSettings, type StakeMoney } from '../shared/words-and-money';

interface WinsByLostProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

const lines = createLater(async () => (await import('./line-list')).LineList);

/** The minimum and maximum win for each number of lost bets, and the lines on demand. */
export function WinsByLost({ coupon, money }: WinsByLostProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { exactCoef } = useCouponSettings();
  const [hasLines, setHasLines] = useState(false);
  const wins = useMemo(() => winsByLost(systemTerms(coupon, exactCoef)), [coupon, exactCoef]);
  if (!wins) return null;
  // Without currency: the line above names it, and the table is narrow.
  const write = (minor: number): string => formatAmount(minor, money.scale, tag);
  return (
    <div className={styles.body}>
      <p className={styles.note}>
        {t('coupon.wins.perLine', {
          count: wins.lines,
          lines: numberFormat(tag)(wins.lines),
          stake: formatMoney(wins.stakePerLine, money, tag),
        })}
      </p>
      {/* A long table scrolls inside its own area. */}
      <div
        className={styles.tableBox}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element is scrolled by keyboard too
        tabIndex={0}
        role="region"
        aria-label={t('coupon.wins.title')}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('coupon.wins.lost')}</th>
              <th scope="col">{t('coupon.wins.lines')}</th>
              <th scope="col">{t('coupon.wins.least')}</th>
              <th scope="col">{t('coupon.wins.most')}</th>
            </tr>
          </thead>
          <tbody>
            {wins.rows.map((row) => (
              <tr key={row.lost} className={classNames(!row.isWin && styles.none)}>
                <th scope="row">{row.lost}</th>
                <td>{numberFormat(tag)(row.linesWon)}</td>
                <td>{write(row.least)}</td>
                <td>{write(row.most)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{t('coupon.wins.note')}</p>
      <Button size="s" aria-expanded={hasLines} onClick={() => setHasLines(!hasLines)}>
        {t(hasLines ? 'coupon.lines.hide' : 'coupon.lines.show')}
      </Button>
      {hasLines ? <lines.View coupon={coupon} money={money} /> : null}
    </div>
  );
}
