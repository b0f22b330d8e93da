import type { PokerHand } from '../tables/video-poker';
import { rankOf, suitOf } from './shoe';

const ACE = 0;
/** From two to four. */
const isLow = (rank: number): boolean => rank >= 1 && rank <= 3;
/** Jack, queen, king or ace. */
const isHigh = (rank: number): boolean => rank === ACE || rank >= 10;

/** What five cards are; a pair below jacks is "none". */
export function pokerHandOf(cards: readonly number[]): PokerHand {
  const counts = new Map<number, number>();
  for (const rank of cards.map(rankOf)) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const groups = [...counts].toSorted(([, one], [, other]) => other - one);
  const [[first, most] = [0, 0], [, second] = [0, 0]] = groups;
  if (most === 4) return first === ACE ? 'four-aces' : isLow(first) ? 'four-low' : 'four';
  if (most === 3) return second === 2 ? 'full-house' : 'three';
  if (second === 2) return 'two-pair';
  if (most === 2) return isHigh(first) ? 'high-pair' : 'none';
  const ranks = [...counts.keys()].toSorted((one, other) => one - other);
  const [lowest = 0, next = 0, , , highest = 0] = ranks;
  // The ace, whose rank is the lowest, is above the king too.
  const isBroadway = lowest === ACE && next === 9;
  const isStraight = isBroadway || highest - lowest === 4;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (isFlush) return isBroadway ? 'royal-flush' : isStraight ? 'straight-flush' : 'flush';
  return isStraight ? 'straight' : 'none';
}
