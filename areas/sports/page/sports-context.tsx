import { useMemo } from 'react';
import { playerRulesState } from '@grandstand/bus-contracts';
import { useQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBusState, useIsHydrated } from '@grandstand/bus-contracts/react';
import { useLineServices, type LineServices } from '@grandstand/line-ui';
import { shownOf } from '../line/player-rules';
import { lineQuery, REFRESH_MS } from '../line/line-queries';
import { restKey, type ListRest } from '../line/first-page/list-rest';
import type { DataOf, GamesResource, LineSource, Resource } from '../line/resources';
import type { Actions } from './actions';

/** The services of the screens; none of them ever changes, so a price change renders only its own cell. */
export interface SportsServices extends LineServices {
  readonly line: LineSource;
  readonly actions: Actions;
  readonly multiPath: (gameId: number) => string;
  /** Remembers the matches that are followed at once: `multiPath` adds one to them. */
  readonly follow: (ids: readonly number[]) => void;
}

/** The services of this area, which gives all of them to the context. */
export function useSports(): SportsServices {
  return useLineServices() as SportsServices;
}

/** The known state of a resource; without data and failure it is loading. */
interface LineNow<Data> {
  readonly data: Data | undefined;
  /** True while `data` is the answer of the former resource. */
  readonly isPreview: boolean;
  /** When the data arrived, milliseconds since the epoch; it decides which day is "today". */
  readonly loadedAt: number;
  /** Why the last try failed; earlier data is kept. */
  readonly failure: 'unavailable' | 'not-found' | undefined;
  readonly reload: () => void;
}

/** The line's answer for a resource, loaded again from time to time; the `preview` of the last resource is shown until it arrives. */
export function useLine<R extends Resource>(
  resource: R,
  preview?: (last: DataOf<R> | undefined) => DataOf<R> | undefined,
): LineNow<DataOf<R>> {
  const { line } = useSports();
  const { language } = useAreaWords();
  const isHydrated = useIsHydrated();
  const query = lineQuery(line, language, resource);
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery<DataOf<R>>({
    ...query,
    enabled: isHydrated,
    refetchInterval: REFRESH_MS,
    refetchIntervalInBackground: true,
    placeholderData: preview as never,
  });
  const rules = useBusState(playerRulesState);
  const { kind } = resource;
  const shown = useMemo(() => shownOf(kind, data, rules), [kind, data, rules]);
  return {
    data: shown,
    isPreview: isPlaceholderData,
    loadedAt: dataUpdatedAt,
    // A failure of the server's has come as JSON.
    failure: error ? (error.name === 'NotFoundError' ? 'not-found' : 'unavailable') : undefined,
    reload: () => void refetch(),
  };
}

/** What a list has behind the rows of the server's page; undefined once it is whole. */
export function useRest(resource: GamesResource, loadedAt: number): ListRest | undefined {
  const rest = useQueryClient().getQueryData<ListRest>(restKey(resource));
  return rest?.listedAt === loadedAt ? rest : undefined;
}
