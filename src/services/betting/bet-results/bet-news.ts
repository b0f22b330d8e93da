import type { BetStatus, PlacedBet } from '@grandstand/bus-contracts';

/** What a player has not been told of yet. */
export interface BetNews {
  readonly isVisible: boolean;
  /** The bets that the player was told of, here or in another tab. */
  readonly told: ReadonlySet<string>;
  /** Settled bets that wait until the player looks at the page. */
  readonly waiting: readonly PlacedBet[];
  /** The bets to tell of now. */
  readonly bets: readonly PlacedBet[];
}

export type BetEvent =
  | { readonly type: 'player-changed' }
  | { readonly type: 'visible'; readonly isVisible: boolean }
  | { readonly type: 'changed'; readonly bets: readonly PlacedBet[] }
  | { readonly type: 'told-elsewhere'; readonly ids: readonly string[] };

export const NO_NEWS: BetNews = {
  isVisible: false,
  told: new Set(),
  waiting: [],
  bets: [],
};

/** A bet that is open has no result, and the player cashed out by hand. */
const SILENT: ReadonlySet<BetStatus> = new Set(['accepted', 'cashed-out']);

/** The news after an event: each bet is told of once, when it is settled, in the tab that the player looks at. */
export function afterEvent(news: BetNews, event: BetEvent): BetNews {
  const { told, waiting } = news;
  switch (event.type) {
    case 'player-changed':
      return { ...NO_NEWS, isVisible: news.isVisible };
    case 'visible':
      return tellIfSeen({ ...news, isVisible: event.isVisible });
    case 'changed': {
      const known = new Set([...told, ...waiting.map(({ id }) => id)]);
      const settled = event.bets.filter(({ id, status }) => !SILENT.has(status) && !known.has(id));
      return tellIfSeen({ ...news, waiting: [...waiting, ...settled] });
    }
    case 'told-elsewhere':
      return {
        ...news,
        told: new Set([...told, ...event.ids]),
        waiting: waiting.filter(({ id }) => !event.ids.includes(id)),
        bets: [],
      };
    default:
      return event satisfies never;
  }
}

function tellIfSeen(news: BetNews): BetNews {
  const { isVisible, told, waiting } = news;
  if (!isVisible) return { ...news, bets: [] };
  return {
    ...news,
    told: new Set([...told, ...waiting.map(({ id }) => id)]),
    waiting: [],
    bets: waiting,
  };
}
