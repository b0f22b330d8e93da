import type { Fixture, Pair } from './fixture';
import type { Random } from '../../platform/random';
import { chancesOf, once } from './discrete-chances';
import { Distribution } from './distribution';
import { chancesOfSets } from './sets/set-chances';
import type {
  Chances,
  Frame,
  MatchChances,
  MatchTime,
  PeriodScores,
  PlayState,
  SportModel,
  Timeline,
  Turn,
} from './timeline';
import { NO_SCORE, frameAt, nextPeriod, periodStart, withPoints } from './timeline';

/** How maps are played that the side with more kills wins; a level map goes on until the next kill. */
export interface KillRules {
  readonly mapsToWin: number;
  /** Seconds of a map. */
  readonly length: number;
  readonly pause: number;
}

/** The wait for the kill that decides a level map, in seconds at most. */
const LAST_FIGHT = 90;
/** So many standard deviations above the expected kills are possible. */
const MAX_DEVIATIONS = 5;

const mapNow = (score: PeriodScores): Pair => score.periods.at(-1) ?? { home: 0, away: 0 };

/** Whether the map of the score is in play: one that has ended is counted among those won. */
const isInMap = ({ home, away, period }: PeriodScores): boolean => home + away < period;

function mapWon(score: PeriodScores): PeriodScores {
  const { home, away } = mapNow(score);
  const winner = home > away ? 'home' : 'away';
  return { ...score, [winner]: score[winner] + 1 };
}

interface Start extends Turn {
  /** Seconds left of the map that is in play. */
  readonly leftInMap: number;
}

/** Plays from a score to the end, kill by kill. */
function playFrom(
  { mapsToWin, length, pause }: KillRules,
  start: Start,
  { strength }: Fixture,
  random: Random,
): Timeline {
  const frames: Frame[] = [];
  let { at, score, leftInMap } = start;
  const all = strength.home + strength.away;
  const side = (): keyof Pair => (random() * all < strength.home ? 'home' : 'away');
  while (Math.max(score.home, score.away) < mapsToWin) {
    const end = at + leftInMap;
    for (;;) {
      // The times between kills are exponentially distributed, so that their number is Poisson distributed.
      at += (-Math.log(1 - random()) * length) / all;
      if (at >= end) break;
      score = withPoints(score, side(), 1, { counts: false });
      frames.push({ at: Math.round(at), score, isBig: false });
    }
    at = end;
    const { home, away } = mapNow(score);
    if (home === away) {
      at += Math.round(random() * LAST_FIGHT);
      score = withPoints(score, side(), 1, { counts: false });
    }
    score = mapWon(score);
    frames.push({ at, score, isBig: true });
    if (Math.max(score.home, score.away) >= mapsToWin) break;
    at += pause;
    score = nextPeriod(score);
    leftInMap = length;
    frames.push({ at, score, isBig: false });
  }
  return { frames, duration: at + 10 };
}

function clock({ length }: KillRules, timeline: Timeline, at: number): MatchTime {
  const { score } = frameAt(timeline, at);
  const inMap = Math.min(length, Math.max(0, at - mapStart(timeline, score.period)));
  return {
    minute: Math.min(Math.floor(inMap / 60) + 1, length / 60),
    left: 1,
    // A level map is in play after its time too.
    periodLeft: isInMap(score) ? Math.max(1 - inMap / length, Number.EPSILON) : 0,
  };
}

/** The start of a map, or of what is played of it since QA set a score. */
function mapStart(timeline: Timeline, map: number): number {
  const empty = timeline.frames.findLast(({ score }) => {
    const { home, away } = mapNow(score);
    return score.period === map && isInMap(score) && home + away === 0;
  });
  return empty?.at ?? periodStart(timeline, map);
}

/** The probabilities of no kill, one kill and so on. */
function killShares(expected: number): number[] {
  const most = Math.ceil(expected + MAX_DEVIATIONS * Math.sqrt(expected) + MAX_DEVIATIONS);
  const shares = [Math.exp(-expected)];
  for (let kills = 1; kills <= most; kills++) {
    shares.push(((shares[kills - 1] ?? 0) * expected) / kills);
  }
  return shares;
}

/** The chances of a map by the kills to come; one more kill decides a level one. */
function mapChances(from: Pair, strength: Pair, left: number): Chances {
  const home = killShares(strength.home * left);
  const away = killShares(strength.away * left);
  const ofNext = strength.home / (strength.home + strength.away);
  const most = { home: from.home + home.length, away: from.away + away.length };
  /** The shares of a number of the final score. */
  const sharesOf = (
    least: number,
    greatest: number,
    valueOf: (home: number, away: number) => number,
  ): (() => Distribution) =>
    once(() =>
      Distribution.made(least, greatest, (add) => {
        for (const [more, homeShare] of home.entries()) {
          for (const [moreAway, awayShare] of away.entries()) {
            const [ofHome, ofAway] = [from.home + more, from.away + moreAway];
            const share = homeShare * awayShare;
            if (ofHome === ofAway) {
              add(valueOf(ofHome + 1, ofAway), share * ofNext);
              add(valueOf(ofHome, ofAway + 1), share * (1 - ofNext));
            } else add(valueOf(ofHome, ofAway), share);
          }
        }
      }),
    );
  const numbers = chancesOf({
    total: sharesOf(0, most.home + most.away, (ofHome, ofAway) => ofHome + ofAway),
    lead: sharesOf(-most.away, most.home, (ofHome, ofAway) => ofHome - ofAway),
    home: sharesOf(0, most.home, (ofHome) => ofHome),
    away: sharesOf(0, most.away, (_, ofAway) => ofAway),
  });
  return { ...numbers, bothScore: () => 1, exact: () => 0 };
}

function chances(
  { mapsToWin }: KillRules,
  { score, periodLeft }: PlayState,
  strength: Pair,
): MatchChances {
  const fresh = once(() => mapChances({ home: 0, away: 0 }, strength, 1));
  return chancesOfSets({
    setsToWin: mapsToWin,
    score,
    isInSet: isInMap(score),
    now: once(() => mapChances(mapNow(score), strength, periodLeft)),
    usual: fresh,
    last: fresh,
  });
}

export function killsModel(rules: KillRules): SportModel {
  return {
    play(fixture, random) {
      const start: Frame = { at: 0, score: NO_SCORE, isBig: false };
      const from = { ...start, leftInMap: rules.length };
      const { frames, duration } = playFrom(rules, from, fixture, random);
      return { frames: [start, ...frames], duration };
    },
    continueFrom(timeline, turn, fixture, random) {
      const before = timeline.frames.filter(({ at }) => at < turn.at);
      const { frames, duration } = playFrom(
        rules,
        { ...turn, leftInMap: rules.length },
        fixture,
        random,
      );
      return { frames: [...before, { ...turn, isBig: true }, ...frames], duration };
    },
    clock: (timeline, at) => clock(rules, timeline, at),
    chances: (state, strength) => chances(rules, state, strength),
  };
}

export const DOTA_2_MAP: Omit<KillRules, 'mapsToWin'> = { length: 36 * 60, pause: 240 };
export const LOL_MAP: Omit<KillRules, 'mapsToWin'> = { length: 30 * 60, pause: 240 };
