import { createContext, use } from 'react';
import type { Language } from '@grandstand/bus-contracts';
import { callOperator, championshipAnswers } from '@grandstand/bus-contracts/answers';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useIsHydrated } from '@grandstand/bus-contracts/react';
import type * as v from 'valibot';
import type { CricketBus } from '../manifest';

export type Championship = v.InferOutput<typeof championshipAnswers.lineChampionship>;

/** New scores of the table, and prices without a message of the feed, arrive with this. */
const REFRESH_MS = 20_000;
/** The beginning of the key of every query of this area. */
export const CRICKET_KEY = 'cricket';

/** Where the championship comes from: the bus in a page, the back end on a server. */
export type Source = (signal?: AbortSignal) => Promise<Championship>;

export const SourceContext = createContext<Source | undefined>(undefined);

export function busSource(bus: CricketBus): Source {
  const schema = championshipAnswers.lineChampionship;
  return async (signal) => callOperator(bus, 'lineChampionship', schema, {}, { signal });
}

export function championshipQuery(source: Source, language: Language) {
  return queryOptions<Championship>({
    queryKey: [CRICKET_KEY, language],
    queryFn: ({ signal }) => source(signal),
    staleTime: REFRESH_MS,
  });
}

/** The championship, loaded again from time to time. */
export function useChampionship() {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load the championship: there is no SourceContext above.');
  const { language } = useAreaWords();
  const isHydrated = useIsHydrated();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...championshipQuery(source, language),
    enabled: isHydrated,
    refetchInterval: REFRESH_MS,
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    retry: () => void refetch(),
  };
}
