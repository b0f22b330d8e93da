import { OUTCOME } from '@grandstand/bus-contracts/domain';
import { goalSpan } from '../play/course/course-chances';
import type { PastCourse } from '../play/course/course';
import type { TimedEvent } from '../play/course/match-events';
import type { LegResult } from '../play/ends';
import type { Pair } from '../play/fixture';
import type { GoalOrder } from '../play/goals/goal-order';
import { playerOfParam } from './football-offers';

/** What settles the markets on players and on the minutes of goals. */
interface PlayedCourse {
  readonly goals: () => GoalOrder;
  readonly course?: (() => PastCourse) | undefined;
}

type Side = keyof Pair;

const wonIf = (condition: boolean): LegResult => (condition ? 'won' : 'lost');

interface PlayerBet {
  readonly side: Side;
  readonly market: 'any' | 'first' | 'last' | 'card';
}

/** The outcomes of players. */
const PLAYER_BETS: ReadonlyMap<number, PlayerBet> = new Map<number, PlayerBet>([
  [OUTCOME.anyScorerHome, { side: 'home', market: 'any' }],
  [OUTCOME.anyScorerAway, { side: 'away', market: 'any' }],
  [OUTCOME.firstScorerHome, { side: 'home', market: 'first' }],
  [OUTCOME.firstScorerAway, { side: 'away', market: 'first' }],
  [OUTCOME.lastScorerHome, { side: 'home', market: 'last' }],
  [OUTCOME.lastScorerAway, { side: 'away', market: 'last' }],
  [OUTCOME.cardHome, { side: 'home', market: 'card' }],
  [OUTCOME.cardAway, { side: 'away', market: 'card' }],
]);

const NOBODY: ReadonlySet<number> = new Set([OUTCOME.firstScorerNone, OUTCOME.lastScorerNone]);

const isGoalTime = (type: number): boolean => type >= OUTCOME.goalBy15 && type <= OUTCOME.goalNever;

const isGoal = ({ kind }: TimedEvent): boolean => kind === 'goal';

/**
 * Settles an outcome of a player, or of the minute of a goal; undefined for any other.
 * A bet on a player who did not play is void, and so is one on the first or last scorer where it is not known which of
 * several goals that was. A goal in added time is one of the last minute of its half.
 */
export function settleByCourse(
  type: number,
  param: string | null,
  { goals, course }: PlayedCourse,
): LegResult | undefined {
  const bet = PLAYER_BETS.get(type);
  if (!bet && !NOBODY.has(type) && !isGoalTime(type)) return undefined;
  const past = course?.();
  if (!past) return 'void';
  const scored = past.events.filter(isGoal);
  if (NOBODY.has(type)) return wonIf(scored.length === 0);
  if (!bet) return byMinute(type, scored[Number(param) - 1]);
  return byPlayer(bet, playerOfParam(param), { past, scored, order: goals() });
}

/**
 * Whether an outcome of a player or of a minute is decided before the end: by the goal that it is about, or because it
 * has won.
 */
export function isDecidedByCourse(
  type: number,
  param: string | null,
  played: PlayedCourse,
): boolean {
  const { goals } = played;
  if (isGoalTime(type)) return Number(param) <= goals().length;
  const market = PLAYER_BETS.get(type)?.market;
  if (market === 'first' || type === OUTCOME.firstScorerNone) return goals().length > 0;
  if (market === 'any' || market === 'card') return settleByCourse(type, param, played) === 'won';
  return type === OUTCOME.lastScorerNone && goals().length > 0;
}

function byMinute(type: number, goal: TimedEvent | undefined): LegResult {
  const span = goal ? OUTCOME.goalBy15 + goalSpan(goal.minute) : OUTCOME.goalNever;
  return wonIf(type === span);
}

/** Whether a player began the match, came on, or is named by an event. */
function hasPlayed({ lineUps, events }: PastCourse, side: Side, number: number): boolean {
  const player = lineUps[side].players.find((one) => one.number === number);
  if (player?.stay?.from === 0) return true;
  return events.some(
    (event) =>
      event.side === side && [event.player, event.assist].some((named) => named?.number === number),
  );
}

interface Scored {
  readonly past: PastCourse;
  readonly scored: readonly TimedEvent[];
  readonly order: GoalOrder;
}

function byPlayer(
  { side, market }: PlayerBet,
  number: number,
  { past, scored, order }: Scored,
): LegResult {
  if (!hasPlayed(past, side, number)) return 'void';
  const isOf = (event: TimedEvent | undefined): boolean =>
    event?.side === side && event.player?.number === number;
  if (market === 'any') return wonIf(scored.some(isOf));
  if (market === 'card') {
    return wonIf(past.events.some((event) => event.kind === 'yellow-card' && isOf(event)));
  }
  const place = market === 'first' ? 0 : -1;
  return order.at(place) === null ? 'void' : wonIf(isOf(scored.at(place)));
}
