import type { MarketTab } from '../line/market-groups';

type Tab = MarketTab | 'all';

/** More games nobody goes back through. */
const MOST = 20;

/** The tabs that were chosen, the last at the end: for as long as the page stands, a game opens as it was left. */
const tabs = new Map<number, Tab>();

export function keptTab(gameId: number): Tab {
  return tabs.get(gameId) ?? 'all';
}

export function keepTab(gameId: number, tab: Tab): void {
  tabs.delete(gameId);
  tabs.set(gameId, tab);
  const [oldest] = tabs.keys();
  if (tabs.size > MOST && oldest !== undefined) tabs.delete(oldest);
}
