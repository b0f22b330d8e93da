/** The operator's part of a stake is given in ten-thousandths. */
const PARTS = 10_000;
const MINUTE = 60_000;

/**
 * "1 in so many" that a stake wins a jackpot now: its threshold is drawn evenly up to the ceiling, and only amounts
 * above its money are left.
 * @param stake Minor units, as money and ceiling are.
 * @example oneInStakes({ money: 50_000, ceiling: 250_000, share: 20 }, 100) // 1,000,000
 */
export function oneInStakes(
  { money, ceiling, share }: { money: number; ceiling: number; share: number },
  stake: number,
): number {
  return Math.max(1, Math.round(((ceiling - money) * PARTS) / (stake * share)));
}

/** "1 in so many" that the moment of a jackpot is in one of the minutes between two times, ms. */
export function oneInMinutes(startsAt: number, endsAt: number): number {
  return Math.max(1, Math.round((endsAt - startsAt) / MINUTE));
}
