import { OUTCOME } from '@grandstand/bus-contracts/domain';
import type { LegResult } from '../../play/ends';
import type { Pair } from '../../play/fixture';
import type { PlayerPoints } from '../../play/points/player-points';

/** The outcomes of the points of players. */
const BETS: ReadonlyMap<number, { readonly side: keyof Pair; readonly isOver: boolean }> = new Map([
  [OUTCOME.homePlayerOver, { side: 'home', isOver: true }],
  [OUTCOME.homePlayerUnder, { side: 'home', isOver: false }],
  [OUTCOME.awayPlayerOver, { side: 'away', isOver: true }],
  [OUTCOME.awayPlayerUnder, { side: 'away', isOver: false }],
]);

/** The line and the number of the player: "15.5 (9 J. Marlow)". */
function parsed(param: string | null): { readonly line: number; readonly number: number } | null {
  const [, line, number] = /^([\d.]+) \((\d+) /.exec(param ?? '') ?? [];
  return line && number ? { line: Number(line), number: Number(number) } : null;
}

/** How many points the player of an outcome has beyond its line; undefined where there is no such player. */
function beyondLine(
  side: keyof Pair,
  param: string | null,
  points: (() => PlayerPoints) | undefined,
): number | undefined {
  const player = parsed(param);
  const past = points?.();
  if (!player || !past?.scorers[side].some(({ number }) => number === player.number)) {
    return undefined;
  }
  return (past.points[side].get(player.number) ?? 0) - player.line;
}

/** Settles an outcome of the points of a player, which is void where nobody knows who scored; undefined for any other. */
export function settleByPoints(
  type: number,
  param: string | null,
  points: (() => PlayerPoints) | undefined,
): LegResult | undefined {
  const bet = BETS.get(type);
  if (!bet) return undefined;
  const beyond = beyondLine(bet.side, param, points);
  if (beyond === undefined || beyond === 0) return 'void';
  return beyond > 0 === bet.isOver ? 'won' : 'lost';
}

/** Whether a player has more points than the line of an outcome: nothing later changes its result. */
export function isDecidedByPoints(
  type: number,
  param: string | null,
  points: (() => PlayerPoints) | undefined,
): boolean {
  const bet = BETS.get(type);
  return bet !== undefined && (beyondLine(bet.side, param, points) ?? 0) > 0;
}
