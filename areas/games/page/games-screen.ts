import { bonusGameSchema, type BonusGame } from '@grandstand/bus-contracts/answers';
import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';

/** Which games the index shows; what is left out does not limit it. */
export interface IndexFilter {
  /** The number of a category of the operator's. */
  readonly category?: number | undefined;
  /** The number of a type of games. */
  readonly tag?: number | undefined;
  /** The words of a search, else empty. */
  readonly search: string;
}

/** What this area shows at an address. */
export type GamesScreen =
  | ({ readonly kind: 'index' } & IndexFilter)
  | { readonly kind: 'game'; readonly gameRoute: string }
  | { readonly kind: 'bonus'; readonly game: BonusGame }
  | { readonly kind: 'landing'; readonly landing: string }
  | { readonly kind: 'unknown' };

/** The screens of this area by route. */
export const gamesScreen = defineScreens<GamesScreen>(
  {
    games_project_index: screen([], (_, query) => ({
      kind: 'index',
      category: numberOf(query.get('category')),
      tag: numberOf(query.get('tag')),
      search: (query.get('search') ?? '').trim().slice(0, 60),
    })),
    bonusGames: screen(['game'], ({ game }) => {
      const name = v.safeParse(bonusGameSchema, game);
      return name.success ? { kind: 'bonus', game: name.output } : { kind: 'unknown' };
    }),
    games_project_view: screen(['gameRoute'], ({ gameRoute }) => ({ kind: 'game', gameRoute })),
    'games-landing': screen(['landingRoute'], ({ landingRoute }) => ({
      kind: 'landing',
      landing: landingRoute,
    })),
  },
  { kind: 'unknown' },
);

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The page of a game. */
export function gamePath({ slug }: { readonly slug: string }): string {
  return `/games/${encodeURIComponent(slug)}`;
}

/** The index with a filter. */
export function indexPath({ category, tag, search }: Partial<IndexFilter>): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category: String(category) }),
    ...(tag !== undefined && { tag: String(tag) }),
    ...(search && { search }),
  });
  return query.size === 0 ? '/games' : `/games?${query}`;
}
