import type { QueryClient } from '@grandstand/bus-contracts/query';
import type { RestOfList } from '@grandstand/line-ui';
import type { Resource } from '../resources';

/** What the server's page has not of a list. */
export interface ListRest extends RestOfList {
  /** When the server loaded the list: a later answer is whole. */
  readonly listedAt: number;
}

/** The key of the query that has it: no answer of the line, so it is never loaded. */
export function restKey(resource: Resource): readonly unknown[] {
  return ['rest', resource];
}

/** Whether a list has the first rows of the server's page alone. */
export function isCut(
  client: QueryClient,
  { queryKey: [, , resource], state: { dataUpdatedAt } }: LoadedQuery,
): boolean {
  const rest = client.getQueryData<ListRest>(restKey(resource as Resource));
  return rest?.listedAt === dataUpdatedAt;
}

interface LoadedQuery {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly dataUpdatedAt: number };
}
