import type { Pair } from '../play/fixture';
import type { LegResult } from '../play/ends';
import type { GoalOrder } from '../play/goals/goal-order';
import { decidingScore } from '../play/cricket/innings';
import {
  countOfPart,
  MARKET,
  OUTCOME,
  PART,
  partOf,
  wholeType,
} from '@grandstand/bus-contracts/domain';
import { countsOf, type PastCourse } from '../play/course/course';
import { scoreOfPart, sumOf } from '../play/parts';
import type { PeriodScores } from '../play/timeline';
import type { PlayerPoints } from '../play/points/player-points';
import { isDecidedByExtension, settleExtension } from './beside-score/settle-extension';
import { isDecidedByCourse, settleByCourse } from './settle-players';
import { isDecidedByPoints, settleByPoints } from './beside-score/settle-points';
import { championType, raceType, rivalOf } from './market-types';

/** How a match ended, with the order of its goals in a sport of goals. */
export interface Played {
  readonly score: PeriodScores;
  readonly goals: () => GoalOrder;
  /** In a sport whose players and corners are known. */
  readonly course?: (() => PastCourse) | undefined;
  /** In a sport of points whose players are known. */
  readonly points?: (() => PlayerPoints) | undefined;
}

/** A line at a quarter is two half bets, on the lines a quarter below and above it: one of them may be void. */
function compare(more: number, less: number): LegResult {
  if (more === less) return 'void';
  if (Math.abs(more - less) === 0.25) return more > less ? 'half-won' : 'half-lost';
  return more > less ? 'won' : 'lost';
}

const wonIf = (condition: boolean): LegResult => (condition ? 'won' : 'lost');

/** Settles an outcome by the final score; one of a part that was not played is void. */
export function settleOutcome(typeId: number, param: string | null, played: Played): LegResult {
  const { score, goals } = played;
  const [type, part] = [wholeType(typeId), partOf(typeId)];
  if (score.arrival) return byArrival(type, score.arrival);
  const byOthers =
    settleByCourse(type, param, played) ??
    settleByPoints(type, param, played.points) ??
    settleExtension(type, part, score);
  if (byOthers) return byOthers;
  const isWinner = WINNERS.has(type) && part === PART.match;
  const ofPart = isWinner ? decidingScore(score) : countOrScore(played, part);
  if (!ofPart) return 'void';
  return byGoals(type, Number(param), goals) ?? byScore(type, param, ofPart);
}

/** The score of a part of the match, or what is counted in it; null if it was not played. */
export function countOrScore({ score, course }: Played, part: number): Pair | null {
  const count = countOfPart(part);
  if (!count) return scoreOfPart(score, part);
  const past = course?.();
  if (!past || past.periods < count.half) return null;
  const periods = countsOf(past, count.statistic);
  return sumOf(count.half === 0 ? periods : periods.slice(count.half - 1, count.half));
}

/** Super overs, which no other bet counts, decide who wins. */
const WINNERS: ReadonlySet<number> = new Set([OUTCOME.winnerHome, OUTCOME.winnerAway]);

const GOAL_SIDES: ReadonlyMap<number, 'home' | 'away' | 'none'> = new Map([
  [OUTCOME.goalHome, 'home'],
  [OUTCOME.goalNone, 'none'],
  [OUTCOME.goalAway, 'away'],
]);

/** Whether an outcome is about a goal that was scored: nothing later changes its result. */
export function isOfScoredGoal(
  typeId: number,
  param: string | null,
  goals: () => GoalOrder,
): boolean {
  return GOAL_SIDES.has(typeId) && Number(param) <= goals().length;
}

/** Whether an outcome is decided by what has happened, so that nothing later changes its result. */
export function isDecidedEarly(typeId: number, param: string | null, played: Played): boolean {
  return (
    isOfScoredGoal(typeId, param, played.goals) ||
    isDecidedByCourse(typeId, param, played) ||
    isDecidedByPoints(typeId, param, played.points) ||
    isDecidedByExtension(typeId, played.score)
  );
}

/** Settles a goal by its scorer; void where the scorer is unknown. */
function byGoals(type: number, number: number, goals: () => GoalOrder): LegResult | undefined {
  const side = GOAL_SIDES.get(type);
  if (!side) return undefined;
  const order = goals();
  const scored = number > order.length ? 'none' : order[number - 1];
  if (!scored) return side === 'none' ? 'lost' : 'void';
  return wonIf(scored === side);
}

/** Settles an outcome of a race by its order of arrival. */
function byArrival(type: number, arrival: readonly number[]): LegResult {
  const isOf = (market: number) => (number: number) => raceType(market, number) === type;
  const number = arrival.find(isOf(MARKET.headToHead));
  if (number !== undefined) {
    return wonIf(arrival.indexOf(number) < arrival.indexOf(rivalOf(number)));
  }
  const [first = 0] = arrival;
  const areFirst = arrival.slice(0, 3);
  return wonIf(isOf(MARKET.raceWinner)(first) || areFirst.some(isOf(MARKET.firstThree)));
}

type Scorer = (score: Pair, param: string | null) => LegResult;

const SCORERS: ReadonlyMap<number, Scorer> = new Map<number, Scorer>([
  [OUTCOME.home, ({ home, away }) => wonIf(home > away)],
  [OUTCOME.winnerHome, ({ home, away }) => wonIf(home > away)],
  [OUTCOME.draw, ({ home, away }) => wonIf(home === away)],
  [OUTCOME.away, ({ home, away }) => wonIf(home < away)],
  [OUTCOME.winnerAway, ({ home, away }) => wonIf(home < away)],
  [OUTCOME.homeOrDraw, ({ home, away }) => wonIf(home >= away)],
  [OUTCOME.homeOrAway, ({ home, away }) => wonIf(home !== away)],
  [OUTCOME.drawOrAway, ({ home, away }) => wonIf(home <= away)],
  [OUTCOME.handicapHome, ({ home, away }, line) => compare(home + Number(line), away)],
  [OUTCOME.handicapAway, ({ home, away }, line) => compare(away + Number(line), home)],
  [OUTCOME.noBetHome, ({ home, away }) => compare(home, away)],
  [OUTCOME.noBetAway, ({ home, away }) => compare(away, home)],
  [OUTCOME.startHome, (score, start) => wonIf(leadWithStart(score, start) > 0)],
  [OUTCOME.startDraw, (score, start) => wonIf(leadWithStart(score, start) === 0)],
  [OUTCOME.startAway, (score, start) => wonIf(leadWithStart(score, start) < 0)],
  [OUTCOME.over, ({ home, away }, line) => compare(home + away, Number(line))],
  [OUTCOME.under, ({ home, away }, line) => compare(Number(line), home + away)],
  [OUTCOME.homeOver, ({ home }, line) => compare(home, Number(line))],
  [OUTCOME.homeUnder, ({ home }, line) => compare(Number(line), home)],
  [OUTCOME.awayOver, ({ away }, line) => compare(away, Number(line))],
  [OUTCOME.awayUnder, ({ away }, line) => compare(Number(line), away)],
  [OUTCOME.even, ({ home, away }) => wonIf((home + away) % 2 === 0)],
  [OUTCOME.odd, ({ home, away }) => wonIf((home + away) % 2 === 1)],
  [OUTCOME.bothScore, ({ home, away }) => wonIf(home > 0 && away > 0)],
  [OUTCOME.notBothScore, ({ home, away }) => wonIf(home === 0 || away === 0)],
  [OUTCOME.marginHome, ({ home, away }, margin) => wonIf(isMargin(home - away, margin))],
  [OUTCOME.marginAway, ({ home, away }, margin) => wonIf(isMargin(away - home, margin))],
  [OUTCOME.score, ({ home, away }, score) => wonIf(score === `${home}:${away}`)],
]);

/** Whether a lead is one of a span: "3", "6-10" or "26+". */
function isMargin(lead: number, span: string | null): boolean {
  const [least = 0, most = span?.endsWith('+') ? Infinity : least] = (span ?? '')
    .split('-')
    .map((number) => Number.parseInt(number, 10));
  return lead >= least && lead <= most;
}

function byScore(type: number, param: string | null, score: Pair): LegResult {
  if (type > MARKET.raceWinner) {
    throw new RangeError('Failed to settle an outcome: the order of its race is not drawn.');
  }
  // An outright has the number of the champion as its score.
  if (type > MARKET.champion) return wonIf(championType(score.home) === type);
  const scorer = SCORERS.get(type);
  if (!scorer) throw new RangeError(`Failed to settle an outcome: the type ${type} is unknown.`);
  return scorer(score, param);
}

/** The lead of home once both sides have got their head start ("0:1"). */
function leadWithStart({ home, away }: Pair, start: string | null): number {
  const [ofHome = 0, ofAway = 0] = (start ?? '').split(':').map(Number);
  return home + ofHome - away - ofAway;
}
