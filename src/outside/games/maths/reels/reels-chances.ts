import { lineWin, ROWS, SCATTER, WILD } from './reels';
import type { LineWin } from './reels';
import type { ReelsTable } from '../tables/reels';

/** What a line can pay, with the exact chance of it. */
export interface LineChance extends Omit<LineWin, 'line'> {
  readonly chance: number;
}

/** Each way in which a line pays; all lines have the same chances, since each sees the whole of every strip. */
export function lineChances({ strips, pays }: ReelsTable): readonly LineChance[] {
  const found = new Map<string, LineChance>();
  const follow = (symbols: readonly string[], chance: number): void => {
    const strip = strips[symbols.length];
    if (strip !== undefined && !isBroken(symbols)) {
      for (const symbol of new Set(strip)) {
        follow([...symbols, symbol], chance * shareOf(strip, symbol));
      }
      return;
    }
    const win = lineWin(pays, symbols);
    if (!win) return;
    const key = `${win.symbol} ${win.count}`;
    found.set(key, { ...win, chance: chance + (found.get(key)?.chance ?? 0) });
  };
  follow([], 1);
  return [...found.values()];
}

/** Whether no later reel changes what a line pays: two of its symbols differ. */
function isBroken(symbols: readonly string[]): boolean {
  return new Set(symbols.filter((symbol) => symbol !== WILD)).size > 1 || symbols.includes(SCATTER);
}

function shareOf(strip: string, symbol: string): number {
  return (strip.split(symbol).length - 1) / strip.length;
}

/** The chance of 0, 1, 2 and more scatters in the windows of reels. No window has two of them. */
export function scatterChances(strips: readonly string[]): readonly number[] {
  return strips.reduce<readonly number[]>(
    (chances, strip) => {
      const share = ROWS * shareOf(strip, SCATTER);
      return Array.from(
        { length: chances.length + 1 },
        (_, count) =>
          (chances[count] ?? 0) * (1 - share) + (count > 0 ? (chances[count - 1] ?? 0) * share : 0),
      );
    },
    [1],
  );
}

/** The chance of at least so many. */
export function atLeast(chances: readonly number[], count: number): number {
  return chances.slice(Math.max(0, count)).reduce((sum, chance) => sum + chance, 0);
}

/** The chance that a spin begins free spins. */
export function freeChance({ free, strips }: ReelsTable): number {
  return free === null ? 0 : atLeast(scatterChances(strips), free.scatters);
}
