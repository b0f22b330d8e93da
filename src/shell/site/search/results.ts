import { SEARCH_KINDS, type SearchFinding } from '@grandstand/bus-contracts/answers';
import { foundPages, type SitePage } from './found-pages';

/** The groups of results in their order: the pages of the site come before the texts about it. */
export const GROUPS = [...SEARCH_KINDS.filter((kind) => kind !== 'help'), 'page', 'help'] as const;
export type ResultGroup = (typeof GROUPS)[number];

/** A line of the list. */
export interface Result extends Omit<SearchFinding, 'kind'> {
  readonly group: ResultGroup;
}

export interface Pages {
  readonly sections: readonly SitePage[];
  readonly office: readonly SitePage[];
}

/** What the words may mean, by group; `words` are those that the operator has answered. */
export function resultsOf(
  words: string,
  found: readonly SearchFinding[],
  { sections, office }: Pages,
): readonly Result[] {
  const pages = foundPages([...sections, ...office], words).map(resultOfPage);
  const all: Result[] = found.map(({ kind, ...one }) => ({ ...one, group: kind }));
  const results = GROUPS.flatMap((group) =>
    [...all, ...pages].filter((result) => result.group === group),
  );
  // Somewhere to go on from.
  return results.length > 0 ? results : sections.map(resultOfPage);
}

function resultOfPage({ name, title, path }: SitePage): Result {
  return { group: 'page', id: name, name: title, path, note: null, score: null, startsAt: null };
}
