import type { Title } from '../../titles';
import {
  BACKS,
  BEST,
  compared,
  DEALER_STANDS,
  dealerTakes,
  NO_POINTS,
  withPoints,
} from '../cards/blackjack-hand';
import type { HandCount } from '../cards/blackjack-hand';
import { UNIT } from '../rules';
import type { BlackjackTable } from '../tables/blackjack';
import type { Play } from './plays';

/** What a card counts: 1 is the ace, 10 a ten or a figure. */
type Value = number;
const VALUES: readonly Value[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The sum of a dealer who has more than 21. */
const OVER = BEST + 1;

/** How many cards of each value there are, by the value. */
type Counts = readonly number[];
const NONE: Counts = Array.from({ length: 11 }, () => 0);
/** What a card of a value adds to the number of some cards: no 23 of them come together. */
const CODES = VALUES.reduce((codes, value) => codes.with(value, 23 ** (value - 1)), [...NONE]);

/** Some cards, with the number of the orders in which they can come. */
interface Cards {
  readonly counts: Counts;
  readonly count: number;
  /** Another one for other counts. */
  readonly code: number;
  readonly orders: number;
  readonly sum: HandCount;
}

const NO_CARDS = { counts: NONE, count: 0, code: 0, orders: 1 };

/** The cards that come of a first sum, as long as another card is taken. */
function cardsFrom(first: HandCount, isTaken: (sum: HandCount) => boolean): Cards[] {
  const done: Cards[] = [];
  let open: readonly Cards[] = [{ ...NO_CARDS, sum: first }];
  for (let count = 1; open.length > 0; count += 1) {
    const next = new Map<number, Cards>();
    for (const { counts, code, orders, sum } of open) {
      for (const value of VALUES) {
        const key = code + (CODES[value] ?? 0);
        const same = next.get(key);
        const more = same?.counts ?? counts.with(value, (counts[value] ?? 0) + 1);
        next.set(key, {
          counts: more,
          count,
          code: key,
          orders: orders + (same?.orders ?? 0),
          sum: same?.sum ?? withPoints(sum, value),
        });
      }
    }
    const isOpen = ({ sum }: Cards): boolean => sum.points < BEST && isTaken(sum);
    open = [...next.values()].filter(isOpen);
    done.push(...[...next.values()].filter((cards) => !isOpen(cards)));
  }
  return done;
}

/** The cards that are left in the packs, by their values. */
class Shoe {
  readonly left: readonly number[];
  readonly size: number;

  constructor(left: readonly number[]) {
    this.left = left;
    this.size = left.reduce((sum, count) => sum + count, 0);
  }

  without(counts: Counts): Shoe {
    return new Shoe(this.left.map((count, value) => count - (counts[value] ?? 0)));
  }

  chanceOf(value: Value): number {
    return (this.left[value] ?? 0) / this.size;
  }

  /** The chance that these cards come next, in any of their orders. */
  chanceOfCards({ counts, orders }: Cards): number {
    let chance = orders;
    let { size } = this;
    for (let value = 1; value <= 10; value += 1) {
      const taken = counts[value] ?? 0;
      const left = this.left[value] ?? 0;
      for (let at = 0; at < taken; at += 1) {
        chance *= Math.max(0, left - at) / size;
        size -= 1;
      }
    }
    return chance;
  }
}

/**
 * All that a dealer can take after the card that is shown, but for a blackjack, which ends a round before it is played.
 * A step is one card more, in the order of the values, so that cards which begin alike share their first steps. Each
 * step has a place in these lists, which are plain numbers, as they are gone through for all cards of the player.
 */
class Dealer {
  /** The place of the step before; 0: none. */
  readonly #before: Uint16Array;
  readonly #value: Uint8Array;
  /** How many of the value, and of all values, are there before. */
  readonly #same: Uint8Array;
  readonly #count: Uint8Array;
  /** The sum with which the dealer ends here, and in how many orders; 0: in none. */
  readonly #end: Uint8Array;
  readonly #orders: Float64Array;
  readonly #chances: Float64Array;

  constructor(up: Value, isSoftTaken: boolean) {
    const isTaken = (sum: HandCount): boolean => dealerTakes(sum, isSoftTaken);
    const steps = [{ before: 0, value: 0, same: 0, count: 0, end: 0, orders: 0 }];
    const places = new Map<number, number>();
    for (const { counts, count, orders, sum } of cardsFrom(withPoints(NO_POINTS, up), isTaken)) {
      if (count === 1 && sum.points === BEST) continue;
      let [code, before, taken] = [0, 0, 0];
      for (const value of VALUES) {
        for (let same = 0; same < (counts[value] ?? 0); same += 1) {
          code += CODES[value] ?? 0;
          const place = places.get(code) ?? steps.length;
          if (place === steps.length) {
            steps.push({ before, value, same, count: taken, end: 0, orders: 0 });
          }
          places.set(code, place);
          [before, taken] = [place, taken + 1];
        }
      }
      Object.assign(steps[before] ?? {}, { end: Math.min(sum.points, OVER), orders });
    }
    this.#before = Uint16Array.from(steps, ({ before }) => before);
    this.#value = Uint8Array.from(steps, ({ value }) => value);
    this.#same = Uint8Array.from(steps, ({ same }) => same);
    this.#count = Uint8Array.from(steps, ({ count }) => count);
    this.#end = Uint8Array.from(steps, ({ end }) => end);
    this.#orders = Float64Array.from(steps, ({ orders }) => orders);
    this.#chances = new Float64Array(steps.length).fill(1, 0, 1);
  }

  /** The chance of each sum with which the dealer ends. */
  sums(shoe: Shoe): Float64Array {
    const sums = new Float64Array(OVER + 1);
    const left = Float64Array.from(shoe.left);
    const chances = this.#chances;
    const [before, value, same, count] = [this.#before, this.#value, this.#same, this.#count];
    const [end, orders] = [this.#end, this.#orders];
    const shares = Float64Array.from({ length: 32 }, (_, taken) => 1 / (shoe.size - taken));
    for (let at = 1; at < chances.length; at += 1) {
      const cards = Math.max(0, (left[value[at] ?? 0] ?? 0) - (same[at] ?? 0));
      const chance = (chances[before[at] ?? 0] ?? 0) * cards * (shares[count[at] ?? 0] ?? 0);
      chances[at] = chance;
      const sum = end[at] ?? 0;
      sums[sum] = (sums[sum] ?? 0) + chance * (orders[at] ?? 0);
    }
    return sums;
  }
}

/** What the dealer of one table ends with, computed once for all ways to play at it. */
class Dealing {
  readonly full: Shoe;
  readonly #dealers: readonly Dealer[];
  /** By the card that the dealer shows, and the code of all cards that are gone. */
  readonly #sums = VALUES.map(() => new Map<number, Float64Array>());

  constructor({ packs, isSoftTaken }: BlackjackTable) {
    this.full = new Shoe(NONE.map((_, value) => value && packs * (value === 10 ? 16 : 4)));
    this.#dealers = VALUES.map((up) => new Dealer(up, isSoftTaken));
  }

  /** The chance of each sum of the dealer, once some cards of a shoe are gone too. */
  sums(shoe: Shoe, gone: number, { counts, code }: Cards, up: Value): Float64Array {
    const known = this.#sums[up - 1]?.get(gone + code);
    if (known) return known;
    const sums = this.#dealers[up - 1]?.sums(shoe.without(counts)) ?? new Float64Array();
    this.#sums[up - 1]?.set(gone + code, sums);
    return sums;
  }
}

/** How somebody plays: a letter of the table, and which pairs are split. */
export interface Way {
  letter(sum: HandCount, up: Value): string;
  isSplit(value: Value, up: Value): boolean;
}

const columnOf = (up: Value): number => (up === 1 ? 9 : up - 2);

/** The play that the rules call the best. */
const best = ({ play }: BlackjackTable): Way => {
  const least = [play.hard, play.soft].map((rows) => Math.min(...Object.keys(rows).map(Number)));
  return {
    letter({ points, isSoft }, up) {
      const row = (isSoft ? play.soft : play.hard)[points];
      const first = least[isSoft ? 1 : 0] ?? 0;
      return row?.[columnOf(up)] ?? (points < first ? 'H' : 'S');
    },
    isSplit: (value, up) => play.pairs[value === 1 ? 11 : value]?.[columnOf(up)] === 'P',
  };
};

/** Cards below 17, and neither doubles nor splits. */
const PLAIN: Way = {
  letter: ({ points }) => (points < DEALER_STANDS ? 'H' : 'S'),
  isSplit: () => false,
};

/** The plain play, and the best. */
export const waysOf = (table: BlackjackTable): readonly Way[] => [PLAIN, best(table)];

/** A round as far as it is dealt: the player's two cards, and the one that the dealer shows. */
interface First {
  readonly one: Value;
  readonly other: Value;
  readonly up: Value;
}

/** How often 0, 1 and 2 units come back of a hand where the dealer has no blackjack. */
type Back = readonly [none: number, same: number, double: number];

/** One way to play at a table. */
class Playing {
  readonly #dealing: Dealing;
  readonly #way: Way;
  readonly #hands = new Map<string, readonly Cards[]>();

  constructor(dealing: Dealing, way: Way) {
    this.#dealing = dealing;
    this.#way = way;
  }

  /** All hands of at most 21 that come of a first sum. `isOnce`: one card is taken. */
  #handsFrom(first: HandCount, up: Value, isOnce: boolean): readonly Cards[] {
    // The plain play does not look at the dealer's card.
    const seen = this.#way === PLAIN ? 0 : up;
    const key = [first.points, first.isSoft, seen, isOnce].join();
    const known = this.#hands.get(key);
    if (known) return known;
    const isTaken = (sum: HandCount): boolean =>
      !isOnce && 'HD'.includes(this.#way.letter(sum, up));
    const hands = cardsFrom(first, isTaken).filter(({ sum }) => sum.points <= BEST);
    this.#hands.set(key, hands);
    return hands;
  }

  /** What comes back after the first cards, for each unit of the bets, and how many bets there are. */
  played({ one, other, up }: First, shoe: Shoe, gone: number, free: number) {
    const sum = withPoints(withPoints(NO_POINTS, one), other);
    // Cards that are still to come have the same chances after the first hand of a split as before it: each of the
    // two alone returns what it would without the other.
    const isSplit = one === other && this.#way.isSplit(one, up);
    const letter = this.#way.letter(sum, up);
    const isDoubled = letter === 'D' || letter === 'E';
    const hands = isSplit
      ? this.#handsFrom(withPoints(NO_POINTS, one), up, one === 1)
      : letter === 'S'
        ? [{ ...NO_CARDS, sum }]
        : this.#handsFrom(sum, up, isDoubled);
    return { back: this.#back(hands, up, shoe, gone, free), bets: isSplit || isDoubled ? 2 : 1 };
  }

  #back(hands: readonly Cards[], up: Value, shoe: Shoe, gone: number, free: number): Back {
    const back: [number, number, number] = [0, 0, 0];
    for (const cards of hands) {
      const chance = shoe.chanceOfCards(cards);
      if (chance === 0) continue;
      const sums = this.#dealing.sums(shoe, gone, cards, up);
      const { points } = cards.sum;
      for (let dealer = DEALER_STANDS; dealer <= OVER; dealer += 1) {
        back[BACKS[compared(points, dealer)]] += chance * (sums[dealer] ?? 0);
      }
    }
    return [free - back[1] - back[2], back[1], back[2]];
  }
}

/** One way to play, over all first cards, all cards that it takes, and all of the dealer. */
function playedAs(table: BlackjackTable, dealing: Dealing, way: Way): Play {
  const playing = new Playing(dealing, way);
  const { full } = dealing;
  const distribution = new Map<number, number>();
  const add = (net: number, chance: number): void => {
    distribution.set(net * UNIT, (distribution.get(net * UNIT) ?? 0) + chance);
  };
  for (const one of VALUES) {
    const second = full.without(NONE.with(one, 1));
    for (const other of VALUES.filter((value) => value >= one)) {
      const pair = NONE.with(one, 1).with(other, one === other ? 2 : 1);
      const third = full.without(pair);
      for (const up of VALUES) {
        const chance =
          (one === other ? 1 : 2) *
          full.chanceOf(one) *
          second.chanceOf(other) *
          third.chanceOf(up);
        const shoe = third.without(NONE.with(up, 1));
        const hidden = up === 1 ? 10 : up === 10 ? 1 : 0;
        // The chance that the dealer has no blackjack.
        const free = 1 - shoe.chanceOf(hidden);
        if (withPoints(withPoints(NO_POINTS, one), other).points === BEST) {
          add(table.blackjack / 100, chance * free);
          add(1, chance * (1 - free));
          continue;
        }
        add(0, chance * (1 - free));
        const gone = [one, other, up].reduce((code, value) => code + (CODES[value] ?? 0), 0);
        const { back, bets } = playing.played({ one, other, up }, shoe, gone, free);
        // Two hands of a split are counted as if they ended alike, which leaves the mean exact.
        for (const [units, share] of back.entries()) add(bets * units - (bets - 1), chance * share);
      }
    }
  }
  return { choice: {}, steps: 0, distribution };
}

const known = new Map<string, readonly Play[]>();

/** The plain play, whose chances the page shows, and then the play that the rules call the best. */
export function blackjackPlays({ slug, table }: Title): readonly Play[] {
  const before = known.get(slug);
  if (before) return before;
  const blackjack = table as BlackjackTable;
  const dealing = new Dealing(blackjack);
  const plays = waysOf(blackjack).map((way) => playedAs(blackjack, dealing, way));
  known.set(slug, plays);
  return plays;
}
