import type { Title } from '../../titles';
import type { ChipsChoice } from '../chips';
import type { CurveView } from '../curve/curve';
import type { HiLoView } from '../hi-lo';
import type { KenoView } from '../fields/keno';
import { takeMove } from '../fields/ladder';
import type { LadderView } from '../fields/ladder';
import { openMove } from '../fields/mines';
import type { MinesView } from '../fields/mines';
import type { AnyRules, Results } from '../rules';
import type { CurveTable } from '../tables/curve';
import type { DICE_TABLE } from '../tables/dice';
import type { KenoTable } from '../tables/keno';
import type { LadderTable } from '../tables/ladders';
import { MINES_TABLE } from '../tables/mines';
import { PLINKO_TABLE } from '../tables/plinko';
import type { ReelsTable } from '../tables/reels';
import { blackjackPlays } from './blackjack-play';
import { andarBaharPlays, baccaratPlays, dragonTigerPlays } from './card-plays';
import { binomial, enumerated, numbersOf, paysWith } from './distribution';
import type { Distribution } from './distribution';
import { bingoPlays, racePlays, scratchPlays, shotPlays } from './draw-plays';
import { reelsSample } from './reels-figures';
import { threeCardPlay } from './three-card-play';
import { videoPokerPlay } from './video-poker-play';

/** One way to play a title, with the exact chances of its returns. */
export interface Play {
  readonly choice: object;
  readonly steps: number;
  /** Where moves stake more: of what comes back less what they staked. */
  readonly distribution: Distribution;
  /** How many rounds return anything, where the distribution does not say it. */
  readonly hitRate?: number;
}

/** Every way to play a title that has returns of its own. */
export function playsOf(title: Title): readonly Play[] {
  switch (title.engine) {
    case 'dice':
      return dicePlays(title);
    case 'plinko':
      return Object.keys(PLINKO_TABLE.pays).map((risk) => listed(title.rules, { risk }));
    case 'wheel':
    case 'sicbo':
      return tablePlays(title);
    case 'curve':
    case 'flight':
      return curvePlays(title);
    case 'mines':
      return Object.keys(MINES_TABLE.pays).flatMap((mines) => minesPlays(title, Number(mines)));
    case 'goals':
    case 'cups':
    case 'ladder':
      return ladderPlays(title);
    case 'keno':
      return kenoPlays(title);
    case 'scratch':
      return scratchPlays(title);
    case 'race':
      return racePlays(title);
    case 'shot':
      return shotPlays(title);
    case 'bingo':
      return bingoPlays(title);
    case 'reels':
      return [reelsPlay(title)];
    case 'baccarat':
      return baccaratPlays(title);
    case 'dragon-tiger':
      return dragonTigerPlays(title);
    case 'andar-bahar':
      return andarBaharPlays(title);
    case 'blackjack':
      return blackjackPlays(title);
    case 'three-card-poker':
      return [threeCardPlay(title)];
    case 'video-poker':
      return [videoPokerPlay(title)];
    case 'hi-lo':
      return [1, 2, 3].map((steps) => hiLoPlay(title, steps));
  }
}

function listed(rules: AnyRules, choice: object): Play {
  return { choice, steps: 0, distribution: enumerated(rules, choice) };
}

function dicePlays({ rules, table }: Title): Play[] {
  const { chances } = table as typeof DICE_TABLE;
  return chances.flatMap(({ pays }) =>
    ['low', 'high'].map((side) => listed(rules, { pays, side })),
  );
}

function tablePlays({ rules, table }: Title): Play[] {
  const { bets } = table as { readonly bets: object };
  return Object.keys(bets).map((on) => {
    const choice: ChipsChoice = { bets: [{ on, chips: 1 }] };
    return listed(rules, choice);
  });
}

/** The chance that the curve reaches a target: the numbers below a bound do, and those from it don't. */
function reach(rules: AnyRules, target: number): number {
  const reaches = (number: number): boolean =>
    (rules.publicView(rules.begin({ targets: [target] }, [[number]])) as CurveView).end >= target;
  let [low, high] = [0, 2 ** 32];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) low = middle + 1;
    else high = middle;
  }
  return low / 2 ** 32;
}

function curvePlays({ rules, table }: Title): Play[] {
  const { least, most, targets } = table as CurveTable;
  const some = new Set([least, 102, 103, 110, 133, 150, 200, 317, 500, 999, 7777, 54_321, most]);
  const singles = [...some].map((target) => ({
    choice: { targets: [target] },
    steps: 0,
    distribution: paysWith(reach(rules, target), target * 100),
  }));
  return targets === 1 ? singles : [...singles, twoTargets(rules, 150, 500)];
}

function twoTargets(rules: AnyRules, first: number, second: number): Play {
  const [near, far] = [reach(rules, first), reach(rules, second)];
  const distribution = new Map([
    [0, 1 - near],
    [first * 50, near - far],
    [(first + second) * 50, far],
  ]);
  return { choice: { targets: [first, second] }, steps: 0, distribution };
}

function minesPlays({ rules }: Title, mines: number): Play[] {
  const squares = MINES_TABLE.squares;
  // Where the mines are makes no difference to their chances, so the last squares have them.
  const places = Array.from({ length: mines }, (_, at) => squares - 1 - at);
  const choice = { mines };
  let state = rules.begin(choice, [places]);
  const { pays } = rules.publicView(state) as MinesView;
  return pays.map((_, at) => {
    state = rules.move(state, openMove(at));
    const chance = binomial(squares - mines, at + 1) / binomial(squares, at + 1);
    return { choice, steps: at + 1, distribution: paysWith(chance, rules.returned(state)) };
  });
}

function ladderPlays({ rules, table }: Title): Play[] {
  const { steps } = table as LadderTable;
  const all = rules.draws({}).map(numbersOf);
  const right: Results = all.map((ways) => ways.find((wrong) => !wrong.includes(0)) ?? []);
  let chance = 1;
  return steps.map((_, step) => {
    const ends = (all[step] ?? []).map((wrong) => {
      const moves = Array.from({ length: step + 1 }, () => takeMove(0));
      return moves.reduce(rules.move, rules.begin({}, right.with(step, wrong)));
    });
    const stands = ends.filter((state) => !(rules.publicView(state) as LadderView).hasFallen);
    chance *= stands.length / ends.length;
    const pays = stands.map((state) => rules.returned(state))[0] ?? 0;
    return { choice: {}, steps: step + 1, distribution: paysWith(chance, pays) };
  });
}

function kenoPlays({ rules, table }: Title): Play[] {
  const { from, drawn, pays } = table as KenoTable;
  const ways = binomial(from, drawn);
  return pays.map((_, at) => {
    const count = at + 1;
    const choice = { numbers: Array.from({ length: count }, (_, number) => number + 1) };
    const distribution = new Map<number, number>();
    for (let hits = 0; hits <= count; hits += 1) {
      const balls = [
        ...Array.from({ length: hits }, (_, ball) => ball),
        ...Array.from({ length: drawn - hits }, (_, ball) => count + ball),
      ];
      const state = rules.begin(choice, [balls]);
      if ((rules.publicView(state) as KenoView).hits.length !== hits) throw new Error('hits');
      const chance = (binomial(count, hits) * binomial(from - count, drawn - hits)) / ways;
      const returned = rules.returned(state);
      distribution.set(returned, (distribution.get(returned) ?? 0) + chance);
    }
    return { choice, steps: 0, distribution };
  });
}

/** Of three reels all stops are listed; of five, a sample is taken, whose mean is not exact. */
function reelsPlay({ rules, table }: Title): Play {
  const reels = table as ReelsTable;
  if (reels.strips.length === 3) return listed(rules, {});
  const count = 20_000;
  const distribution = new Map<number, number>();
  for (const returned of reelsSample(reels, count)) {
    distribution.set(returned, (distribution.get(returned) ?? 0) + 1 / count);
  }
  return { choice: {}, steps: 0, distribution };
}

/** Rounds with so many guesses, each the likelier one, "higher" where both are as likely. */
function hiLoPlay({ rules }: Title, steps: number): Play {
  const distribution = new Map<number, number>();
  const add = (returned: number, chance: number): void => {
    distribution.set(returned, (distribution.get(returned) ?? 0) + chance);
  };
  const follow = (ranks: readonly number[], moves: readonly string[], chance: number): void => {
    const state = hiLoState(rules, ranks, moves);
    const view = rules.publicView(state) as HiLoView;
    if (view.isWrong || moves.length === steps) {
      add(rules.returned(state), chance);
      return;
    }
    const [likely] = view.offers.toSorted((one, other) => other.wins - one.wins);
    if (!likely) throw new Error('There is no guess.');
    for (let rank = 0; rank < 13; rank += 1) {
      follow([...ranks, rank], [...moves, likely.guess], chance / 13);
    }
  };
  for (let rank = 0; rank < 13; rank += 1) follow([rank], [], 1 / 13);
  return { choice: {}, steps, distribution };
}

function hiLoState(rules: AnyRules, ranks: readonly number[], moves: readonly string[]): unknown {
  const cards = Array.from({ length: 6 }, (_, at) => [(ranks[at] ?? 0) * 4]);
  return moves.reduce(rules.move, rules.begin({}, cards));
}

/** The least and the most that guesses and stops of any kind can return in the long run, by exact recursion. */
export function hiLoRange({ rules }: Title): { readonly least: number; readonly most: number } {
  return { least: hiLoValue(rules, Math.min), most: hiLoValue(rules, Math.max) };
}

/** What a round returns in the long run if each guess and stop is the one that `pick` picks of their values. */
function hiLoValue(rules: AnyRules, pick: (...values: number[]) => number): number {
  const known = new Map<string, number>();
  const right = new Map<string, readonly number[]>();
  /** The next ranks that make a guess right, whatever was before. */
  const rightRanks = (rank: number, guess: string): readonly number[] => {
    const key = `${rank} ${guess}`;
    const ranks =
      right.get(key) ??
      Array.from({ length: 13 }, (_, next) => next).filter(
        (next) => rules.returned(hiLoState(rules, [rank, next], [guess])) > 0,
      );
    right.set(key, ranks);
    return ranks;
  };
  const value = (ranks: readonly number[], moves: readonly string[], wins: number): number => {
    // What follows depends on no more than this.
    const key = `${ranks.at(-1)} ${moves.length} ${wins}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const state = hiLoState(rules, ranks, moves);
    const now = rules.returned(state);
    const guesses = (rules.publicView(state) as HiLoView).offers.map((offer) => {
      const after = [...moves, offer.guess];
      const right = rightRanks(ranks.at(-1) ?? 0, offer.guess);
      const values = right.map((rank) => value([...ranks, rank], after, wins * offer.wins));
      return values.reduce((sum, one) => sum + one, 0) / 13;
    });
    const best = moves.length > 0 ? pick(now, ...guesses) : pick(...guesses);
    known.set(key, best);
    return best;
  };
  let sum = 0;
  for (let rank = 0; rank < 13; rank += 1) sum += value([rank], [], 1) / 13;
  return sum;
}
