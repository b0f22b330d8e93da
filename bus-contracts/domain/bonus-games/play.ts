import type { Draw } from '../fair/rounds';
import { dragonBonus } from './dragon-bonus';
import { memory } from './memory';
import { chest, fortuna, lottery } from './one-draw';
import type { BonusGame, Prize, PrizeTable } from '../../answers/bonus-games';
import type { BonusRules, Play, PlayedRound } from './rules';
import { safe } from './safe';

const RULES: Readonly<Record<BonusGame, BonusRules>> = {
  fortuna,
  chest,
  memory,
  safe,
  lottery,
  'dragon-bonus': dragonBonus,
};

/** What a player can choose before a try; nothing where the list is empty. */
export function choicesOf(game: BonusGame): readonly string[] {
  return RULES[game].choices;
}

/** The domain label of a try's draws. The choice is part of it: it is made before the numbers are, and they depend on it. */
export function labelOf(game: BonusGame, choice: string | null): string {
  return choice === null ? `bonus-${game}` : `bonus-${game}-${choice}`;
}

/** The draws of a try: those that decide the play, then the prize of each tier. */
export function drawsOf(table: PrizeTable): Draw[] {
  const prizes = table.tiers.map((tier): Draw => ({
    kind: 'weighted',
    weights: tier.prizes.map(({ weight }) => weight),
  }));
  return [...RULES[table.game].draws(table), ...prizes];
}

/** The time for the moves of a try, in milliseconds; null: it has none. */
export function limitOf(game: BonusGame, choice: string | null): number | null {
  return RULES[game].limitMs(choice);
}

export function playOf(round: PlayedRound, moves: readonly string[]): Play {
  return RULES[round.table.game].play(round, moves);
}

export function canMove(round: PlayedRound, moves: readonly string[], move: string): boolean {
  return RULES[round.table.game].isMove(round, moves, move);
}

/** The prize of a tier; its place among the tier's prizes was drawn. */
export function prizeOf({ table, results }: PlayedRound, tier: number): Prize {
  return prizeAt({ table, results }, tier).prize;
}

/** The place of a tier's prize in its list. */
export function prizePlace(round: Pick<PlayedRound, 'table' | 'results'>, tier: number): number {
  return prizeAt(round, tier).place;
}

function prizeAt({ table, results }: Pick<PlayedRound, 'table' | 'results'>, tier: number) {
  const before = RULES[table.game].draws(table).length;
  const place = results[before + tier]?.[0] ?? -1;
  const entry = table.tiers[tier]?.prizes[place];
  if (!entry) throw new RangeError(`Failed to find the prize of tier ${tier}: there is none.`);
  return { place, prize: entry.prize };
}
