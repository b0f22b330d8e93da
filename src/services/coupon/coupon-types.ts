import type { CouponType } from '@grandstand/bus-contracts';
import { freeCount, isBanker, LEAST_SYSTEM_VALUE } from './draft';
import type { Draft } from './draft';

const LEAST_EXPRESS = 2;
const LEAST_SYSTEM = 3;
const BATCH = 9;

/** Singles are placed one by one, each with a stake of its own. */
export function isSingles(typeId: CouponType): boolean {
  return typeId === 0 || typeId === 9;
}

/** How many bets a type needs. */
export function leastBets(typeId: CouponType): number {
  if (typeId === 2) return LEAST_SYSTEM;
  return typeId === 1 ? LEAST_EXPRESS : 1;
}

/** The player picks a type; "single" for one bet says nothing of what shall be when there are two. */
export function chooseType(draft: Draft, typeId: CouponType): Draft {
  return { ...draft, typeId, isTypeChosen: typeId !== 0 || draft.bets.length > 1 };
}

/** After an adding: a choice stands, otherwise one bet is a single and several are an express. */
export function typeAfterAdding(draft: Draft): Draft {
  return draft.isTypeChosen ? draft : { ...draft, typeId: typeByCount(draft.bets.length) };
}

/** After a removal: a type that the bets left no longer allow gives way. */
export function typeAfterRemoval(draft: Draft): Draft {
  const count = draft.bets.length;
  if (draft.isTypeChosen && count >= LEAST_EXPRESS && count >= leastBets(draft.typeId))
    return draft;
  return { ...draft, ...lastStake(draft), typeId: typeByCount(count), isTypeChosen: false };
}

/** Of a batch that came down to one bet, that bet's own stake is the coupon's. */
function lastStake({ typeId, bets, amountByBlockId }: Draft): Pick<Draft, 'amount'> | null {
  const [last, ...others] = bets;
  if (typeId !== BATCH || !last || others.length > 0) return null;
  const { amount = amountByBlockId[last.bet.blockId] } = last;
  return amount === undefined ? null : { amount };
}

function typeByCount(count: number): CouponType {
  return count >= LEAST_EXPRESS ? 1 : 0;
}

/** Each k that a system of so many bets may have; all of them at once would be an express. */
export function systemValues(count: number): number[] {
  const values: number[] = [];
  for (let k = LEAST_SYSTEM_VALUE; k < count; k++) values.push(k);
  return values;
}

/** The k that holds: at least 2, and no more than the bets allow. */
export function clampSystemValue(wished: number, count: number): number {
  const most = Math.max(LEAST_SYSTEM_VALUE, count - 1);
  return Math.min(Math.max(LEAST_SYSTEM_VALUE, Math.trunc(wished)), most);
}

/** Whether bets may be made bankers: a system of which three at least would stay free. */
export function isBankerOffered(draft: Draft): boolean {
  if (draft.typeId !== 2) return false;
  return freeCount(draft) > LEAST_SYSTEM || draft.bets.some(({ bet }) => isBanker(bet));
}

/** Whether one more banker leaves enough free bets for a system. */
export function leavesSystem(draft: Draft): boolean {
  return freeCount(draft) > LEAST_SYSTEM;
}
