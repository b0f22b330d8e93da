import {
  countOfPart,
  MARKET,
  PART,
  partOf,
  wholeType,
  worstStatus,
} from '@grandstand/bus-contracts/domain';
import { NO_ENDS, winShare } from '../play/ends';
import { periodsOf } from '../play/parts';
import type { MatchChances } from '../play/timeline';
import type { Offer } from './offers';
import { priceOf } from './price';
import { settleOutcome } from './settle-outcome';

/** The price of outcomes of one match together, or why they have none. */
export type PricedTogether =
  | { readonly coef: number; readonly probability: number }
  /** No final score wins all of them. */
  | 'impossible'
  /** The operator does not combine these outcomes. */
  | 'not-offered';

/** The greatest price is 501: less likely combinations are not offered. */
const MIN_PROBABILITY = 1 / 501;

/**
 * Prices outcomes of one match together: each possible final score is settled, as the bets will be.
 * The probability is that of all of them winning among the scores at which they are not void; where one
 * half is void, the other counts alone. The margin
 * is that of the outcome with the longest odds, so that no combination is priced below one of its outcomes.
 */
export function priceTogether(
  offers: readonly Offer[],
  chances: MatchChances | null,
): PricedTogether {
  const isCombined = offers.every(isOfScore);
  const finals = isCombined ? chances?.finals?.(periodsIn(offers)) : undefined;
  if (!finals) return 'not-offered';
  const ends = { ...NO_ENDS };
  for (const { score, share } of finals) {
    const results = offers.map(({ typeId, param }) =>
      settleOutcome(typeId, param, { score, goals: () => [] }),
    );
    ends[worstStatus(results) ?? 'won'] += share;
  }
  if (ends.won + ends['half-won'] === 0) return 'impossible';
  const probability = winShare(ends);
  if (probability < MIN_PROBABILITY) return 'not-offered';
  return { coef: priceOf(probability, marginOf(offers, chances)), probability };
}

/** Markets that the score alone does not settle. */
const BEYOND_SCORE: ReadonlySet<number> = new Set([
  MARKET.nextGoal,
  MARKET.goalTime,
  MARKET.anyScorer,
  MARKET.firstScorer,
  MARKET.lastScorer,
  MARKET.playerCard,
  MARKET.homePlayers,
  MARKET.awayPlayers,
]);

function isOfScore({ marketTypeId }: Offer): boolean {
  return !BEYOND_SCORE.has(wholeType(marketTypeId)) && !countOfPart(partOf(marketTypeId));
}

/** The periods that the outcomes are about; none for outcomes of the whole match. */
function periodsIn(offers: readonly Offer[]): ReadonlySet<number> {
  return new Set(
    offers.flatMap(({ typeId }) => {
      const part = partOf(typeId);
      return part === PART.match ? [] : periodsOf(part);
    }),
  );
}

function marginOf(offers: readonly Offer[], chances: MatchChances | null): number {
  const byPrice = offers.toSorted((a, b) => shareOf(a, chances) - shareOf(b, chances));
  return byPrice[0]?.margin ?? 0;
}

/** The share of stakes that a price returns on average is 1 / (1 + margin): the least such share is of the longest odds. */
function shareOf({ probability, margin }: Offer, chances: MatchChances | null): number {
  return ((chances && probability(chances)) ?? 0) * (1 + margin);
}
