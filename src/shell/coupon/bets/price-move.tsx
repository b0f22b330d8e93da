import { type CouponBet, type CouponState } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../frame/shell-state';
import styles from './bets.module.css';

interface PriceMoveProps {
  readonly bet: CouponBet;
  /** Whether the player must accept the price before the bet is placed. */
  readonly isAsked: boolean;
}

/** The outcomes with a new price that the player must accept, by their choice of accepted moves. */
export function pricesToAccept({ problems }: Pick<CouponState, 'problems'>): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ code, marketId }) =>
      code === 'price-changed' && marketId !== undefined ? [marketId] : [],
    ),
  );
}

/** Shows that the price differs from the accepted one. */
export function PriceMove({ bet, isAsked }: PriceMoveProps): ReactElement | null {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { send: accept } = useSend(couponAcceptPrices);
  const { coef } = bet.market;
  if (coef === bet.seenCoef) return null;
  const isUp = coef > bet.seenCoef;
  return (
    <div className={classNames(styles.move, isUp ? styles.up : styles.down)}>
      {/* Hidden from screen readers: PriceVoice announces all moves. */}
      <p>
        <span aria-hidden="true">{isUp ? '▲ ' : '▼ '}</span>
        <span>
          {t('coupon.moved', {
            from: formatCoef(bet.seenCoef, coefViewId),
            to: formatCoef(coef, coefViewId),
          })}
        </span>
      </p>
      {isAsked ? (
        <button
          type="button"
          className={styles.press}
          onClick={() => void accept({ marketId: bet.market.id })}
        >
          {t('coupon.accept')}
        </button>
      ) : null}
    </div>
  );
}
