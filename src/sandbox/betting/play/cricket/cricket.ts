import type { Fixture, Pair } from '../fixture';
import type { Random } from '../../../platform/random';
import type { Frame, PeriodScores, SportModel, Timeline, Turn } from '../timeline';
import { frameAt } from '../timeline';
import { ballsOf, RUNS, type BallChances } from './balls';
import { cricketChances } from './cricket-chances';
import { freshInnings } from './innings-chances';
import {
  BALLS_AN_OVER,
  FIRST_SIX_BALLS,
  inningsOf,
  isInningsOver,
  isMatchOver,
  limitsOf,
  newInnings,
  REGULAR,
  scoreOf,
  sideOf,
  type Innings,
} from './innings';

/** Seconds between balls, between overs, and between innings. */
const A_BALL = 33;
const AN_OVER = 20;
const A_BREAK = 900;
const A_BREAK_OF_SUPER_OVERS = 240;

/** An innings after a ball, which counts unless it was a wide. */
function afterBall(innings: Innings, chances: BallChances, random: Random): Innings {
  const { wide, wicket, runs } = chances;
  const isOfFirstSix = innings.balls < FIRST_SIX_BALLS;
  const scored = (more: number): Innings => ({
    ...innings,
    runs: innings.runs + more,
    firstSix: innings.firstSix + (isOfFirstSix ? more : 0),
  });
  let drawn = random() - wide;
  if (drawn < 0) return scored(1);
  const balls = innings.balls + 1;
  drawn -= wicket;
  if (drawn < 0) return { ...innings, balls, wickets: innings.wickets + 1 };
  for (const [place, number] of RUNS.entries()) {
    drawn -= runs[place] ?? 0;
    if (drawn < 0) return { ...scored(number), balls };
  }
  return { ...innings, balls };
}

/** Plays from a score to the end, ball by ball. */
function playFrom(start: Turn, { strength }: Pick<Fixture, 'strength'>, random: Random): Timeline {
  const frames: Frame[] = [];
  let { at } = start;
  let all = inningsOf(start.score);
  while (!isMatchOver(all)) {
    let place = all.length - 1;
    if (isInningsOver(all, place)) {
      place++;
      at += place >= REGULAR ? A_BREAK_OF_SUPER_OVERS : A_BREAK;
      all = all.concat(newInnings(sideOf(place)));
      frames.push({ at, score: scoreOf(all), isBig: false });
    }
    const before = all[place] ?? newInnings(sideOf(place));
    const chancesAt = ballsOf(Math.round(strength[before.side]), limitsOf(place));
    let now = before;
    while (!isInningsOver(all, place)) {
      const next = afterBall(now, chancesAt(now.balls), random);
      at += A_BALL;
      if (next.balls > now.balls && now.balls > 0 && now.balls % BALLS_AN_OVER === 0) at += AN_OVER;
      all = [...all.slice(0, place), next];
      const isBig = next.wickets > now.wickets || isInningsOver(all, place);
      frames.push({ at, score: scoreOf(all), isBig });
      now = next;
    }
  }
  return { frames, duration: at + 10 };
}

function begun(score: PeriodScores): PeriodScores {
  return score.innings ? score : scoreOf(inningsOf(score));
}

/** Cricket of twenty overs a side: home bats first, and super overs decide a level match. */
export const cricket: SportModel = {
  play(fixture, random) {
    const start = { at: 0, score: scoreOf([newInnings('home')]) };
    const { frames, duration } = playFrom(start, fixture, random);
    return { frames: [{ ...start, isBig: false }, ...frames], duration };
  },
  continueFrom(timeline, turn, fixture, random) {
    const before = timeline.frames.filter(({ at }) => at < turn.at);
    const from = { ...turn, score: begun(turn.score) };
    const { frames, duration } = playFrom(from, fixture, random);
    return { frames: [...before, { ...from, isBig: true }, ...frames], duration };
  },
  clock(timeline, at) {
    const { score } = frameAt(timeline, at);
    const all = inningsOf(score);
    return { minute: null, left: 1, periodLeft: isInningsOver(all, all.length - 1) ? 0 : 1 };
  },
  chances: (state, strength: Pair) => cricketChances(state, strength),
  *pieces({ home, away }, drift) {
    yield* freshInnings(home, drift);
    yield* freshInnings(away, drift);
  },
};
