import { defineScreens, screen, type RouteScreen } from '@grandstand/bus-contracts/area';

/** The orders of a list that a visitor may choose, beside that of the house. */
export const LIST_SORTS = ['name', 'rtp', 'calm', 'wild'] as const;

/** The games of a category, a provider, or a part of either; `title` names its heading. */
export interface ListScreen {
  readonly kind: 'list';
  readonly title: string;
  /** The address of the whole list. */
  readonly base: string;
  /** Its parts have addresses below it; else they are in the query. */
  readonly hasPartPages: boolean;
  readonly category?: string | undefined;
  readonly provider?: string | undefined;
  readonly part?: string | undefined;
  readonly sort?: string | undefined;
}

export type CasinoScreen =
  | { readonly kind: 'lobby' }
  | ListScreen
  | { readonly kind: 'search'; readonly search: string }
  /** Those who make the games; `search`: whose names have the words. */
  | { readonly kind: 'providers'; readonly search: string }
  /** The player's favourites, and the games that they opened last. */
  | { readonly kind: 'my'; readonly isFavouritesOnly: boolean }
  /** `category`: the game is found under this address only if it is in it. */
  | { readonly kind: 'game'; readonly gameId: string; readonly category?: string }
  | { readonly kind: 'jackpots' }
  | { readonly kind: 'tournaments' }
  | { readonly kind: 'tournament'; readonly id: string }
  /** `paymentId`: of the deposit that led there; empty: the address names none. */
  | { readonly kind: 'thankyou'; readonly section: string; readonly paymentId: string }
  | { readonly kind: 'deposit' }
  | { readonly kind: 'unknown' };

interface ListOf {
  readonly title: string;
  readonly base: string;
  readonly category?: string;
  readonly provider?: string;
  /** The part that the address names. */
  readonly part?: string | undefined;
}

/** A list as its address narrows it; what the path names, the query does not change. */
function listOf(query: URLSearchParams, of: ListOf): ListScreen {
  const sort = LIST_SORTS.find((each) => each === query.get('sort'));
  return {
    kind: 'list',
    hasPartPages: 'part' in of,
    provider: query.get('provider') || undefined,
    part: query.get('part') || undefined,
    sort,
    ...of,
  };
}

const list = (category: string, base = `/${category}`): RouteScreen<CasinoScreen> =>
  screen([], (_, query) => listOf(query, { title: category, base, category }));
const game = screen(['gameId', 'gameName'], ({ gameId }): CasinoScreen => ({
  kind: 'game',
  gameId,
}));
/** The words that a visitor looks for. */
const searchIn = (query: URLSearchParams): string =>
  (query.get('search') ?? '').trim().slice(0, 60);
const show = (shown: CasinoScreen): RouteScreen<CasinoScreen> => screen([], () => shown);

/** The screens of this area by route. */
export const casinoScreen = defineScreens<CasinoScreen>(
  {
    'casino-lobby': show({ kind: 'lobby' }),
    casino: screen(['subcategory?'], ({ subcategory }, query) => {
      if (subcategory === undefined) return { kind: 'lobby' };
      return subcategory === 'jackpots'
        ? { kind: 'jackpots' }
        : listOf(query, { title: 'casino', base: '/casino', part: subcategory });
    }),
    slots: screen(['subcategory?'], ({ subcategory: part }, query) =>
      listOf(query, { title: 'slots', base: '/slots', category: 'slots', part }),
    ),
    'slots-vulkan': list('vulkan', '/slots/vulkan'),
    vulkan: list('vulkan'),
    'live-casino': list('live-casino'),
    bingo: list('bingo'),
    keno: list('keno'),
    poker: list('poker'),
    'poker-game': screen(['game'], ({ game: gameId }) => ({
      kind: 'game',
      gameId,
      category: 'poker',
    })),
    fishinghunting: list('fishinghunting'),
    scratchcards: list('scratchcards'),
    tvgames: list('tvgames'),
    virtualsports: list('virtualsports'),
    'fast-games': list('fast-games'),
    // Whatever the query says, these are the games of one press.
    'fast-bet': screen([], (_, query) => ({
      ...listOf(query, { title: 'fast-bet', base: '/fast-bet' }),
      part: 'one-press',
    })),
    'asian-games': list('asian-games'),
    'card-games': list('card-games'),
    'crash-games': list('crash-games'),
    'skill-games': list('skill-games'),
    othergames: screen([], (_, query) => listOf(query, { title: 'all', base: '/othergames' })),
    providers: screen([], (_, query) => ({ kind: 'providers', search: searchIn(query) })),
    provider: screen(['provider'], ({ provider }, query) =>
      listOf(query, { title: 'provider', base: providerPath(provider), provider }),
    ),
    'casino-search': screen([], (_, query) => ({ kind: 'search', search: searchIn(query) })),
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

/** The address of a list with another part, provider or order. */
export function listPath(
  screen: ListScreen,
  change: Partial<Pick<ListScreen, 'part' | 'provider' | 'sort'>>,
): string {
  const { base, hasPartPages, category, title, part, provider, sort } = { ...screen, ...change };
  const query = new URLSearchParams();
  const isPartInPath = hasPartPages && part !== undefined;
  if (part !== undefined && !isPartInPath && title !== 'fast-bet') query.set('part', part);
  if (provider !== undefined && base !== providerPath(provider)) query.set('provider', provider);
  if (sort !== undefined) query.set('sort', sort);
  // The whole of the casino is its lobby: without a part its games are the list of all.
  const whole = hasPartPages && category === undefined ? '/othergames' : base;
  const path = isPartInPath ? `${base}/${encodeURIComponent(part)}` : whole;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The page of the tournaments. */
export const TOURNAMENTS_PATH = '/bonus/casino/tournaments';

export function tournamentPath(id: string): string {
  return `${TOURNAMENTS_PATH}/${id}`;
}

export function providerPath(slug: string): string {
  return `/providers/${encodeURIComponent(slug)}`;
}

/** Whether a game is not in the category under whose address it was opened. */
export function isElsewhere(
  screen: CasinoScreen,
  { categories }: { readonly categories: readonly string[] },
): boolean {
  const category = screen.kind === 'game' ? screen.category : undefined;
  return category !== undefined && !categories.includes(category);
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
  if (categories.includes('poker')) return `/poker/${slug}`;
  const section = ['slots', 'live-casino'].find((each) => categories.includes(each)) ?? 'casino';
  return `/${section}/game/${id}/${slug}`;
}
