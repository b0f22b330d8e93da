import type { Ban } from '../match/game-changes';
import type { Match } from '../match/match';
import type { PricedOutcome } from '../match/odds-board';
import { MARKET, wholeType } from '@grandstand/bus-contracts/domain';

/**
 * The ban that QA has set; by default an exact score can't be a banker, and a bet on a championship stands alone:
 * it depends on the matches of the championship.
 */
export function banOf({ changes, fixture }: Match, { id, offer }: PricedOutcome): Ban {
  return (
    changes.bans?.[id] ?? {
      isBannedExpress: fixture.isOutright ?? false,
      isDisabledBanker: wholeType(offer.marketTypeId) === MARKET.correctScore,
    }
  );
}
