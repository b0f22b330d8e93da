import { bestPattern } from './bingo';
import { FREE, SIDE } from '../tables/bingo';
import type { BingoPattern, BingoTable } from '../tables/bingo';

interface BingoChance {
  readonly pattern: BingoPattern;
  readonly chance: number;
}

/** Places of a card, and the chance that of all groups of a table those on them are complete, and no others. */
interface GroupChance {
  readonly places: ReadonlySet<number>;
  readonly chance: number;
}

/** Every set of groups that can be complete together, with its exact chance. */
export function groupChances({ ofColumn, drawn, patterns }: BingoTable): readonly GroupChance[] {
  const groups = distinct(patterns.flatMap((pattern) => pattern.groups));
  const sets = 2 ** groups.length;
  const unions = Array.from({ length: sets }, (_, set) => placesOf(groups, set));
  // That at least the groups of a set are complete: all their numbers are among those that are drawn.
  const chances = unions.map((places) => allDrawn(numbersOf(places), drawn, ofColumn * SIDE));
  // That no others are: the chance of the sets that have one more is taken away, group after group.
  for (const group of groups.keys()) {
    for (let set = 0; set < sets; set += 1) {
      if (!has(set, group)) chances[set] = (chances[set] ?? 0) - (chances[set + 2 ** group] ?? 0);
    }
  }
  return unions.map((places, set) => ({ places, chance: chances[set] ?? 0 }));
}

/** The exact chance of each pattern to be the one that pays. */
export function bingoChances(table: BingoTable): readonly BingoChance[] {
  const sums = new Map<BingoPattern, number>();
  for (const { places, chance } of groupChances(table)) {
    const best = bestPattern(table.patterns, places);
    if (best) sums.set(best, (sums.get(best) ?? 0) + chance);
  }
  return table.patterns.map((pattern) => ({ pattern, chance: sums.get(pattern) ?? 0 }));
}

function distinct(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [...new Map(groups.map((places) => [places.join(' '), places])).values()];
}

function has(set: number, group: number): boolean {
  return Math.floor(set / 2 ** group) % 2 === 1;
}

function placesOf(groups: readonly (readonly number[])[], set: number): ReadonlySet<number> {
  return new Set(groups.filter((_, group) => has(set, group)).flat());
}

function numbersOf(places: ReadonlySet<number>): number {
  return places.size - (places.has(FREE) ? 1 : 0);
}

/** The chance that `count` given numbers are all among the `drawn` of `from`. */
function allDrawn(count: number, drawn: number, from: number): number {
  return Array.from({ length: count }, (_, at) => (drawn - at) / (from - at)).reduce(
    (all, one) => all * one,
    1,
  );
}
