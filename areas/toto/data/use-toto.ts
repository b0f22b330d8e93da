import { createContext, use } from 'react';
import type { Language } from '@grandstand/bus-contracts';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useIsHydrated } from '@grandstand/bus-contracts/react';
import type { DrawsQuery, TotoSource } from './source';

export const SourceContext = createContext<TotoSource | undefined>(undefined);

/** Scores, pools and closes change while a page is open. */
const EVERY_MS = 15_000;

/** The query of the sections. */
export function sectionsQuery(source: TotoSource, language: Language) {
  return queryOptions({
    queryKey: ['toto-sections', language],
    queryFn: ({ signal }) => source.sections(signal),
    staleTime: EVERY_MS,
  });
}

/** What the keys of the queries of draws begin with. */
export const DRAWS = ['toto-draws'];

/** The query of draws, with their matches in the page's language. */
export function drawsQuery(source: TotoSource, language: Language, wanted: DrawsQuery) {
  return queryOptions({
    queryKey: [...DRAWS, language, wanted],
    queryFn: ({ signal }) => source.draws(wanted, signal),
    staleTime: EVERY_MS,
  });
}

function useSource(): TotoSource {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load draws: there is no SourceContext above this.');
  return source;
}

/** The sections with their jackpots. */
export function useSections() {
  const { language } = useAreaWords();
  const { data } = useQuery({
    ...sectionsQuery(useSource(), language),
    enabled: useIsHydrated(),
    refetchInterval: EVERY_MS,
  });
  return data;
}

/** The draws of a section. */
export function useDraws(wanted: DrawsQuery) {
  const { language } = useAreaWords();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...drawsQuery(useSource(), language, wanted),
    enabled: useIsHydrated(),
    refetchInterval: EVERY_MS,
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    retry: () => void refetch(),
  };
}
