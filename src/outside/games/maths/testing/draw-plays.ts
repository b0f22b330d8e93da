import type { Title } from '../../titles';
import { groupChances } from '../draws/bingo-chances';
import type { BingoView } from '../draws/bingo';
import { OPEN_ALL } from '../draws/scratch';
import { FREE, SIDE } from '../tables/bingo';
import type { BingoTable } from '../tables/bingo';
import type { ScratchTable } from '../tables/scratch';
import type { RaceTable } from '../tables/races';
import type { ShotTable } from '../tables/shots';
import { paysWith } from './distribution';
import type { Distribution } from './distribution';
import type { Play } from './plays';

const known = new WeakMap<object, Distribution>();

/** What the rules return for each set of groups that can be complete together. */
export function bingoPlays(title: Title): Play[] {
  const distribution = known.get(title.table) ?? bingoDistribution(title);
  known.set(title.table, distribution);
  return [{ choice: {}, steps: 0, distribution }];
}

function bingoDistribution({ rules, table }: Title): Distribution {
  const { drawn, ofColumn } = table as BingoTable;
  const columns = Array.from({ length: SIDE }, () => [0, 1, 2, 3, 4]);
  const { card } = rules.publicView(rules.begin({}, [...columns, []])) as BingoView;
  const others = Array.from({ length: ofColumn * SIDE }, (_, ball) => ball).filter(
    (ball) => !card.includes(ball + 1),
  );
  const distribution = new Map<number, number>();
  for (const { places, chance } of groupChances(table as BingoTable)) {
    const numbers = [...places].filter((place) => place !== FREE).map((place) => card[place] ?? 0);
    const balls = [...numbers.map((number) => number - 1), ...others].slice(0, drawn);
    const returned = rules.returned(rules.begin({}, [...columns, balls]));
    distribution.set(returned, (distribution.get(returned) ?? 0) + chance);
  }
  return distribution;
}

/** The returns of a card of each prize, and of one without a prize, whichever way it is uncovered. */
export function scratchPlays({ rules, table }: Title): Play[] {
  const { cards, fields, prizes } = table as ScratchTable;
  const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
  const counts = prizes.map((prize) => prize.cards);
  const blanks = cards - counts.reduce((sum, count) => sum + count, 0);
  const distribution = new Map<number, number>();
  for (const [number, count] of [blanks, ...counts].entries()) {
    const begun = rules.begin({}, [[number], places(prizes.length), places(fields)]);
    const returned = rules.returned(rules.move(begun, OPEN_ALL));
    distribution.set(returned, (distribution.get(returned) ?? 0) + count / cards);
  }
  return [{ choice: {}, steps: 0, distribution }];
}

const races = new WeakMap<object, Play[]>();

/** What a chip on each bet returns, by the weights of the orders. */
export function racePlays({ rules, table }: Title): Play[] {
  const { bets, orders, runners } = table as RaceTable;
  const total = orders.reduce((sum, { weight }) => sum + weight, 0);
  const others = [...runners.keys()];
  const found =
    races.get(table) ??
    Object.keys(bets).map((on): Play => {
      const choice = { bets: [{ on, chips: 1 }] };
      const distribution = new Map<number, number>();
      for (const [at, { weight }] of orders.entries()) {
        const returned = rules.returned(rules.begin(choice, [[at], others]));
        distribution.set(returned, (distribution.get(returned) ?? 0) + weight / total);
      }
      return { choice, steps: 0, distribution };
    });
  races.set(table, found);
  return found;
}

/** A shot at each target: the numbers below a bound hit it, and those from it don't. */
export function shotPlays({ rules, table }: Title): Play[] {
  const { targets, numbers } = table as ShotTable;
  return targets.map(({ name, wins }) => {
    const choice = { target: name };
    const pays = (number: number): number => rules.returned(rules.begin(choice, [[number]]));
    if (pays(wins - 1) === 0 || pays(wins) > 0) throw new Error(`${wins} does not bound ${name}.`);
    return { choice, steps: 0, distribution: paysWith(wins / numbers, pays(0)) };
  });
}
