import type { OwnBonus } from '@grandstand/bus-contracts/player';
import type { Bonus } from './bonus-rows';

/** A bonus as its player reads it. */
export function bonusView(bonus: Bonus): OwnBonus {
  const { id, offer, terms, hash, state, amount, money, wagered, toWager } = bonus;
  const { converted, forfeited, takenAt, endsAt, endedAt } = bonus;
  return {
    id: String(id),
    offer,
    terms,
    hash,
    state,
    amount,
    money,
    wagered: Math.min(wagered, toWager),
    toWager,
    converted,
    forfeited,
    takenAt,
    endsAt,
    endedAt,
  };
}
