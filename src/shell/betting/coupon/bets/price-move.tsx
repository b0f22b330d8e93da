import { type CouponState, type RequestOf } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { useSettings } from '../../../frame/shell-state';
import styles from './bets.module.css';

interface PriceMoveProps {
  /** The accepted price. */
  readonly from: number;
  readonly to: number;
  /** Whether the player must accept the price before the bet is placed. */
  readonly isAsked: boolean;
  /** The subject of the price: an outcome, or the bets of one match together. */
  readonly of: RequestOf<typeof couponAcceptPrices>;
}

/** The outcomes (text) and matches (number) with a new price that the player must accept, by their choice of accepted moves. */
export function pricesToAccept({
  problems,
}: Pick<CouponState, 'problems'>): ReadonlySet<string | number> {
  return new Set(
    problems.flatMap(({ code, marketId, gameId }) =>
      code === 'price-changed' ? (marketId ?? gameId ?? []) : [],
    ),
  );
}

/** Shows that the price differs from the accepted one. */
export function PriceMove({ from, to, isAsked, of }: PriceMoveProps): ReactElement | null {
  const { t } = useTexts();
  const { coefViewId } = useSettings();
  const { send: accept } = useSend(couponAcceptPrices);
  if (to === from) return null;
  const isUp = to > from;
  return (
    <div className={classNames(styles.move, isUp ? styles.up : styles.down)}>
      {/* Hidden from screen readers: PriceVoice announces all moves. */}
      <p>
        <span aria-hidden="true">{isUp ? '▲ ' : '▼ '}</span>
        <span>
          {t('coupon.moved', {
            from: formatCoef(from, coefViewId),
            to: formatCoef(to, coefViewId),
          })}
        </span>
      </p>
      {isAsked ? (
        <button type="button" className={styles.press} onClick={() => void accept(of)}>
          {t('coupon.accept')}
        </button>
      ) : null}
    </div>
  );
}
