import { createContext, use } from 'react';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useIsTakenOver } from '@grandstand/bus-contracts/react';
import type { DrawsWanted, LottoSource } from './source';

export const SourceContext = createContext<LottoSource | undefined>(undefined);

/** Draws close and are drawn while a page is open. */
const EVERY_MS = 5_000;

/** The query of the lotteries. */
export function lotteriesQuery(source: LottoSource) {
  return queryOptions({
    queryKey: ['lotto-lotteries'],
    queryFn: ({ signal }) => source.lotteries(signal),
    staleTime: EVERY_MS,
  });
}

/** The query of the draws of a lottery that are closed or drawn. */
export function drawsQuery(source: LottoSource, wanted: DrawsWanted) {
  return queryOptions({
    queryKey: ['lotto-draws', wanted],
    queryFn: ({ signal }) => source.draws(wanted, signal),
    staleTime: EVERY_MS,
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
    enabled: useIsTakenOver(),
    refetchInterval: EVERY_MS,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}

/** The draws of a lottery. */
export function useDraws(wanted: DrawsWanted) {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...drawsQuery(useSource(), wanted),
    enabled: useIsTakenOver(),
    refetchInterval: EVERY_MS,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}
