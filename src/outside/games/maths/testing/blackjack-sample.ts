import type { Title } from '../../titles';
import type { BlackjackMove, BlackjackView } from '../cards/blackjack';
import { pointsOf } from '../cards/blackjack-hand';
import { UNIT } from '../rules';
import type { Way } from './blackjack-play';

/** Numbers from 0 to below 1 that look random, the same in each run (Mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The next move of somebody who plays in a way. */
function moveOf({ hands, active, offers, dealer }: BlackjackView, way: Way): BlackjackMove {
  const hand = hands[active ?? 0];
  const [up] = dealer.cards;
  if (!hand || up === undefined) throw new Error('Failed to play: no hand is dealt.');
  const shown = pointsOf(up);
  if (offers.includes('split') && way.isSplit(pointsOf(hand.cards[0] ?? 0), shown)) return 'split';
  const letter = way.letter(hand, shown);
  if ('DE'.includes(letter) && offers.includes('double')) return 'double';
  return 'HD'.includes(letter) ? 'hit' : 'stand';
}

/** What so many rounds return by the rules of the game, from a fixed seed, each less what its moves have staked. */
export function blackjackSample({ rules }: Title, way: Way, count: number): number[] {
  const [draw] = rules.draws({});
  if (draw?.kind !== 'pick') throw new Error('Failed to play: the cards are not drawn from packs.');
  const random = seeded(21);
  const cards = Array.from({ length: draw.from }, (_, card) => card);
  const shuffle = (): void => {
    for (let at = 0; at < draw.count; at += 1) {
      const other = at + Math.floor(random() * (cards.length - at));
      [cards[at], cards[other]] = [cards[other] ?? 0, cards[at] ?? 0];
    }
  };
  return Array.from({ length: count }, () => {
    shuffle();
    let state = rules.begin({}, [cards.slice(0, draw.count)]);
    let staked = 0;
    while (rules.moves(state).length > 0) {
      const move = moveOf(rules.publicView(state) as BlackjackView, way);
      staked += rules.raises?.(state)[move] ?? 0;
      state = rules.move(state, move);
    }
    return rules.returned(state) - staked * UNIT;
  });
}
