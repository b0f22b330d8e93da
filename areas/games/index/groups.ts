import type { AnswerTo } from '@grandstand/game-ui';
import type { IndexFilter } from '../page/games-screen';

type Preview = AnswerTo<'gamesPreview'>;
export type PreviewGame = Preview[string][number];

/** How many games of a group the whole index has: two rows on a wide screen. */
const FIRST = 12;
/** How many are loaded at a time. */
const PAGE = 60;

/** Games of the index under one heading. */
export interface Group {
  /** The operator's name of the group; null: it has all that the filter leaves. */
  readonly key: string | null;
  /** The slugs of the games that are shown. */
  readonly slugs: readonly string[];
  readonly total: number;
}

/** Whether the index shows each group by itself. */
export function isWhole({ category, tag }: Omit<IndexFilter, 'search'>): boolean {
  return category === undefined && tag === undefined;
}

/** The groups of the index, without empty ones; with a filter, all games that it leaves. */
export function groupsOf(preview: Preview, filter: Omit<IndexFilter, 'search'>): readonly Group[] {
  if (!isWhole(filter)) {
    const slugs = distinct(preview).flatMap((game) => (passes(game, filter) ? game.route : []));
    return [{ key: null, slugs, total: slugs.length }];
  }
  return Object.entries(preview)
    .map(([key, games]) => ({
      key,
      slugs: games.slice(0, FIRST).map(({ route }) => route),
      total: games.length,
    }))
    .filter(({ total }) => total > 0);
}

/** Each game once: a group may have games of another. */
export function distinct(preview: Preview): readonly PreviewGame[] {
  const all = Object.values(preview).flat();
  return [...new Map(all.map((game) => [game.id, game])).values()];
}

export function passes(
  { categories, tagId }: Pick<PreviewGame, 'categories' | 'tagId'>,
  { category, tag }: Omit<IndexFilter, 'search'>,
): boolean {
  return (
    (category === undefined || categories.includes(category)) &&
    (tag === undefined || tagId === tag)
  );
}

/** The slugs of a group as they are requested: so many in one call. */
export function pagesOf(slugs: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(slugs.length / PAGE) }, (_, page) =>
    slugs.slice(page * PAGE, (page + 1) * PAGE),
  );
}

/** The input of the call that loads games by their slugs: one order for one set. */
export function tilesInput(slugs: readonly string[]): { readonly ids: string } {
  return { ids: slugs.toSorted().join(',') };
}
