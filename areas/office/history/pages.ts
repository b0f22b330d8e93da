import type { PlacedBet } from '@grandstand/bus-contracts';
import type { HistoryFilter } from '../page/office-screen';

export interface BetPage {
  readonly bets: readonly PlacedBet[];
  readonly hasMore: boolean;
}

export interface PageRequest {
  readonly status: HistoryFilter['status'];
  readonly days?: number;
  readonly before?: number;
  readonly beforeId?: string;
}

/** What the operator is asked for: bets of a filter, those that stand behind the last one shown. */
export function pageRequest(
  { status, period }: HistoryFilter,
  shown: readonly PlacedBet[],
): PageRequest {
  const last = shown.at(-1);
  return {
    status,
    ...(period === 'all' ? {} : { days: Number(period) }),
    ...(last ? { before: last.placedAt, beforeId: last.id } : {}),
  };
}

/** The list with one page more; a bet that both have stands once, as the page says. */
export function withPage(shown: readonly PlacedBet[], page: readonly PlacedBet[]): PlacedBet[] {
  const ids = new Set(page.map((bet) => bet.id));
  return [...shown.filter((bet) => !ids.has(bet.id)), ...page];
}

/** Loads anew as many bets as are shown. */
export async function loadAgain(
  load: (request: PageRequest) => Promise<BetPage>,
  filter: HistoryFilter,
  count: number,
): Promise<BetPage> {
  let bets: readonly PlacedBet[] = [];
  for (;;) {
    const page = await load(pageRequest(filter, bets));
    bets = withPage(bets, page.bets);
    if (!page.hasMore || page.bets.length === 0 || bets.length >= count) {
      return { bets, hasMore: page.hasMore };
    }
  }
}
