import type { Draft } from './draft';

/** The time, by the page's own clock, in which the operator's is not known yet. */
export interface UntimedSpan {
  readonly from: number;
  /** Market ids of bets that other tabs added meanwhile: those tabs correct them. */
  readonly foreign: readonly string[];
}

/** Corrects times that were read from the page's clock by its offset. */
export function withServerTimes(
  draft: Draft,
  { from, foreign }: UntimedSpan,
  to: number,
  offset: number,
): Draft {
  const right = (at: number): number => (at >= from && at <= to ? at + offset : at);
  const bets = draft.bets.map((entry) => {
    if (foreign.includes(entry.bet.market.id)) return entry;
    const addedAt = right(entry.addedAt);
    const seenAt = right(entry.bet.seenAt);
    if (addedAt === entry.addedAt && seenAt === entry.bet.seenAt) return entry;
    return { ...entry, addedAt, bet: { ...entry.bet, seenAt } };
  });
  return bets.every((entry, place) => entry === draft.bets[place]) ? draft : { ...draft, bets };
}
