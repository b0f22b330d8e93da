import type { BonusCategory } from '@grandstand/bus-contracts/answers';
import type { BonusType } from '@grandstand/bus-contracts/player';
import type { Queries } from '../../platform/database/database';

/** The category of the bonuses that a player wants to see first; none: no choice was made. */
const CATEGORY: Readonly<Record<BonusType, BonusCategory | undefined>> = {
  0: undefined,
  1: 'bukmaker',
  2: 'casino',
};

/** Whose bonuses a player wants to see first: 0 no choice, 1 sports, 2 casino. */
export async function bonusTypeOf(queries: Queries, playerId: number): Promise<BonusType> {
  const [player] = await queries.query<{ bonus_type: BonusType }>(
    'SELECT bonus_type FROM players WHERE id = $1',
    [playerId],
  );
  return player?.bonus_type ?? 0;
}

/** The offers with those of a type first; among them the order stays. */
export function preferred<Offer extends { readonly categories: readonly BonusCategory[] }>(
  offers: readonly Offer[],
  type: BonusType,
): readonly Offer[] {
  const category = CATEGORY[type];
  if (category === undefined) return offers;
  const rank = ({ categories }: Offer): number => (categories.includes(category) ? 0 : 1);
  return offers.toSorted((a, b) => rank(a) - rank(b));
}
