import type { ReactElement } from 'react';
import { createLater } from '../frame/later';
import { CouponBets } from './bets/coupon-bets';
import { CouponForm } from './coupon-form';
import { LoadReport } from './code/load-report';
import { PlacedCoupon } from './result/placed-coupon';
import { SinglesResults } from './result/singles-results';
import { useCouponSnapshot } from './hooks/use-coupon-snapshot';
import { usePlacing } from './hooks/use-placing';
import { PriceVoice } from './voice/price-voice';
import { useStakeMoney } from './words-and-money';

const offers = createLater(async () => (await import('./empty/offers')).Offers);

/** The bets, the last result above them, and offers while the coupon is empty. */
export function Slip(): ReactElement {
  const coupon = useCouponSnapshot();
  const money = useStakeMoney();
  const placing = usePlacing(coupon, money.account);
  const { successCoupon, singlesResultCoupons, loadReport, bets } = coupon;
  const hasResult = successCoupon !== null || singlesResultCoupons.length > 0;
  return (
    <>
      <PriceVoice bets={bets} />
      {successCoupon ? <PlacedCoupon bet={successCoupon} /> : null}
      {singlesResultCoupons.length > 0 ? (
        <SinglesResults coupon={coupon} money={money} onAgain={placing.place} />
      ) : null}
      {loadReport ? <LoadReport legs={loadReport} /> : null}
      {bets.length > 0 ? (
        <CouponForm coupon={coupon} money={money} placing={placing}>
          <CouponBets coupon={coupon} money={money} />
        </CouponForm>
      ) : null}
      {bets.length === 0 && !hasResult ? <offers.View /> : null}
    </>
  );
}
