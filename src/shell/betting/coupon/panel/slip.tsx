import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { createLater } from '../../../frame/loading/later';
import { useLanguage } from '../../../frame/shell-state';
import { CouponBets } from '../bets/coupon-bets';
import { CouponForm } from './coupon-form';
import { holdLine, results } from '../result/later-results';
import { useCouponSnapshot } from '../hooks/use-coupon-snapshot';
import { usePlacing } from '../hooks/use-placing';
import { priceVoice } from '../later-parts';
import { useStakeMoney } from '../shared/words-and-money';

const offers = createLater(async () => (await import('../empty/offers')).Offers);

/** The bets, the last result above them, and offers while the coupon is empty. */
export function Slip(): ReactElement {
  const coupon = useCouponSnapshot();
  const money = useStakeMoney();
  const placing = usePlacing(coupon, money.account);
  const { successCoupon, singlesResultCoupons, loadReport, bets, isRepeating } = coupon;
  const areBetsShown = bets.length > 0 && !isRepeating;
  const { list, onLeave } = useFocusOnBets(areBetsShown);
  // It is fetched once there is a bet; until then nothing is said.
  const hasVoice = priceVoice.useIsLoaded();
  const hasResult = successCoupon !== null || singlesResultCoupons.length > 0;
  useResultsAhead(bets.length > 0 && money.account !== null);
  return (
    <>
      {hasVoice ? <priceVoice.View bets={bets} matchPrices={coupon.matchPrices} /> : null}
      {hasResult || loadReport ? (
        <results.View coupon={coupon} money={money} onAgain={placing.place} onRepeat={onLeave} />
      ) : null}
      {areBetsShown ? (
        <CouponForm coupon={coupon} hold={coupon.hold} money={money} placing={placing}>
          <CouponBets ref={list} coupon={coupon} money={money} />
        </CouponForm>
      ) : null}
      {bets.length === 0 && !hasResult ? <offers.View /> : null}
    </>
  );
}

/** Fetches the results of bets as soon as one may be placed, so that no result waits for its script. */
function useResultsAhead(mayPlace: boolean): void {
  const { language } = useLanguage();
  useEffect(() => {
    // Where it fails, it is fetched again when it is shown.
    if (mayPlace)
      Promise.all([results, holdLine].map((part) => part.load(language))).catch(() => {});
  }, [mayPlace, language]);
}

/** Moves the focus to the bets when they replace a result whose button was pressed. */
function useFocusOnBets(areShown: boolean): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onLeave: () => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!areShown || !hasLeft.current) return;
    hasLeft.current = false;
    list.current?.focus({ preventScroll: true });
  }, [areShown]);
  return {
    list,
    onLeave: () => {
      hasLeft.current = true;
    },
  };
}
