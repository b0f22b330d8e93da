import { MARKET, marketGroup, type MarketGroup } from '@grandstand/bus-contracts/domain';
import type { MarketCard } from './market-cards';

/** The total and the handicap of the match: most bets are on them and on the result. */
const BEST_KNOWN: readonly number[] = [MARKET.total, MARKET.handicap];

export interface CardGroup {
  readonly group: MarketGroup;
  readonly cards: readonly MarketCard[];
}

/**
 * The cards of each group, in the order of the groups; a group without cards is left out.
 * @remarks Total and handicap of the match are among the main ones, unless the player has arranged their own group.
 * @param arranged groups that the player has pinned or folded
 */
export function cardGroups(
  cards: readonly MarketCard[],
  groups: readonly MarketGroup[],
  arranged: readonly MarketGroup[],
): readonly CardGroup[] {
  const groupOf = ({ marketTypeId }: MarketCard): MarketGroup => {
    const own = marketGroup(marketTypeId);
    const isMoved = BEST_KNOWN.includes(marketTypeId) && groups.includes('main');
    return isMoved && !arranged.includes(own) && !arranged.includes('main') ? 'main' : own;
  };
  return groups.flatMap((group) => {
    const own = cards.filter((card) => groupOf(card) === group);
    return own.length > 0 ? [{ group, cards: own }] : [];
  });
}
