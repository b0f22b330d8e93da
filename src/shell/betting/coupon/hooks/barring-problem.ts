import { meaningOf, type CouponProblem, type CouponState } from '@grandstand/bus-contracts';

/** Why no bet is taken from the player, whatever it is; undefined: it is. */
export function barringProblem({
  problems,
}: Pick<CouponState, 'problems'>): CouponProblem | undefined {
  return problems.find(({ code }) => meaningOf(code).isBarring);
}
