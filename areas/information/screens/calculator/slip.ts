import type { CouponState, couponSetTerms, RequestOf } from '@grandstand/bus-contracts';
import {
  BATCH,
  EXPRESS,
  fieldAmount,
  joinedLegs,
  SINGLE,
  SYSTEM,
  type CouponLeg,
} from '@grandstand/bus-contracts/domain';
import { STAKE_SCALE, type Sum, type SumFields } from './sum';

type Slip = Pick<CouponState, 'bets' | 'matchPrices' | 'typeId' | 'systemValue' | 'amount'>;

/** The coupon's legs: the bets of one match that the operator combines are one. */
export function legsOf({ bets, matchPrices, typeId }: Slip): readonly CouponLeg[] {
  const prices = new Map(matchPrices.map(({ gameId, coef }) => [gameId, coef]));
  return joinedLegs(
    bets.map(({ market, blockId }): CouponLeg => {
      const gameId = market.game.id;
      const coef = prices.get(gameId) ?? null;
      return {
        coef: market.coef,
        isBanker: typeId === SYSTEM && blockId === 1,
        ...(coef !== null && { together: { gameId, coef } }),
      };
    }),
  );
}

/** The fields of the calculator for a coupon; its stake is in minor units of so many digits. */
export function fieldsOfSlip(slip: Slip, scale: number, languageTag: string): Partial<SumFields> {
  const { typeId, systemValue, amount } = slip;
  const odds = legsOf(slip)
    .map(({ coef, isBanker }) => `${String(coef)}${isBanker ? '*' : ''}`)
    .join(' ');
  const kind = typeId === SYSTEM ? 'system' : typeId === EXPRESS ? 'express' : 'single';
  return {
    kind,
    odds,
    ...(kind === 'system' && { size: systemValue }),
    ...(amount !== null && {
      stake: fieldAmount(Math.trunc(amount * 10 ** (STAKE_SCALE - scale)), {
        scale: STAKE_SCALE,
        languageTag,
      }),
    }),
  };
}

/** The terms of a sum as the coupon can have them; null: it has no such bet, or other selections. */
export function termsFor(
  { kind, legs, size, stake }: Sum,
  slip: Slip,
  scale: number,
): RequestOf<typeof couponSetTerms> | null {
  const count = slip.bets.length;
  if (legs === null || stake === null || legs.length !== legsOf(slip).length) return null;
  const amount = Math.trunc(stake * 10 ** (scale - STAKE_SCALE));
  const bankers = slip.bets.flatMap(({ market }, place) =>
    legs[place]?.isBanker ? [market.id] : [],
  );
  if (kind === 'single') return { typeId: count > 1 ? BATCH : SINGLE, bankers: [], amount };
  if (kind === 'express') return { typeId: EXPRESS, bankers: [], amount };
  if (kind === 'system') return { typeId: SYSTEM, systemValue: size, bankers, amount };
  return null;
}
