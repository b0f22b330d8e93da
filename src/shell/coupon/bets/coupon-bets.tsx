import { type CouponState } from '@grandstand/bus-contracts';
import { couponAcceptPrices } from '@grandstand/bus-contracts/shell';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import type { ReactElement, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { batchOf } from '../stakes';
import { type StakeMoney } from '../words-and-money';
import { BetRow } from './bet-row';
import { BonusBetRow } from './bonus-bet-row';
import styles from './bets.module.css';
import { pricesToAccept } from './price-move';

interface CouponBetsProps {
  readonly coupon: CouponState;
  readonly money: StakeMoney;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The bets in the order they were added. */
export function CouponBets({ coupon, money, ref }: CouponBetsProps): ReactElement {
  const batch = coupon.typeId === BATCH ? batchOf(coupon) : null;
  return (
    <div ref={ref} className={styles.list} tabIndex={-1}>
      <ul className={styles.bets}>
        {coupon.bets.map((bet, place) => (
          <BetRow
            key={bet.market.id}
            bet={bet}
            money={money}
            ownStake={batch?.bets[place]?.stake}
            ownWin={batch?.bets[place]?.possibleWin ?? null}
          />
        ))}
      </ul>
      <BonusBetRow coupon={coupon} />
      <MovedPrices coupon={coupon} />
    </div>
  );
}

/** One button accepts all changed prices. */
function MovedPrices({ coupon }: { readonly coupon: CouponState }): ReactElement | null {
  const { t } = useTranslation();
  const { send: accept } = useSend(couponAcceptPrices);
  const { size } = pricesToAccept(coupon);
  if (size < 2) return null;
  return (
    <button type="button" className={styles.acceptAll} onClick={() => void accept({})}>
      {t('coupon.acceptAll', { count: size })}
    </button>
  );
}
