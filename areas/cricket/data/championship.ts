import { createContext, use, useSyncExternalStore } from 'react';
import { apiCall, type Language } from '@grandstand/bus-contracts';
import { championshipAnswers } from '@grandstand/bus-contracts/answers';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import * as v from 'valibot';
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
  return async (signal) => {
    const { answer } = await bus.send(apiCall, { call: 'lineChampionship', input: {} }, { signal });
    return v.parse(championshipAnswers.lineChampionship, answer);
  };
}

type RequestContext = Pick<AreaRequest, 'fetch' | 'language' | 'warn'>;

const dictionaryAnswer = v.object({ texts: v.record(v.string(), v.string()) });

/** The championship as the back end answers it to this area's server; a call that fails is warned of once. */
export function httpSource(request: RequestContext): Source {
  return () => get(request, '/line-api/v1/championship', championshipAnswers.lineChampionship);
}

/** The operator's texts for markets and outcomes; without them the server renders numbers, and the page loads the texts. */
export async function loadDictionary(request: RequestContext): Promise<Record<string, string>> {
  const path = `/bff-api/dictionary?lang=${request.language}&ids=markets,outcomes`;
  try {
    return (await get(request, path, dictionaryAnswer)).texts;
  } catch {
    return {};
  }
}

async function get<S extends v.GenericSchema>(
  { fetch, language, warn }: RequestContext,
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const [call = path] = path.split('?');
  try {
    const answer = await fetch(path, {
      headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return v.parse(schema, await answer.json());
  } catch (error) {
    warn(`the back end gave no ${call}.`, error);
    throw error;
  }
}

export function championshipQuery(source: Source, language: Language) {
  return queryOptions<Championship>({
    queryKey: [CRICKET_KEY, language],
    queryFn: ({ signal }) => source(signal),
    staleTime: REFRESH_MS,
  });
}

const never = (): (() => void) => () => {};

/** The championship, loaded again from time to time. */
export function useChampionship() {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load the championship: there is no SourceContext above.');
  const { language } = useAreaWords();
  // Until the server's markup is taken over, its answers are used as they are, its failures too.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...championshipQuery(source, language),
    enabled: isTakenOver,
    refetchInterval: REFRESH_MS,
  });
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    retry: () => void refetch(),
  };
}
