import type { CardTable } from '../../maths/tables/card-tables';
import type { OddsRow } from '../engine';

/** The odds of the bets of a table of cards. */
export function chipOdds({ bets }: CardTable, labelOf: (on: string) => string): OddsRow[] {
  return Object.entries(bets).map(([on, { pays, chance }]) => ({
    name: labelOf(on),
    pays,
    chance: chance / 1_000_000,
  }));
}
