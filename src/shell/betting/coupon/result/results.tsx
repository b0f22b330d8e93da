import type { PlacedBet } from '@grandstand/bus-contracts';
import type { ReactElement } from 'react';
import type { CouponStore } from '../../../../services/betting/coupon';
import { HoldLine } from './hold-line';
import type { StakeMoney } from '../shared/words-and-money';
import { LoadReport } from './load-report';
import { PlacedCoupon } from './placed-coupon';
import { SinglesResults } from './singles-results';

export { HoldLine };

export interface ResultsProps {
  readonly coupon: CouponStore;
  readonly money: StakeMoney;
  /** Places the rest of a batch of singles. */
  readonly onAgain: () => void;
  /** Called before the selections of placed bets return to the coupon. */
  readonly onRepeat: () => void;
}

/** The result of the last placement, the bet or each single of a batch, and the changes by a loaded code. */
export function Results({ coupon, money, onAgain, onRepeat }: ResultsProps): ReactElement {
  const { successCoupon, singlesResultCoupons, loadReport, isRepeating, bets, hold } = coupon;
  const isAlone = bets.length === 0 || isRepeating;
  const isOwn = ({ accountId }: PlacedBet): boolean => money.account?.id === accountId;
  return (
    <>
      {successCoupon ? (
        <PlacedCoupon
          key={successCoupon.id}
          bet={successCoupon}
          isRepeating={isRepeating}
          isRepeatable={isAlone && isOwn(successCoupon)}
          onRepeat={onRepeat}
        />
      ) : null}
      {singlesResultCoupons.length > 0 ? (
        <SinglesResults
          coupon={coupon}
          money={money}
          isRepeating={isRepeating}
          isRepeatable={isAlone && singlesResultCoupons.every(({ bet }) => !bet || isOwn(bet))}
          onAgain={onAgain}
          onRepeat={onRepeat}
        />
      ) : null}
      <div role="status">{isRepeating && hold ? <HoldLine hold={hold} /> : null}</div>
      {loadReport ? <LoadReport legs={loadReport} /> : null}
    </>
  );
}
