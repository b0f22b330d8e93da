import type { CouponState } from '@grandstand/bus-contracts';
import {
  formatAmount,
  formatCoef,
  numberFormat,
  systemLines,
} from '@grandstand/bus-contracts/domain';
import { TextField } from '@grandstand/ui';
import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useLanguage, useSettings } from '../../../frame/shell-state';
import { useCouponSettings, type StakeMoney } from '../shared/words-and-money';
import { rowWindow, scrollTopOf } from './row-window';
import styles from './system.module.css';
import { systemTerms } from './system-terms';

interface LineListProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
}

const ROW_HEIGHT = 28;
const VIEW_HEIGHT = 8 * ROW_HEIGHT;

/** The lines of a system; only the visible ones are rendered. */
export function LineList({ coupon, money }: LineListProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { coefViewId } = useSettings();
  const { exactCoef } = useCouponSettings();
  const list = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLOListElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  /** The line that the player jumped to, and the scroll position; reset by further scrolling. */
  const [goal, setGoal] = useState<{ readonly row: number; readonly at: number } | null>(null);
  const [typed, setTyped] = useState('');
  const lines = useMemo(() => systemLines(systemTerms(coupon, exactCoef)), [coupon, exactCoef]);
  const size = { rows: lines?.count ?? 0, rowHeight: ROW_HEIGHT, viewHeight: VIEW_HEIGHT };
  const { height, first, count, top } = rowWindow({ ...size, scrollTop, from: goal?.row });
  useLayoutEffect(() => {
    // Set by script: the content policy allows no style attribute.
    all.current?.style.setProperty('height', `${height}px`);
    seen.current?.style.setProperty('translate', `0 ${top}px`);
  }, [height, top]);
  if (!lines) return null;

  const goTo = (text: string): void => {
    setTyped(text);
    const row = /^\d{1,12}$/.test(text) ? Number(text) - 1 : -1;
    if (row < 0 || row >= lines.count || !list.current) return;
    list.current.scrollTop = scrollTopOf(row, size);
    setScrollTop(list.current.scrollTop);
    setGoal({ row, at: list.current.scrollTop });
  };
  return (
    <div className={styles.list}>
      <TextField
        label={t('coupon.lines.goTo')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={goTo}
      />
      <div
        ref={list}
        className={styles.lines}
        role="region"
        aria-label={t('coupon.lines.title', { count: lines.count })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element is scrolled by keyboard too
        tabIndex={0}
        onScroll={(event) => {
          const { scrollTop: at } = event.currentTarget;
          setScrollTop(at);
          if (goal && Math.abs(goal.at - at) > 1) setGoal(null);
        }}
      >
        <div ref={all} className={styles.linesAll}>
          <ol ref={seen} className={styles.linesSeen}>
            {Array.from({ length: count }, (_, place) => {
              const line = lines.at(first + place);
              return (
                <li
                  key={line.index}
                  className={styles.line}
                  aria-setsize={lines.count}
                  aria-posinset={line.index + 1}
                >
                  <span className={styles.lineNumber}>{numberFormat(tag)(line.index + 1)}</span>
                  <span className={styles.lineLegs}>
                    {line.legs.map((leg) => leg + 1).join(' · ')}
                  </span>
                  <span>{formatCoef(line.coef, coefViewId)}</span>
                  <span>{formatAmount(line.pays, money.scale, tag)}</span>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </div>
  );
}
