import type { BonusTerms } from '@grandstand/bus-contracts/answers';
import type { Queries } from '../../platform/database/database';
import { mayReach } from '../promotion/offer-standing';
import type { Bonus } from './bonus-rows';
import { offerRefusal } from './offer-refusal';
import type { BonusOffer } from './offers';

/** The bonus that a deposit would bring now. */
export interface DepositBonus {
  readonly terms: BonusTerms;
  /** The player has taken it; false: they chose it at registration, and it is for the first deposit alone. */
  readonly isTaken: boolean;
}

/** Whether a bonus waits for a deposit; an insurance waits for a bet. */
export function waitsForDeposit({ state, terms }: Bonus): boolean {
  return state === 'taken' && !terms.insurance;
}

/** The offer for the first deposit that the player chose at registration; undefined: they chose none, or it is no longer available. */
export async function chosenOffer(
  queries: Queries,
  offers: readonly BonusOffer[],
  asked: { readonly playerId: number; readonly at: number; readonly deposits: number },
): Promise<BonusOffer | undefined> {
  const { playerId, at } = asked;
  const [player] = await queries.query<{ bonus_choice: number | null }>(
    'SELECT bonus_choice FROM players WHERE id = $1',
    [playerId],
  );
  const offer = offers.find(({ choice }) => choice !== null && choice === player?.bonus_choice);
  if (!offer || !(await mayReach(queries, playerId, 'page', at))) return undefined;
  return (await offerRefusal(queries, { ...asked, offer })) ? undefined : offer;
}
