import { EXPRESS, type MatchPrice } from '@grandstand/bus-contracts/domain';
import type { Match } from '../match/match';
import type { PricedOutcome } from '../match/odds-board';
import { ApiFault } from '../../platform/http/fault';
import type { PricedTogether } from '../pricing/match-price';
import type { SentCoupon } from './coupon-schema';

interface OutcomeOfMatch {
  readonly match: Match;
  readonly outcome: PricedOutcome;
}

/** Outcomes of one match, and their price together. */
export interface MatchLegs {
  readonly gameId: number;
  readonly marketIds: readonly string[];
  readonly priced: PricedTogether;
}

/** Prices the outcomes of each match that has several of them. */
export function priceMatches(legs: readonly OutcomeOfMatch[]): MatchLegs[] {
  const matches = new Map(legs.map(({ match }) => [match.id, match]));
  return [...matches].flatMap(([gameId, { board }]) => {
    const outcomes = legs.flatMap(({ match, outcome }) => (match.id === gameId ? [outcome] : []));
    if (outcomes.length < 2) return [];
    const marketIds = outcomes.map(({ id }) => id);
    return [{ gameId, marketIds, priced: board.priceTogether(outcomes) }];
  });
}

/** The present prices of the matches whose legs a coupon combines; refuses those that have none. */
export function acceptedMatchPrices(
  { typeId, matchPrices }: SentCoupon,
  legs: readonly OutcomeOfMatch[],
  isOffered: boolean,
): MatchPrice[] {
  const sent = new Set(matchPrices?.map(({ gameId }) => gameId));
  const isAccepted = isOffered && typeId === EXPRESS;
  const matches = priceMatches(legs);
  const prices = matches.map(({ gameId, marketIds, priced }): MatchPrice => {
    if (!isAccepted || !sent.delete(gameId) || priced === 'not-offered') {
      throw new ApiFault(422, 'bets-dependent', { marketIds });
    }
    if (priced === 'impossible') throw new ApiFault(422, 'bets-impossible', { marketIds });
    return { gameId, coef: priced.coef };
  });
  if (sent.size > 0) throw new ApiFault(422, 'bad-coupon');
  return prices;
}
