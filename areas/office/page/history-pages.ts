import type { BetTotals, PlacedBet } from '@grandstand/bus-contracts';
import type { HistoryFilter } from './office-screen';

export interface BetPage {
  readonly bets: readonly PlacedBet[];
  readonly hasMore: boolean;
  /** Of all bets of the filter, with the first page; left out where they are not counted. */
  readonly totals?: readonly BetTotals[] | undefined;
}

export interface PageRequest {
  readonly status: HistoryFilter['status'];
  readonly days?: number;
  readonly before?: number;
  readonly beforeId?: string;
  readonly number?: string;
}

/** The request for a page of bets: those of a filter after the last one shown. */
export function pageRequest(
  { status, period, number }: HistoryFilter,
  last: PlacedBet | undefined,
): PageRequest {
  return {
    status,
    ...(period === 'all' ? {} : { days: Number(period) }),
    ...(number === '' ? {} : { number }),
    ...(last ? { before: last.placedAt, beforeId: last.id } : {}),
  };
}

/** The pages as one list; a bet of two pages is in it once, as in the later one. */
export function joinPages(pages: readonly BetPage[]): BetPage {
  let bets: readonly PlacedBet[] = [];
  for (const page of pages) {
    const ids = new Set(page.bets.map((bet) => bet.id));
    bets = [...bets.filter((bet) => !ids.has(bet.id)), ...page.bets];
  }
  return { bets, hasMore: pages.at(-1)?.hasMore ?? false, totals: pages[0]?.totals };
}
