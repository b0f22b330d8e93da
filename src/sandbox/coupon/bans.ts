import type { Ban } from '../engine/game-changes';
import type { Match } from '../engine/match';
import type { PricedOutcome } from '../engine/odds-board';
import { MARKET } from '../pricing/market-types';

/** What an outcome may not be: an exact score no banker, and what QA has set. */
export function banOf({ changes }: Match, { id, offer }: PricedOutcome): Ban {
  return (
    changes.bans?.[id] ?? {
      isBannedExpress: false,
      isDisabledBanker: offer.marketTypeId === MARKET.correctScore,
    }
  );
}
