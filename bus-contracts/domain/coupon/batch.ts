import { quote } from './coupon-maths';
import type { HyperBonus } from '../catalogue/coupon-terms';
import { toSafeNumber } from '../odds/exact-coef';
import { SINGLE } from '../catalogue/coupon-types';

export interface BatchBet {
  readonly id: string;
  readonly blockId: number;
  readonly coef: number;
}

/** Stakes in minor units; null or left out: none. The nearest counts: the bet's own, its block's, the coupon's. */
export interface BatchAmounts {
  readonly amount: number | null;
  readonly amountByBlockId: Readonly<Record<string, number | null>>;
  readonly amountByBetId: Readonly<Record<string, number | null>>;
}

/** The stake of one bet of a batch; null while it has none. An emptied field of its own does not fall back. */
export function stakeOfBet(
  { id, blockId }: Pick<BatchBet, 'id' | 'blockId'>,
  { amount, amountByBlockId, amountByBetId }: BatchAmounts,
): number | null {
  if (Object.hasOwn(amountByBetId, id)) return amountByBetId[id] ?? null;
  if (Object.hasOwn(amountByBlockId, blockId)) return amountByBlockId[blockId] ?? null;
  return amount;
}

export interface BatchQuote {
  /** One for each bet, in their order. */
  readonly bets: readonly {
    readonly id: string;
    readonly stake: number | null;
    readonly possibleWin: number | null;
  }[];
  /** Of the bets that have a stake. */
  readonly stake: number;
  readonly possibleWin: number;
  /** Whether there are bets and each has a stake. */
  readonly isComplete: boolean;
}

/** The figures of a batch of singles: each bet is a coupon of its own, with its own stake and bounds. */
export function quoteBatch(
  bets: readonly BatchBet[],
  amounts: BatchAmounts,
  bounds: { readonly maxPayout?: number | null; readonly hyperBonus?: HyperBonus | null } = {},
): BatchQuote {
  const quoted = bets.map((bet) => {
    const stake = stakeOfBet(bet, amounts);
    const terms = { typeId: SINGLE as typeof SINGLE, systemValue: 0, legs: [bet], ...bounds };
    return { id: bet.id, stake, possibleWin: quote({ ...terms, amount: stake }).possibleWin };
  });
  return {
    bets: quoted,
    stake: sum(quoted.map((bet) => bet.stake)),
    possibleWin: sum(quoted.map((bet) => bet.possibleWin)),
    isComplete: quoted.length > 0 && quoted.every((bet) => (bet.stake ?? 0) > 0),
  };
}

function sum(amounts: readonly (number | null)[]): number {
  return toSafeNumber(amounts.reduce((total, amount) => total + BigInt(amount ?? 0), 0n));
}
