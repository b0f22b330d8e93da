import * as v from 'valibot';

/** Beyond it a table takes no more in one round. */
const MAX_CHIPS = 500;
const MAX_BETS = 40;

/** Chips on a bet of a table; a chip is a unit of the stake. */
export interface ChipBet {
  readonly on: string;
  readonly chips: number;
}

export interface ChipsChoice {
  readonly bets: readonly ChipBet[];
}

/** The bets of a table, by their names, each at most once. */
export function chipsSchema(names: readonly string[]) {
  const bet = v.strictObject({
    on: v.picklist(names),
    chips: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CHIPS)),
  });
  return v.strictObject({
    bets: v.pipe(
      v.array(bet),
      v.minLength(1),
      v.maxLength(MAX_BETS),
      v.check((bets) => new Set(bets.map(({ on }) => on)).size === bets.length),
      v.check((bets) => chipsOf({ bets }) <= MAX_CHIPS),
    ),
  });
}

/** All chips of a choice. */
export function chipsOf({ bets }: ChipsChoice): number {
  return bets.reduce((sum, { chips }) => sum + chips, 0);
}

/** What all bets pay; `paysOf` is what one chip on a bet pays. */
export function paysOfBets({ bets }: ChipsChoice, paysOf: (on: string) => number): number {
  return bets.reduce((sum, { on, chips }) => sum + chips * paysOf(on), 0);
}
