import type { Title } from '../../titles';
import { pokerHandOf } from '../cards/poker-hand';
import { PACK } from '../cards/shoe';
import { payOf } from '../cards/video-poker';
import { HUNDREDTH } from '../rules';
import { POKER_HANDS } from '../tables/video-poker';
import type { VideoPokerTable } from '../tables/video-poker';
import { binomial } from './distribution';
import type { Play } from './plays';

const KINDS = POKER_HANDS.length;
const SETS = 32;
/** By n and k, how many sets of k there are below n. */
const WAYS = Int32Array.from({ length: PACK * 6 }, (_, at) => binomial(Math.floor(at / 6), at % 6));
/** By a set of five places, how many it has, and the sets that it contains. */
const SIZES = Uint8Array.from({ length: SETS }, (_, set) => sizeOf(set));
const PARTS = Array.from({ length: SETS }, (_, set) =>
  Array.from({ length: SETS }, (_part, part) => part).filter((part) => (part & set) === part),
);

/** By the set that is held, how many ways there are to draw the others. */
const DRAWS = Array.from(SIZES, (size) => binomial(PACK - 5, 5 - size));
const HANDS = binomial(PACK, 5);
/** Where the sets of so many cards begin among all sets. */
const STARTS = [0, 1, 2, 3, 4, 5].map((size) =>
  Array.from({ length: size }, (_, less) => binomial(PACK, less)).reduce((a, b) => a + b, 0),
);
const SET_STARTS = Int32Array.from(SIZES, (size) => STARTS[size] ?? 0);

function sizeOf(set: number): number {
  return Array.from({ length: 5 }, (_, at) => (set >> at) % 2).reduce((sum, bit) => sum + bit, 0);
}

/** Notes a card at a place of a hand in rising order: the place of each set of cards with it, among those of its size. */
function noteCard(places: Int32Array, at: number, card: number): void {
  const bit = 1 << at;
  for (let set = 0; set < bit; set += 1) {
    const size = (SIZES[set] ?? 0) + 1;
    places[set | bit] = (places[set] ?? 0) + (WAYS[card * 6 + size] ?? 0);
  }
}

interface Counts {
  /** By size, place and kind: how many hands of the kind have a set of up to four cards. */
  readonly all: Int32Array;
  readonly kindOf: (cards: readonly number[]) => number;
}

let counted: Counts | undefined;

/** A kind depends on the ranks, and on whether all suits are the same. */
function createKinds(): Counts['kindOf'] {
  const known = new Int8Array(2 * 13 ** 5).fill(-1);
  return (cards) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
    const suits =
      (1 << (a & 3)) | (1 << (b & 3)) | (1 << (c & 3)) | (1 << (d & 3)) | (1 << (e & 3));
    const isFlush = (suits & (suits - 1)) === 0;
    const ranks = ((((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (d >> 2)) * 13 + (e >> 2);
    const key = ranks * 2 + (isFlush ? 1 : 0);
    if (known[key] === -1) known[key] = POKER_HANDS.indexOf(pokerHandOf(cards));
    return known[key] ?? 0;
  };
}

/** The kinds of all 2,598,960 hands, counted under each set of their cards. */
function countHands(): Counts {
  if (counted) return counted;
  const all = new Int32Array((STARTS[5] ?? 0) * KINDS);
  const kindOf = createKinds();
  const places = new Int32Array(SETS);
  const cards = [0, 0, 0, 0, 0];
  const follow = (at: number, from: number): void => {
    for (let card = from; card < PACK + at - 4; card += 1) {
      cards[at] = card;
      noteCard(places, at, card);
      if (at < 4) {
        follow(at + 1, card + 1);
        continue;
      }
      const kind = kindOf(cards);
      for (let set = 0; set < SETS - 1; set += 1) {
        const index = ((SET_STARTS[set] ?? 0) + (places[set] ?? 0)) * KINDS + kind;
        all[index] = (all[index] ?? 0) + 1;
      }
    }
  };
  follow(0, 0);
  counted = { all, kindOf };
  return counted;
}

/** One deal of those that differ in the names of the suits alone, and how many there are. */
interface Deal {
  readonly cards: readonly number[];
  readonly weight: number;
}

function deals(): Deal[] {
  const found: Deal[] = [];
  const follow = (cards: readonly number[], suits: number, weight: number): void => {
    if (cards.length === 5) {
      found.push({ cards: cards.toSorted((one, other) => one - other), weight });
      return;
    }
    const last = cards.at(-1);
    for (let rank = last === undefined ? 0 : last >> 2; rank < 13; rank += 1) {
      const same = cards.filter((card) => card >> 2 === rank).length;
      // A suit that has not come yet stands for all of them.
      for (let suit = 0; suit <= Math.min(suits, 3); suit += 1) {
        const card = rank * 4 + suit;
        if (cards.includes(card)) continue;
        const named = suit === suits ? 4 - suits : 1;
        // Cards of one rank come in any order.
        follow([...cards, card], Math.max(suits, suit + 1), (weight * named) / (same + 1));
      }
    }
  };
  follow([], 0, 1);
  return found;
}

/** By a set of up to four cards, what all hands with them pay together. */
function paidBySet({ all }: Counts, pays: readonly number[]): Float64Array {
  const sums = new Float64Array(all.length / KINDS);
  for (let set = 0; set < sums.length; set += 1) {
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      sum += (all[set * KINDS + kind] ?? 0) * (pays[kind] ?? 0);
    }
    sums[set] = sum;
  }
  return sums;
}

/** The hold that returns most, of what all hands with each set of a deal's cards pay together. */
function bestHold(paid: Float64Array): number {
  // Of the hands with the held cards, those with any of the others are left out.
  for (let bit = 1; bit < SETS; bit *= 2) {
    for (let set = 0; set < SETS; set += 1) {
      if ((set & bit) === 0) paid[set] = (paid[set] ?? 0) - (paid[set | bit] ?? 0);
    }
  }
  let best = 0;
  let most = -1;
  for (let held = 0; held < SETS; held += 1) {
    const mean = (paid[held] ?? 0) / (DRAWS[held] ?? 1);
    if (mean > most + 1e-9) [best, most] = [held, mean];
  }
  return best;
}

/** How often the hold that returns most ends with each kind of hand, over all deals. */
function bestPlay(table: VideoPokerTable): Float64Array {
  const counts = countHands();
  const pays = POKER_HANDS.map((hand) => payOf(table, hand)?.pays ?? 0);
  const sums = paidBySet(counts, pays);
  const chances = new Float64Array(KINDS);
  const places = new Int32Array(SETS);
  const paid = new Float64Array(SETS);
  for (const { cards, weight } of deals()) {
    for (const [at, card] of cards.entries()) noteCard(places, at, card);
    const dealt = counts.kindOf(cards);
    for (let set = 0; set < SETS - 1; set += 1) {
      paid[set] = sums[(SET_STARTS[set] ?? 0) + (places[set] ?? 0)] ?? 0;
    }
    paid[SETS - 1] = pays[dealt] ?? 0;
    const best = bestHold(paid);
    const share = weight / HANDS / (DRAWS[best] ?? 1);
    for (const part of PARTS[SETS - 1 - best] ?? []) {
      const set = best | part;
      const from = ((SET_STARTS[set] ?? 0) + (places[set] ?? 0)) * KINDS;
      const signed = (SIZES[part] ?? 0) % 2 === 0 ? share : -share;
      for (let kind = 0; kind < KINDS; kind += 1) {
        const isDealt = kind === dealt ? 1 : 0;
        const count = set === SETS - 1 ? isDealt : (counts.all[from + kind] ?? 0);
        chances[kind] = (chances[kind] ?? 0) + signed * count;
      }
    }
  }
  return chances;
}

const known = new Map<string, Play>();

/** The best play of a title. */
export function videoPokerPlay({ slug, table }: Title): Play {
  const before = known.get(slug);
  if (before) return before;
  const poker = table as VideoPokerTable;
  const distribution = new Map<number, number>();
  const chances = bestPlay(poker);
  for (const [kind, hand] of POKER_HANDS.entries()) {
    const returned = (payOf(poker, hand)?.pays ?? 0) * HUNDREDTH;
    distribution.set(returned, (distribution.get(returned) ?? 0) + (chances[kind] ?? 0));
  }
  const play = { choice: {}, steps: 0, distribution };
  known.set(slug, play);
  return play;
}
