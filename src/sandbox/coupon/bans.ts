import type { Ban } from '../engine/game-changes';
import type { Match } from '../engine/match';
import type { PricedOutcome } from '../engine/odds-board';
import { MARKET, typeAndPart } from '../pricing/market-types';

/** The ban that QA has set; by default an exact score can't be a banker. */
export function banOf({ changes }: Match, { id, offer }: PricedOutcome): Ban {
  return (
    changes.bans?.[id] ?? {
      isBannedExpress: false,
      isDisabledBanker: typeAndPart(offer.marketTypeId).type === MARKET.correctScore,
    }
  );
}
