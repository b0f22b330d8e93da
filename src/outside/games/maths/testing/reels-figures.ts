import { lineWin, reelsRules, SCATTER, WILD, windowOf } from '../reels/reels';
import { atLeast, freeChance, scatterChances } from '../reels/reels-chances';
import { UNIT } from '../rules';
import type { ReelsTable } from '../tables/reels';

type Counts = readonly (readonly [symbol: string, share: number])[];

/** The share of each symbol on a reel. */
function sharesOf(strip: string): Counts {
  return [...new Set(strip)].map((symbol) => [
    symbol,
    (strip.split(symbol).length - 1) / strip.length,
  ]);
}

/** What a spin returns in the long run, exactly, in parts of `UNIT`. */
export function reelsMean(table: ReelsTable): number {
  // Each line sees every symbol of a reel as often as the strip has it, so that all lines return the same.
  let ofLine = 0;
  const follow = (symbols: readonly string[], chance: number): void => {
    const strip = table.strips[symbols.length];
    if (strip === undefined) {
      ofLine += chance * (lineWin(table.pays, symbols)?.pays ?? 0);
      return;
    }
    for (const [symbol, share] of sharesOf(strip)) follow([...symbols, symbol], chance * share);
  };
  follow([], 1);
  // All spins are alike, and independent of each other.
  return UNIT * ofLine * (1 + freeChance(table) * (table.free?.spins ?? 0));
}

/** The chance that a round pays anything, exactly; for tables that pay from three of a kind on. */
export function reelsHitRate({ strips, lines, free }: ReelsTable): number {
  const [first = '', second = '', third = '', ...others] = strips;
  const rest = scatterChances(others);
  const windows = [first, second, third].map((strip) =>
    Array.from(strip, (_, stop) => {
      const seen = windowOf(strip, stop);
      return { seen, scatters: seen.includes(SCATTER) ? 1 : 0 };
    }),
  );
  const [ones = [], twos = [], threes = []] = windows;
  const share = 1 / (ones.length * twos.length * threes.length);
  const looks = [...new Map(lines.map((rows) => [rows.slice(0, 3).join(), rows])).values()];
  let hit = 0;
  let lostWithFree = 0;
  for (const one of ones) {
    for (const two of twos) {
      for (const three of threes) {
        const isHit = looks.some(([a = 0, b = 0, c = 0]) =>
          isThreeOfAKind(one.seen[a], two.seen[b], three.seen[c]),
        );
        const scatters = one.scatters + two.scatters + three.scatters;
        if (isHit) hit += share;
        else if (free) lostWithFree += share * atLeast(rest, free.scatters - scatters);
      }
    }
  }
  return hit + lostWithFree * (1 - (1 - hit) ** (free?.spins ?? 0));
}

function isThreeOfAKind(...symbols: readonly (string | undefined)[]): boolean {
  const others = new Set(symbols.filter((symbol) => symbol !== WILD));
  return others.size <= 1 && !others.has(SCATTER);
}

/** The returns of so many rounds from a fixed seed, for what can't be computed in a test. */
export function reelsSample(table: ReelsTable, count: number): number[] {
  const rules = reelsRules(table);
  const draws = rules.draws({});
  let state = 7;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, () => {
    const results = draws.map((draw) => [draw.kind === 'below' ? below(draw.count) : 0]);
    return rules.returned(rules.begin({}, results));
  });
}
