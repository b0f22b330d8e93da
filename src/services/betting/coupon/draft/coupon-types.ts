import type { CouponType } from '@grandstand/bus-contracts';
import {
  BATCH,
  EXPRESS,
  isSingles,
  isSystemValue,
  SINGLE,
  singlesType,
  SYSTEM,
} from '@grandstand/bus-contracts/domain';
import { freeCount, isBanker, MIN_SYSTEM_VALUE } from './draft';
import type { Draft } from './draft';

const MIN_EXPRESS = 2;
const MIN_SYSTEM = 3;

/** How many bets a type needs. */
export function leastBets(typeId: CouponType): number {
  if (typeId === SYSTEM) return MIN_SYSTEM;
  return typeId === EXPRESS ? MIN_EXPRESS : 1;
}

/** Sets the type that the player picks. "Single" for one bet does not carry over to two. */
export function chooseType(draft: Draft, typeId: CouponType): Draft {
  const isTypeChosen = typeId !== SINGLE || draft.bets.length > 1;
  return withSinglesType({ ...draft, typeId, isTypeChosen });
}

/** The type after a bet was added: the player's choice, else a single for one bet and an express for several. */
export function typeAfterAdding(draft: Draft): Draft {
  if (draft.isTypeChosen) return withSinglesType(draft);
  return { ...draft, typeId: typeByCount(draft.bets.length) };
}

/** The type after a removal: a type that the remaining bets do not allow is replaced. */
export function typeAfterRemoval(draft: Draft): Draft {
  const count = draft.bets.length;
  if (draft.isTypeChosen && count >= MIN_EXPRESS && count >= leastBets(draft.typeId))
    return withSinglesType(draft);
  return { ...draft, ...lastStake(draft), typeId: typeByCount(count), isTypeChosen: false };
}

/** Several singles are one coupon, a batch; a batch of one bet becomes a single. */
function withSinglesType(draft: Draft): Draft {
  if (!isSingles(draft.typeId)) return draft;
  const typeId = singlesType(draft.bets.length);
  return typeId === draft.typeId ? draft : { ...draft, typeId };
}

/** The last bet of a batch, or of presses that each had a stake: its own stake becomes the coupon's. */
function lastStake({
  typeId,
  isTypeChosen,
  bets,
  amountByBlockId,
}: Draft): Pick<Draft, 'amount'> | null {
  const [last, ...others] = bets;
  // A player who chose another type chose one stake for all.
  const hasOwn = typeId === BATCH || !isTypeChosen;
  if (!hasOwn || !last || others.length > 0) return null;
  const ofBlock = typeId === BATCH ? amountByBlockId[last.bet.blockId] : undefined;
  const { amount = ofBlock } = last;
  return amount === undefined ? null : { amount };
}

function typeByCount(count: number): CouponType {
  return count >= MIN_EXPRESS ? EXPRESS : SINGLE;
}

/** Each k that a system of this many bets may have. */
export function systemValues(count: number): number[] {
  const values: number[] = [];
  for (let k = MIN_SYSTEM_VALUE; isSystemValue(k, count); k++) values.push(k);
  return values;
}

/** The k in force: at least 2, and no more than the bets allow. */
export function clampSystemValue(requested: number, count: number): number {
  const most = Math.max(MIN_SYSTEM_VALUE, count - 1);
  return Math.min(Math.max(MIN_SYSTEM_VALUE, Math.trunc(requested)), most);
}

/** Whether bets may be bankers: in a system that keeps at least three free bets. */
export function isBankerOffered(draft: Draft): boolean {
  if (draft.typeId !== SYSTEM) return false;
  return freeCount(draft) > MIN_SYSTEM || draft.bets.some(({ bet }) => isBanker(bet));
}

/** Whether one more banker leaves enough free bets for a system. */
export function mayAddBanker(draft: Draft): boolean {
  return freeCount(draft) > MIN_SYSTEM;
}
