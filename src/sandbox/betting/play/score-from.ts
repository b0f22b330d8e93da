import { bestOf } from '../catalog/cyber-champs';
import { CRICKET, CS2, DOTA_2, LOL, TENNIS, VALORANT, VOLLEYBALL } from '../catalog/sports';
import type { Fixture, Pair } from './fixture';
import { cricketScore } from './cricket/score-from';
import { mapsToWin } from './maps';
import type { SetRules } from './sets/sets';
import { TENNIS_RULES, VOLLEYBALL_RULES } from './sets/sets';
import type { PeriodScores } from './timeline';

type Sets = Pick<SetRules, 'setsToWin' | 'pointsToWin'>;

const SETS: ReadonlyMap<number, Sets> = new Map([
  [TENNIS, TENNIS_RULES],
  [VOLLEYBALL, VOLLEYBALL_RULES],
]);

/** The rounds or kills of the side that wins a map. */
const ON_A_MAP: ReadonlyMap<number, number> = new Map([
  [CS2, 13],
  [VALORANT, 13],
  [DOTA_2, 24],
  [LOL, 15],
]);

function setsIn({ sportId, champId }: Pick<Fixture, 'sportId' | 'champId'>): Sets | undefined {
  const pointsToWin = ON_A_MAP.get(sportId);
  if (pointsToWin === undefined) return SETS.get(sportId);
  return { setsToWin: mapsToWin(bestOf(champId)), pointsToWin };
}

/** Sets with close scores: 6:4, 25:23. */
function setsOf(rules: Sets, { home, away }: Pair): Pair[] {
  const won = rules.pointsToWin;
  const lost = won - 2;
  return [
    ...Array.from({ length: home }, () => ({ home: won, away: lost })),
    ...Array.from({ length: away }, () => ({ home: lost, away: won })),
  ];
}

/** Keeps earlier periods; the last one gets the difference. */
function periodsOf(before: PeriodScores, score: Pair): Pair[] {
  const earlier = before.periods.slice(0, -1);
  const rest = {
    home: score.home - earlier.reduce((sum, { home }) => sum + home, 0),
    away: score.away - earlier.reduce((sum, { away }) => sum + away, 0),
  };
  if (rest.home >= 0 && rest.away >= 0) return [...earlier, rest];
  return [...earlier.map(() => ({ home: 0, away: 0 })), score];
}

/** A score with its periods, from the two numbers that QA gave. */
export function scoreFrom(
  game: Pick<Fixture, 'sportId' | 'champId'>,
  before: PeriodScores,
  score: Pair,
): PeriodScores {
  if (game.sportId === CRICKET) return cricketScore(before, score);
  const rules = setsIn(game);
  if (!rules) return { ...score, periods: periodsOf(before, score), period: before.period };
  const sets = setsOf(rules, score);
  const isOver = Math.max(score.home, score.away) >= rules.setsToWin;
  const periods = isOver ? sets : [...sets, { home: 0, away: 0 }];
  return { ...score, periods, period: periods.length };
}

/** Whether a match can end with a score: super overs decide a level match of cricket. */
export function isPossibleEnd({ sportId }: Pick<Fixture, 'sportId'>, score: Pair): boolean {
  return sportId !== CRICKET || score.home !== score.away;
}

/** Whether a score is possible: a side can't win more sets than a match needs. */
export function isPossibleScore(
  game: Pick<Fixture, 'sportId' | 'champId'>,
  { home, away }: Pair,
): boolean {
  const rules = setsIn(game);
  if (!rules) return true;
  const { setsToWin } = rules;
  return Math.max(home, away) <= setsToWin && home + away < 2 * setsToWin;
}
