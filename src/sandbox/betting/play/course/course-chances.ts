import type { MatchPlayer } from '@grandstand/bus-contracts';
import { countOfPart } from '@grandstand/bus-contracts/domain';
import { chancesOf, once } from '../discrete-chances';
import { Distribution } from '../distribution';
import type { Pair } from '../fixture';
import type { LinedUpPlayer } from '../squads/line-ups';
import type { Chances, PlayerChances, PlayState } from '../timeline';
import { countsOf, type PastCourse } from './course';
import { HALVES, type Side } from './match-events';
import { expectedOf } from './side-events';

/** A span of the regular time, as shares of it: 0 kick-off, 1 the end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const lengthOf = ({ from, to }: Span): number => Math.max(0, to - from);

/** What both spans have. */
const inBoth = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

/** The share of the regular time that is over. */
export const timeOf = ({ left }: Pick<PlayState, 'left'>): number => 1 - left;

/** Of a count over the match, or over one half, what is left of its time; null once it is over. */
function restOf(state: PlayState, half: 0 | 1 | 2): Span | null {
  const now = timeOf(state);
  if (half === 0) return { from: now, to: 1 };
  const isOver =
    state.score.period > half || (state.score.period === half && state.periodLeft === 0);
  if (isOver) return null;
  return inBoth({ from: now, to: 1 }, { from: (half - 1) / HALVES, to: half / HALVES });
}

/**
 * The chances of what is counted beside the score: corners, yellow cards or shots on target, of the match or a half.
 * Corners and saved shots to come are Poisson distributed, and a goal is a shot on target, so that its chances are those
 * of the score; each player is shown a yellow card once at most.
 */
export function countChances(
  state: PlayState,
  {
    part,
    strength,
    past,
  }: { readonly part: number; readonly strength: Pair; readonly past: PastCourse },
): Chances | null {
  const count = countOfPart(part);
  const rest = count && restOf(state, count.half);
  if (!rest) return null;
  const periods = countsOf(past, count.statistic);
  const played = count.half === 0 ? periods : periods.slice(count.half - 1, count.half);
  const soFar = (side: Side): number => played.reduce((sum, period) => sum + period[side], 0);
  const sharesOf = (side: Side): readonly number[] => {
    if (count.statistic === 'yellow-cards') return cautionShares(side, { state, rest, past });
    const kind = count.statistic === 'corners' ? 'corner' : 'shot';
    const goals = count.statistic === 'corners' ? 0 : strength[side];
    return poissonShares((expectedOf(kind, strength)[side] + goals) * lengthOf(rest));
  };
  const ofSide = (side: Side): (() => Distribution) =>
    once(() => new Distribution(soFar(side), Float64Array.from(sharesOf(side))));
  return independentChances(ofSide('home'), ofSide('away'));
}

/** The chances of two counts that are independent of each other. */
function independentChances(home: () => Distribution, away: () => Distribution): Chances {
  const of = (sign: 1 | -1): (() => Distribution) =>
    once(() => {
      const [own, other] = [home(), away()];
      const most = { own: own.shares.length - 1, other: other.shares.length - 1 };
      const start = own.least + sign * other.least;
      const [least, greatest] =
        sign === 1
          ? [start, start + most.own + most.other]
          : [start - most.other, start + most.own];
      return Distribution.made(least, greatest, (add) => {
        for (let one = 0; one <= most.own; one++) {
          for (let two = 0; two <= most.other; two++) {
            add(start + one + sign * two, (own.shares[one] ?? 0) * (other.shares[two] ?? 0));
          }
        }
      });
    });
  return {
    ...chancesOf({ total: of(1), lead: of(-1), home, away }),
    bothScore: () => (1 - home().of(0)) * (1 - away().of(0)),
    exact: (one, two) => home().of(one) * away().of(two),
  };
}

/** The probabilities of none, one and so on, far enough that the rest is nearly impossible. */
function poissonShares(expected: number): number[] {
  const most = Math.ceil(expected + 7 * Math.sqrt(expected)) + 3;
  const shares = [Math.exp(-expected)];
  for (let count = 1; count <= most; count++) {
    shares.push(((shares[count - 1] ?? 0) * expected) / count);
  }
  return shares;
}

const isOf =
  (side: Side, { number }: MatchPlayer, kinds: readonly string[]) =>
  (event: PastCourse['events'][number]): boolean =>
    event.side === side && event.player?.number === number && kinds.includes(event.kind);

/** Whether a player may still be shown a first card. */
function canBeBooked(side: Side, player: LinedUpPlayer, { events }: PastCourse): boolean {
  return !events.some(isOf(side, player, ['yellow-card', 'red-card']));
}

/** How likely it is that a player who has none yet is shown a yellow card in a span. */
function cautionShare({ stay, booking }: LinedUpPlayer, state: PlayState, span: Span): number {
  if (!stay) return 0;
  const before = lengthOf(inBoth(stay, { from: timeOf(state), to: span.from }));
  return Math.exp(-booking * before) * (1 - Math.exp(-booking * lengthOf(inBoth(stay, span))));
}

/** The probabilities of no yellow card of a side to come, one and so on: each player's are independent. */
function cautionShares(
  side: Side,
  {
    state,
    rest,
    past,
  }: { readonly state: PlayState; readonly rest: Span; readonly past: PastCourse },
): readonly number[] {
  const players = past.lineUps[side].players.filter((player) => canBeBooked(side, player, past));
  let shares: readonly number[] = [1];
  for (const player of players) {
    const share = cautionShare(player, state, rest);
    const before = shares;
    shares = [...before, 0].map(
      (none, count) => none * (1 - share) + (before[count - 1] ?? 0) * share,
    );
  }
  return shares;
}

/** A span in which the same players are on the pitch. */
interface Spell extends Span {
  /** Of each player, the share of the goals of the side. */
  readonly shares: ReadonlyMap<number, number>;
}

/** The spells of a side until the end. */
function spellsOf(side: Side, from: number, { lineUps, events }: PastCourse): readonly Spell[] {
  const players = lineUps[side].players.filter(
    (player) => player.stay && !events.some(isOf(side, player, ['red-card'])),
  );
  const changes = players.flatMap(({ stay }) => (stay ? [stay.from, stay.to] : []));
  const ends = [...new Set([...changes.filter((at) => at > from && at < 1), 1])].toSorted(
    (a, b) => a - b,
  );
  return ends.map((to, place): Spell => {
    const start = ends[place - 1] ?? from;
    const playing = players.filter(
      ({ stay }) => stay !== null && stay.from <= start && stay.to >= to,
    );
    const sum = playing.reduce((all, { scoring }) => all + scoring, 0);
    return {
      from: start,
      to,
      shares: new Map(playing.map(({ number, scoring }) => [number, scoring / sum])),
    };
  });
}

/**
 * The chances of the players of a match. The goals to come are those of the score, each of a player on the pitch; the
 * substitutions are planned, so that goals of one player are Poisson distributed too.
 */
export function playerChances(state: PlayState, strength: Pair, past: PastCourse): PlayerChances {
  const now = timeOf(state);
  const spells = {
    home: once(() => spellsOf('home', now, past)),
    away: once(() => spellsOf('away', now, past)),
  };
  const all = strength.home + strength.away;
  const goals = past.events.filter(({ kind }) => kind === 'goal');
  const noMore = Math.exp(-all * state.left);
  const find = (side: Side, number: number): LinedUpPlayer | undefined =>
    past.lineUps[side].players.find((player) => player.number === number);
  /** Null where the player is not on the pitch: those on the bench are offered when they come on. */
  const isPlaying = (side: Side, number: number): LinedUpPlayer | null => {
    const player = find(side, number);
    const { stay } = player ?? {};
    const isOff = player && past.events.some(isOf(side, player, ['red-card']));
    return player && stay && !isOff && stay.from <= now && stay.to > now ? player : null;
  };
  const known = new Map<string, LinedUpPlayer | null>();
  const playing = (side: Side, number: number): LinedUpPlayer | null => {
    const key = `${side} ${number}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const player = isPlaying(side, number);
    known.set(key, player);
    return player;
  };
  /** The probability that the next goal, or the last one, is the player's, by how much of the time is free of others. */
  const sumOfSpells = (side: Side, number: number, freeAt: (at: number) => number): number =>
    spells[side]().reduce((sum, { from, to, shares }) => {
      const share = (shares.get(number) ?? 0) * (strength[side] / all);
      return sum + share * Math.abs(freeAt(from) - freeAt(to));
    }, 0);
  return {
    scores(side, number) {
      const player = playing(side, number);
      if (!player || goals.some(isOf(side, player, ['goal']))) return null;
      const expected = spells[side]().reduce(
        (sum, spell) => sum + (spell.shares.get(number) ?? 0) * lengthOf(spell),
        0,
      );
      return 1 - Math.exp(-strength[side] * expected);
    },
    scoresFirst(side, number) {
      if (goals.length > 0 || !playing(side, number)) return null;
      return sumOfSpells(side, number, (at) => Math.exp(-all * (at - now)));
    },
    scoresLast(side, number) {
      const last = goals.at(-1);
      const wasLast = last?.side === side && last.player?.number === number;
      if (!wasLast && !playing(side, number)) return null;
      return sumOfSpells(side, number, (at) => Math.exp(-all * (1 - at))) + (wasLast ? noMore : 0);
    },
    nobodyScores: () => (goals.length > 0 ? null : noMore),
    isBooked(side, number) {
      const player = playing(side, number);
      if (!player || !canBeBooked(side, player, past)) return null;
      return cautionShare(player, state, { from: now, to: 1 });
    },
  };
}

/** The parts of the regular time that the markets on the minute of a goal have, in minutes. */
export const GOAL_SPANS = [15, 30, 45, 60, 75, 90] as const;
const MINUTES = 90;

/** How likely the next goal is within each of the spans; the last share is that of no goal. */
export function goalTimeShares({ left }: PlayState, strength: Pair): readonly number[] {
  const now = 1 - left;
  const all = strength.home + strength.away;
  const free = (minute: number): number => Math.exp(-all * Math.max(0, minute / MINUTES - now));
  const shares = GOAL_SPANS.map((end, place) => free(GOAL_SPANS[place - 1] ?? 0) - free(end));
  return [...shares, free(MINUTES)];
}

/** The span of the minute of a goal. */
export function goalSpan(minute: number): number {
  return GOAL_SPANS.findIndex((end) => minute <= end);
}
