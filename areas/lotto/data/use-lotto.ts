import { createContext, use } from 'react';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useIsHydrated } from '@grandstand/bus-contracts/react';
import type { DrawsQuery, LottoSource } from './source';

export const SourceContext = createContext<LottoSource | undefined>(undefined);

export const LOTTERIES = 'lotto-lotteries';
export const DRAWS = 'lotto-draws';
const FRESH_MS = 5_000;
/** Draws are loaded again when one closes or is drawn; after this time where no news of them comes. */
export const SILENT_MS = 60_000;

/** The query of the lotteries. */
export function lotteriesQuery(source: LottoSource) {
  return queryOptions({
    queryKey: [LOTTERIES],
    queryFn: ({ signal }) => source.lotteries(signal),
    staleTime: FRESH_MS,
  });
}

/** The query of the draws of a lottery that are closed or drawn. */
export function drawsQuery(source: LottoSource, wanted: DrawsQuery) {
  return queryOptions({
    queryKey: [DRAWS, wanted],
    queryFn: ({ signal }) => source.draws(wanted, signal),
    staleTime: FRESH_MS,
  });
}

function useSource(): LottoSource {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load draws: there is no SourceContext above this.');
  return source;
}

/** The lotteries with their next draws. */
export function useLotteries() {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...lotteriesQuery(useSource()),
    enabled: useIsHydrated(),
    refetchInterval: SILENT_MS,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}

/** The draws of a lottery. */
export function useDraws(wanted: DrawsQuery) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...drawsQuery(useSource(), wanted),
    enabled: useIsHydrated(),
    refetchInterval: SILENT_MS,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}
