import type { CouponCheck, CouponCheckRequest } from '../../../../api';
import type { Context } from '../context';
import { clampSystemValue } from '../draft/coupon-types';
import { freeCount, isBanker } from '../draft/draft';
import type { Draft } from '../draft/draft';
import { moveOutcome } from '../draft/moves';
import { promoCodeOf } from './promo';
import { SYSTEM } from '@grandstand/bus-contracts/domain';

/** The operator's check of a coupon, with its request. */
export interface Checked {
  readonly request: CouponCheckRequest;
  readonly answer: CouponCheck;
}

/** The request to check this coupon. */
export function checkRequestOf(draft: Draft, { account }: Context): CouponCheckRequest {
  const { typeId, bets } = draft;
  const promoCode = promoCodeOf(draft);
  return {
    typeId,
    systemValue: clampSystemValue(draft.systemValue, freeCount(draft)),
    ...(account && { accountId: account.id }),
    bets: bets.map(({ bet }) => ({
      marketId: bet.market.id,
      coef: bet.market.coef,
      blockId: bet.blockId,
      isBanker: typeId === SYSTEM && isBanker(bet),
    })),
    ...(promoCode !== '' && { promoCode }),
  };
}

/** Whether two requests differ in prices at most: prices move too often to check each of them. */
export function isSameRequest(a: CouponCheckRequest, b: CouponCheckRequest): boolean {
  const withoutPrices = ({ bets, ...rest }: CouponCheckRequest): string =>
    JSON.stringify([
      rest,
      bets.map(({ marketId, blockId, isBanker }) => [marketId, blockId, isBanker]),
    ]);
  return withoutPrices(a) === withoutPrices(b);
}

/** The operator's figures if they are for this type and account; figures of another would mislead. */
export function figuresFor(
  checked: Checked | null,
  draft: Draft,
  { account }: Context,
): Checked['answer'] | null {
  if (checked === null || draft.bets.length === 0) return null;
  const { typeId, accountId } = checked.request;
  return typeId === draft.typeId && accountId === account?.id ? checked.answer : null;
}

/** Applies the operator's facts about the bets. Prices arrive by the feed, with their time. */
export function withChecked(draft: Draft, { bets }: Checked['answer']): Draft {
  return bets.reduce(
    (moved, { marketId, isBannedExpress, isDisabledBanker }) =>
      moveOutcome(moved, { id: marketId, isBannedExpress, isDisabledBanker }),
    draft,
  );
}

/** Ids of the bets whose price or state at the operator differs from the shown one. */
export function disagreeing(draft: Draft, { bets }: Checked['answer']): string[] {
  return bets.flatMap(({ marketId, coef, isBlocked, isFinished }) => {
    const own = draft.bets.find(({ bet }) => bet.market.id === marketId)?.bet;
    const isSame =
      own?.market.coef === coef && own.isBlocked === isBlocked && own.isFinished === isFinished;
    return own && !isSame ? [marketId] : [];
  });
}
