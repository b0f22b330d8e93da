import { defineScreens, screen, type RouteScreen } from '@grandstand/bus-contracts/area';

export type CasinoScreen =
  | { readonly kind: 'lobby' }
  /** The games of a category, a provider, or a part of either; `title` names its heading. */
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly category?: string | undefined;
      readonly provider?: string | undefined;
      readonly part?: string | undefined;
    }
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'providers' }
  /** The player's favourites, and the games that they opened last. */
  | { readonly kind: 'my'; readonly isFavouritesOnly: boolean }
  | { readonly kind: 'game'; readonly gameId: string }
  | { readonly kind: 'jackpots' }
  | { readonly kind: 'tournaments' }
  | { readonly kind: 'tournament'; readonly id: string }
  /** `paymentId`: of the deposit that led there; empty: the address names none. */
  | { readonly kind: 'thankyou'; readonly section: string; readonly paymentId: string }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'unknown' };

const list = (category: string, part?: string): RouteScreen<CasinoScreen> =>
  screen([], () => ({ kind: 'list', title: category, category, part }));
const game = screen(['gameId', 'gameName'], ({ gameId }): CasinoScreen => ({
  kind: 'game',
  gameId,
}));
const show = (shown: CasinoScreen): RouteScreen<CasinoScreen> => screen([], () => shown);

/** The screens of this area by route. */
export const casinoScreen = defineScreens<CasinoScreen>(
  {
    'casino-lobby': show({ kind: 'lobby' }),
    casino: screen(['subcategory?'], ({ subcategory }) => {
      if (subcategory === undefined) return { kind: 'lobby' };
      return subcategory === 'jackpots'
        ? { kind: 'jackpots' }
        : { kind: 'list', title: 'casino', part: subcategory };
    }),
    slots: screen(['subcategory?'], ({ subcategory }) => ({
      kind: 'list',
      title: 'slots',
      category: 'slots',
      part: subcategory,
    })),
    'slots-vulkan': list('vulkan'),
    vulkan: list('vulkan'),
    'live-casino': list('live-casino'),
    bingo: list('bingo'),
    keno: list('keno'),
    poker: screen(['game?'], ({ game: part }) => ({
      kind: 'list',
      title: 'poker',
      category: 'poker',
      part,
    })),
    fishinghunting: list('fishinghunting'),
    scratchcards: list('scratchcards'),
    tvgames: list('tvgames'),
    virtualsports: list('virtualsports'),
    'fast-games': list('fast-games'),
    'fast-bet': screen([], () => ({ kind: 'list', title: 'fast-bet', part: 'one-press' })),
    'asian-games': list('asian-games'),
    'card-games': list('card-games'),
    'crash-games': list('crash-games'),
    'skill-games': list('skill-games'),
    othergames: screen([], () => ({ kind: 'list', title: 'all' })),
    providers: show({ kind: 'providers' }),
    brands: show({ kind: 'providers' }),
    brand: show({ kind: 'providers' }),
    'casino-brand': show({ kind: 'providers' }),
    provider: screen(['provider'], ({ provider }) => ({
      kind: 'list',
      title: 'provider',
      provider,
    })),
    'casino-search': screen([], (_, query) => ({
      kind: 'search',
      search: (query.get('search') ?? '').trim().slice(0, 60),
    })),
    'my-casino': show({ kind: 'my', isFavouritesOnly: false }),
    'my-casino-favorites': show({ kind: 'my', isFavouritesOnly: true }),
    'slots-game': game,
    'casino-game': game,
    'live-casino-game': game,
    'bonus-casino-tournaments': show({ kind: 'tournaments' }),
    'bonus-casino-tournament': screen(['id'], ({ id }) => ({ kind: 'tournament', id })),
    thankyou: screen(['section'], ({ section }, query) => ({
      kind: 'thankyou',
      section,
      paymentId: query.get('payment') ?? '',
    })),
    'slot-first-deposit': show({ kind: 'deposit' }),
  },
  { kind: 'unknown' },
);

/** The page of a category. */
export function categoryPath(slug: string): string {
  return `/${slug}`;
}

/** The page of the tournaments. */
export const TOURNAMENTS_PATH = '/bonus/casino/tournaments';

export function tournamentPath(id: string): string {
  return `${TOURNAMENTS_PATH}/${id}`;
}

export function providerPath(slug: string): string {
  return `/providers/${encodeURIComponent(slug)}`;
}

/** The page of a game, under the section that it belongs to. */
export function gamePath({
  id,
  slug,
  categories,
}: {
  readonly id: number;
  readonly slug: string;
  readonly categories: readonly string[];
}): string {
  const section = ['slots', 'live-casino'].find((each) => categories.includes(each)) ?? 'casino';
  return `/${section}/game/${id}/${slug}`;
}
