import type { Game, Language } from '@grandstand/bus-contracts';
import { queryOptions, type QueryClient } from '@grandstand/bus-contracts/query';
import { loadResource, type DataOf, type LineSource, type Resource } from './resources';

/** New games, and prices without a message of the feed, arrive with this. */
export const REFRESH_MS = 30_000;

/** The beginning of the key of every query of the line. */
export const LINE_KEY = ['line'] as const;

/** The query that loads a resource, in the page's language. */
export function lineQuery<R extends Resource>(source: LineSource, language: Language, resource: R) {
  return queryOptions<DataOf<R>>({
    queryKey: [...LINE_KEY, language, resource],
    // A resource of one kind has an answer of its kind.
    queryFn: ({ signal }) =>
      loadResource(source, resource, Date.now(), signal) as Promise<DataOf<R>>,
    staleTime: REFRESH_MS,
  });
}

/** A game as an answer has it: of a list, with its main markets alone; of those on the screen, or of all. */
export function findGame(
  client: QueryClient,
  id: number,
  type: 'active' | 'all',
): Game | undefined {
  for (const query of client.getQueryCache().findAll({ queryKey: LINE_KEY, type })) {
    const found = gamesOf(query).find((game) => game.id === id);
    if (found) return found;
  }
  return undefined;
}

interface LoadedQuery {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly data?: unknown };
}

/** Whether the answers of a key are a game or games. */
export function hasGames(queryKey: readonly unknown[]): boolean {
  const [line, , resource] = queryKey as [unknown, Language, Resource];
  return line === LINE_KEY[0] && (resource.kind === 'game' || resource.kind === 'games');
}

/** The games of a query's answer. */
export function gamesOf({ queryKey, state: { data } }: LoadedQuery): readonly Game[] {
  if (!data || !hasGames(queryKey)) return [];
  return (Array.isArray(data) ? data : [data]) as readonly Game[];
}

/** Calls back with the games of each answer, before the screens get it; returns a function that ends that. */
export function onGames(
  client: QueryClient,
  listener: (games: readonly Game[]) => void,
): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') listener(gamesOf(event.query));
  });
}
