import { type CouponBet } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../frame/shell-state';
import styles from './bets.module.css';

/** Whether a price differs from the one that the player accepted. */
export function hasMoved({ seenCoef, market }: CouponBet): boolean {
  return seenCoef !== market.coef;
}

/** Shows that the price differs from the accepted one, until the player accepts it. */
export function PriceMove({ bet }: { readonly bet: CouponBet }): ReactElement | null {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { send: accept } = useSend(couponAcceptPrices);
  if (!hasMoved(bet)) return null;
  const { coef } = bet.market;
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
      <button
        type="button"
        className={styles.press}
        onClick={() => void accept({ marketId: bet.market.id })}
      >
        {t('coupon.accept')}
      </button>
    </div>
  );
}
