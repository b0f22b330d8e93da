import type { CouponType } from '@grandstand/bus-contracts';
import {
  BATCH,
  EXPRESS,
  isSingles,
  SINGLE,
  singlesType,
  SYSTEM,
} from '@grandstand/bus-contracts/domain';
import { freeCount, isBanker, LEAST_SYSTEM_VALUE } from './draft';
import type { Draft } from './draft';

const LEAST_EXPRESS = 2;
const LEAST_SYSTEM = 3;

/** How many bets a type needs. */
export function leastBets(typeId: CouponType): number {
  if (typeId === SYSTEM) return LEAST_SYSTEM;
  return typeId === EXPRESS ? LEAST_EXPRESS : 1;
}

/** Sets the type that the player picks; "single" for one bet is no choice for two. */
export function chooseType(draft: Draft, typeId: CouponType): Draft {
  const isTypeChosen = typeId !== SINGLE || draft.bets.length > 1;
  return withSinglesType({ ...draft, typeId, isTypeChosen });
}

/** The type after a bet was added: the player's choice, else a single for one bet and an express for several. */
export function typeAfterAdding(draft: Draft): Draft {
  if (draft.isTypeChosen) return withSinglesType(draft);
  return { ...draft, typeId: typeByCount(draft.bets.length) };
}

/** After a removal: a type that the bets left no longer allow gives way. */
export function typeAfterRemoval(draft: Draft): Draft {
  const count = draft.bets.length;
  if (draft.isTypeChosen && count >= LEAST_EXPRESS && count >= leastBets(draft.typeId))
    return withSinglesType(draft);
  return { ...draft, ...lastStake(draft), typeId: typeByCount(count), isTypeChosen: false };
}

/** Several singles are one coupon, a batch; a batch of one bet becomes a single. */
function withSinglesType(draft: Draft): Draft {
  if (!isSingles(draft.typeId)) return draft;
  const typeId = singlesType(draft.bets.length);
  return typeId === draft.typeId ? draft : { ...draft, typeId };
}

/** Of a batch that came down to one bet, that bet's own stake is the coupon's. */
function lastStake({ typeId, bets, amountByBlockId }: Draft): Pick<Draft, 'amount'> | null {
  const [last, ...others] = bets;
  if (typeId !== BATCH || !last || others.length > 0) return null;
  const { amount = amountByBlockId[last.bet.blockId] } = last;
  return amount === undefined ? null : { amount };
}

function typeByCount(count: number): CouponType {
  return count >= LEAST_EXPRESS ? EXPRESS : SINGLE;
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
  if (draft.typeId !== SYSTEM) return false;
  return freeCount(draft) > LEAST_SYSTEM || draft.bets.some(({ bet }) => isBanker(bet));
}

/** Whether one more banker leaves enough free bets for a system. */
export function leavesSystem(draft: Draft): boolean {
  return freeCount(draft) > LEAST_SYSTEM;
}
