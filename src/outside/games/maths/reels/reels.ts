import type { Draw } from '@grandstand/bus-contracts/domain/fair';
import * as v from 'valibot';
import { NO_MOVES, numberOf, refuseMove, UNIT } from '../rules';
import type { GameRules } from '../rules';
import type { ReelsTable } from '../tables/reels';

/** It counts as any symbol but the scatter. */
export const WILD = 'W';
/** So many of it anywhere begin the free spins. */
export const SCATTER = 'S';
export const ROWS = 3;

type NoChoice = Readonly<Record<string, never>>;

export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  /** Stakes of a line. */
  readonly pays: number;
}

export interface Spin {
  /** The symbols of each reel, from above. */
  readonly reels: readonly string[];
  readonly wins: readonly LineWin[];
}

export interface ReelsView {
  readonly spin: Spin;
  /** Those that the scatters began; they pay as any other. */
  readonly free: readonly Spin[];
}

/** Reels stop at random; lines of the same symbol from the left are paid, and scatters begin free spins. */
export function reelsRules(table: ReelsTable): GameRules<NoChoice, ReelsView, ReelsView> {
  const { strips, lines, free } = table;
  const stops: Draw[] = strips.map(({ length }) => ({ kind: 'below', count: length }));
  const spins = free === null ? 0 : free.spins;
  const spinAt = (stopOf: (reel: number) => number): Spin => {
    const reels = strips.map((strip, reel) => windowOf(strip, stopOf(reel)));
    return { reels, wins: winsOf(table, reels) };
  };
  return {
    choice: v.strictObject({}),
    units: () => 1,
    draws: () => Array.from({ length: 1 + spins }, () => stops).flat(),
    begin(_choice, results) {
      const stopIn = (round: number) => (reel: number) =>
        numberOf(results, round * strips.length + reel);
      const spin = spinAt(stopIn(0));
      const isFree = free !== null && scattersOf(spin.reels) >= free.scatters;
      return {
        spin,
        free: Array.from({ length: isFree ? spins : 0 }, (_, at) => spinAt(stopIn(at + 1))),
      };
    },
    moves: () => NO_MOVES,
    move: (_state, move) => refuseMove(move),
    returned: ({ spin, free: others }) => {
      const pays = [spin, ...others].flatMap(({ wins }) => wins).map((win) => win.pays);
      return (pays.reduce((sum, one) => sum + one, 0) * UNIT) / lines.length;
    },
    publicView: (state) => state,
  };
}

/** The rows of a strip that are seen from a stop on. */
export function windowOf(strip: string, stop: number): string {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).join('');
}

export function scattersOf(reels: readonly string[]): number {
  return reels.reduce((sum, reel) => sum + reel.split(SCATTER).length - 1, 0);
}

function winsOf({ lines, pays }: ReelsTable, reels: readonly string[]): LineWin[] {
  return lines.flatMap((rows, line) => {
    const win = lineWin(
      pays,
      reels.map((reel, at) => reel[rows[at] ?? 0] ?? ''),
    );
    return win ? [{ line, ...win }] : [];
  });
}

/** What the symbols of a line pay: of wilds alone, or with the first other symbol, whichever is more. */
export function lineWin(
  pays: ReelsTable['pays'],
  symbols: readonly string[],
): Omit<LineWin, 'line'> | undefined {
  const first = symbols.find((one) => one !== WILD) ?? WILD;
  const runs = [WILD, first].map((symbol) => {
    const end = symbols.findIndex((one) => one !== symbol && one !== WILD);
    const count = symbol === WILD ? countWilds(symbols) : end === -1 ? symbols.length : end;
    return { symbol, count, pays: pays[symbol]?.[count] ?? 0 };
  });
  const [wilds, others] = runs;
  const best = wilds && others && wilds.pays > others.pays ? wilds : others;
  return best && best.pays > 0 ? best : undefined;
}

function countWilds(symbols: readonly string[]): number {
  const end = symbols.findIndex((one) => one !== WILD);
  return end === -1 ? symbols.length : end;
}
