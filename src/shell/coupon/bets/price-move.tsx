import { type CouponBet } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../frame/shell-state';
import styles from './bets.module.css';

/** Whether a price is not the one the player took. */
export function hasMoved({ seenCoef, market }: CouponBet): boolean {
  return seenCoef !== market.coef;
}

/** Says that the price is not the one the player took, until they take this one. */
export function PriceMove({ bet }: { readonly bet: CouponBet }): ReactElement | null {
  const { t } = useTranslation();
  const { coefViewId } = useSettings();
  const { send: accept } = useSend(couponAcceptPrices);
  if (!hasMoved(bet)) return null;
  const { coef } = bet.market;
  const isUp = coef > bet.seenCoef;
  return (
    <div className={classNames(styles.move, isUp ? styles.up : styles.down)}>
      {/* What is heard of it comes from the one voice that keeps its pauses. */}
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
