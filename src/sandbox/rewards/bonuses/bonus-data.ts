import { timeOf } from '../../platform/time-of';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Queries } from '../../platform/database/database';
import { bonusesOf } from './bonus-rows';

/** The bonuses that a player has taken, and what became of each. */
export async function bonusData(queries: Queries, playerId: number) {
  const bonuses = await bonusesOf(queries, playerId);
  return bonuses.map(({ offer, terms, state, takenAt, endsAt, endedAt, ...bonus }) => {
    const decimal = (amount: number): number => fromMinor(amount, terms.scale);
    return {
      offer,
      termsVersion: terms.version,
      state,
      currency: terms.iso,
      amount: decimal(bonus.amount),
      wagered: decimal(bonus.wagered),
      toWager: decimal(bonus.toWager),
      converted: decimal(bonus.converted),
      forfeited: decimal(bonus.forfeited),
      takenAt: timeOf(takenAt),
      endsAt: timeOf(endsAt),
      endedAt: timeOf(endedAt),
    };
  });
}
