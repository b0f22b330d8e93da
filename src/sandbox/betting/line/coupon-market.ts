import type { CouponMarket, Language } from '@grandstand/bus-contracts';
import type { Match } from '../match/match';
import type { MatchState } from '../match/match-play';
import type { PricedOutcome } from '../match/odds-board';
import { pathOf } from './game-path';
import { gameFacts } from './views';

const LIVE = 1;
const LINE = 3;

/** 1 live, and over; 3 line. */
export function kindOf({ phase }: MatchState): number {
  return phase === 'upcoming' ? LINE : LIVE;
}

/** An outcome as it is stored in a coupon. */
export function couponMarket(
  match: Match,
  state: MatchState,
  { id, offer, coef }: PricedOutcome,
  language: Language,
): CouponMarket {
  const game = gameFacts(match, state, language);
  return {
    id,
    coef,
    sportId: game.sportId,
    typeId: offer.typeId,
    marketTypeId: offer.marketTypeId,
    param: offer.param,
    kind: kindOf(state),
    isLive: game.isLive,
    champ: { id: game.champ.id, name: game.champ.name },
    game: {
      id: game.id,
      home: game.home,
      away: game.away,
      homeId: game.homeId,
      awayId: game.awayId,
      homeBadge: game.homeBadge,
      awayBadge: game.awayBadge,
      startsAt: game.startsAt,
      path: pathOf(game, match.fixture),
    },
  };
}
