import { createContext, use } from 'react';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import type { Language } from '@grandstand/bus-contracts';
import { useAreaWords, useIsHydrated } from '@grandstand/bus-contracts/react';
import type { DataOf, ResultsSource, ScreenQuery } from './source';

/** A day that has been loaded is shown again at once on the way back. */
const FRESH_MS = 30_000;

export const SourceContext = createContext<ResultsSource | undefined>(undefined);

/** The query of what a screen wants, in the page's language. */
export function resultsQuery<W extends ScreenQuery>(
  source: ResultsSource,
  language: Language,
  wanted: W,
) {
  return queryOptions<DataOf<W>>({
    queryKey: ['results', language, wanted],
    queryFn: ({ signal }) => source.load(wanted, signal) as Promise<DataOf<W>>,
    staleTime: FRESH_MS,
  });
}

/** What is known of an answer. */
export interface ResultsNow<Data> {
  readonly data: Data | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  /** The operator has no such thing. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/**
 * The operator's answer.
 * @param everyMs it is loaded again in this time, where it is given
 */
export function useResults<W extends ScreenQuery>(
  wanted: W,
  everyMs?: number,
): ResultsNow<DataOf<W>> {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load results: there is no SourceContext above this.');
  const { language } = useAreaWords();
  const isHydrated = useIsHydrated();
  const { data, error, dataUpdatedAt, refetch } = useQuery<DataOf<W>>({
    ...resultsQuery(source, language, wanted),
    enabled: isHydrated,
    refetchInterval: everyMs ?? false,
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    isMissing: error?.name === 'NotFoundError',
    retry: () => void refetch(),
  };
}
