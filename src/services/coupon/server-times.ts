import type { Draft } from './draft';

/** The time in which a page did not know the operator's clock yet, on its own. */
interface Unknowing {
  readonly from: number;
  readonly to: number;
  /** Market ids of bets that were heard from other tabs meanwhile: those put theirs right themselves. */
  readonly heard: ReadonlySet<string>;
}

/** Puts right what was stamped by the page's clock, now that it is known how far that is off. */
export function withServerTimes(
  draft: Draft,
  { from, to, heard }: Unknowing,
  offset: number,
): Draft {
  const right = (at: number): number => (at >= from && at <= to ? at + offset : at);
  const bets = draft.bets.map((entry) => {
    if (heard.has(entry.bet.market.id)) return entry;
    const addedAt = right(entry.addedAt);
    const seenAt = right(entry.bet.seenAt);
    if (addedAt === entry.addedAt && seenAt === entry.bet.seenAt) return entry;
    return { ...entry, addedAt, bet: { ...entry.bet, seenAt } };
  });
  return bets.every((entry, place) => entry === draft.bets[place]) ? draft : { ...draft, bets };
}
