import { createContext, use } from 'react';
import type { Game, Language } from '@grandstand/bus-contracts';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useIsHydrated } from '@grandstand/bus-contracts/react';
import type { Broadcast, CyberList, CyberSource, DataOf, ScreenQuery } from './source';

/** New games, and prices without a message of the feed, arrive with this; a broadcast goes on sooner. */
const REFRESH_MS = { list: 20_000, game: 20_000, broadcast: 2_000 };

/** The beginning of the key of every query of this area. */
export const CYBER_KEY = 'cyber';

export const SourceContext = createContext<CyberSource | undefined>(undefined);

/** The query of what a screen wants, in the page's language. */
export function cyberQuery<W extends ScreenQuery>(
  source: CyberSource,
  language: Language,
  wanted: W,
) {
  return queryOptions<DataOf<W>>({
    queryKey: [CYBER_KEY, language, wanted],
    queryFn: ({ signal }) => source.load(wanted, signal) as Promise<DataOf<W>>,
    staleTime: REFRESH_MS[wanted.kind],
  });
}

/** The games of an answer. */
export function gamesOf(data: CyberList | Game | Broadcast): readonly Game[] {
  if ('games' in data) return data.games;
  return 'markets' in data ? [data] : [];
}

/** What is known of an answer. */
export interface CyberNow<Data> {
  readonly data: Data | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  /** The operator has no such thing. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** The operator's answer, loaded again from time to time. */
export function useCyber<W extends ScreenQuery>(wanted: W): CyberNow<DataOf<W>> {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load the line: there is no SourceContext above this.');
  const { language } = useAreaWords();
  const isHydrated = useIsHydrated();
  const { data, error, dataUpdatedAt, refetch } = useQuery<DataOf<W>>({
    ...cyberQuery(source, language, wanted),
    enabled: isHydrated,
    refetchInterval: REFRESH_MS[wanted.kind],
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    isMissing: error?.name === 'NotFoundError',
    retry: () => void refetch(),
  };
}
