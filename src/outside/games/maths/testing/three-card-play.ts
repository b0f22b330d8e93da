import type { Title } from '../../titles';
import { PACK } from '../cards/shoe';
import { outcomeOf, paidFor } from '../cards/three-card-poker';
import type { ThreeCardOutcome } from '../tables/three-card-poker';
import { worthOf, worthOfHigh } from '../cards/three-cards';
import { UNIT } from '../rules';
import type { ThreeCardTable } from '../tables/three-card-poker';
import { binomial } from './distribution';
import type { Play } from './plays';

const HANDS: readonly (readonly number[])[] = Array.from({ length: PACK }, (_, high) =>
  Array.from({ length: high }, (_middle, middle) =>
    Array.from({ length: middle }, (_low, low) => [low, middle, high]),
  ).flat(),
).flat();

interface ThreeCardPlay extends Play {
  readonly chances: Readonly<Partial<Record<ThreeCardOutcome, number>>>;
}

let known: ThreeCardPlay | undefined;

/** Hands that differ in the names of the suits alone are one, with their count. */
function alikeHands(): ReadonlyMap<string, { readonly hand: readonly number[]; count: number }> {
  const alike = new Map<string, { readonly hand: readonly number[]; count: number }>();
  for (const hand of HANDS) {
    const suits = new Map<number, number>();
    const shape = hand.map((card) => {
      const suit = suits.get(card & 3) ?? suits.size;
      suits.set(card & 3, suit);
      return (card >> 2) * 4 + suit;
    });
    const one = alike.get(shape.join());
    if (one) one.count += 1;
    else alike.set(shape.join(), { hand, count: 1 });
  }
  return alike;
}

/** How often the dealer has each worth against a hand of the player. */
function dealerWorths(hand: readonly number[], worths: Int32Array): ReadonlyMap<number, number> {
  const [a = -1, b = -1, c = -1] = hand;
  const isFree = (card: number): boolean => card !== a && card !== b && card !== c;
  const counts = new Map<number, number>();
  for (const [at, [x = 0, y = 0, z = 0]] of HANDS.entries()) {
    if (!isFree(x) || !isFree(y) || !isFree(z)) continue;
    const worth = worths[at] ?? 0;
    counts.set(worth, (counts.get(worth) ?? 0) + 1);
  }
  return counts;
}

/** The published play, over all hands of the player and the dealer; the second bet is taken off what comes back. */
export function threeCardPlay({ table }: Title): ThreeCardPlay {
  if (known) return known;
  const three = table as ThreeCardTable;
  const worths = Int32Array.from(HANDS, worthOf);
  const least = worthOfHigh(three.plays);
  const others = binomial(PACK - 3, 3);
  const all = HANDS.length * others;
  const distribution = new Map<number, number>();
  const chances: Partial<Record<ThreeCardOutcome, number>> = {};
  let rate = 0;
  const add = (worth: number, outcome: ThreeCardOutcome, count: number): void => {
    const share = count / all;
    const returned = paidFor(three, worth, outcome);
    const net = returned - (outcome === 'folded' ? 0 : UNIT);
    distribution.set(net, (distribution.get(net) ?? 0) + share);
    chances[outcome] = (chances[outcome] ?? 0) + share;
    if (returned > 0) rate += share;
  };
  for (const { hand, count } of alikeHands().values()) {
    const worth = worthOf(hand);
    if (worth < least) {
      add(worth, 'folded', count * others);
      continue;
    }
    for (const [dealer, times] of dealerWorths(hand, worths)) {
      add(worth, outcomeOf(three, worth, dealer), count * times);
    }
  }
  known = { choice: {}, steps: 0, distribution, hitRate: rate, chances };
  return known;
}
