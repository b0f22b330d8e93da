import type { CouponState } from '@grandstand/bus-contracts';
import { BANKER_BLOCK, SYSTEM } from '@grandstand/bus-contracts/domain';

/** The terms of a coupon that are explained, by their names in the betting alphabet, in the order in which they are listed. */
export type Term = ReturnType<typeof termsOf>[number];

/** The terms that a coupon has. */
export function termsOf(coupon: CouponState, exactCoef: number) {
  const { antiExpressCoef, availablePrepaidAmount, bets, isFreeBet, typeId } = coupon;
  const has = {
    'anti-accumulator': antiExpressCoef !== null,
    'hyper-bonus': (coupon.hyperBonus?.percent ?? 0) > 0,
    'bonus-bet': Boolean(coupon.bonusBet),
    banker: bets.some(({ blockId }) => blockId === BANKER_BLOCK),
    system: typeId === SYSTEM,
    'requested-odds': exactCoef !== 0,
    'free-bet': isFreeBet,
    advance: availablePrepaidAmount > 0 && !isFreeBet,
  };
  return (Object.keys(has) as (keyof typeof has)[]).filter((term) => has[term]);
}
