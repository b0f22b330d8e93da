/**
 * The share of an amount that belongs to a part of a stake, in minor units, cut; the part is at most the stake.
 * @example shareOf(999, { part: 500, stake: 1000 }) // 499
 */
export function shareOf(
  amount: number,
  { part, stake }: { readonly part: number; readonly stake: number },
): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(stake));
}

/** The terms of the rest of a bet, of which a part of the stake was cashed out; the cap shrinks with the stake. */
export function termsOfRest<
  Bet extends { readonly amount: number; readonly maxPayout?: number | null | undefined },
>(bet: Bet, rest: number): Bet {
  const { amount, maxPayout } = bet;
  return {
    ...bet,
    amount: rest,
    ...(typeof maxPayout === 'number' && {
      maxPayout: shareOf(maxPayout, { part: rest, stake: amount }),
    }),
  };
}
