import type { Game, Outcome } from '@grandstand/bus-contracts';
import { MARKET } from '@grandstand/bus-contracts/domain';
import { outcomesOf } from '@grandstand/line-ui';

/** The markets of who wins: with a draw, or without one. */
const RESULTS = [MARKET.result, MARKET.winner];

/** The prices of who wins a match. */
interface MatchResult {
  readonly marketTypeId: number;
  readonly outcomes: readonly Outcome[];
}

/** The result of a match as it is sold; undefined where the match has none. */
export function resultOf({ markets }: Game): MatchResult | undefined {
  return RESULTS.map((marketTypeId) => ({
    marketTypeId,
    outcomes: outcomesOf(markets, marketTypeId),
  })).find(({ outcomes }) => outcomes.length > 1);
}
