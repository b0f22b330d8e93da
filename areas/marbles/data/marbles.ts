import { createContext, use, useEffect } from 'react';
import type { Language } from '@grandstand/bus-contracts';
import { callOperator, marblesAnswers } from '@grandstand/bus-contracts/answers';
import { queryOptions, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useIsHydrated } from '@grandstand/bus-contracts/react';
import { useGameNow, useLineServices } from '@grandstand/line-ui';
import type * as v from 'valibot';
import type { MarblesBus } from '../manifest';

export type Marbles = v.InferOutput<typeof marblesAnswers.lineMarbles>;

/** Beside the moments at which the races change. */
const REFRESH_MS = 20_000;
/** The operator may be a moment behind its own clock. */
const AFTER_CHANGE_MS = 700;
const NO_GAME = 0;
/** The beginning of the key of every query of this area. */
export const MARBLES_KEY = 'marbles';

/** Where the races come from: the bus in a page, the back end on a server. */
export type Source = (signal?: AbortSignal) => Promise<Marbles>;

export const SourceContext = createContext<Source | undefined>(undefined);

export function busSource(bus: MarblesBus): Source {
  return async (signal) =>
    callOperator(bus, 'lineMarbles', marblesAnswers.lineMarbles, {}, { signal });
}

export function marblesQuery(source: Source, language: Language) {
  return queryOptions<Marbles>({
    queryKey: [MARBLES_KEY, language],
    queryFn: ({ signal }) => source(signal),
    staleTime: REFRESH_MS,
  });
}

/** The races, loaded again when one of them starts or ends. */
export function useMarbles() {
  const source = use(SourceContext);
  if (!source) throw new Error('Failed to load the races: there is no SourceContext above.');
  const { language } = useAreaWords();
  const { clock, time } = useLineServices();
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...marblesQuery(source, language),
    enabled: useIsHydrated(),
    refetchInterval: REFRESH_MS,
  });
  useEffect(() => {
    const now = time.now();
    const change = data && nextChange(data, now);
    if (change === undefined) return undefined;
    return clock.after(change - now + AFTER_CHANGE_MS, () => void refetch());
  }, [clock, time, data, refetch]);
  // The operator may start or end a race at another time than was planned.
  const hasBegun = useGameNow(data?.next?.game?.id ?? NO_GAME)?.isLive === true;
  const hasEnded = useGameNow(data?.running?.gameId ?? NO_GAME)?.isFinished === true;
  useEffect(() => {
    if (hasBegun || hasEnded) void refetch();
  }, [hasBegun, hasEnded, refetch]);
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null,
    retry: () => void refetch(),
  };
}

/** The next moment at which a race starts or ends, in the operator's time; undefined where none is known. */
function nextChange(
  { lastsMs, next, running }: Pick<Marbles, 'lastsMs' | 'next' | 'running'>,
  now: number,
): number | undefined {
  const moments = [next?.startsAt, running && running.startsAt + lastsMs];
  const coming = moments.filter((moment) => typeof moment === 'number' && moment > now);
  return coming.length === 0 ? undefined : Math.min(...(coming as number[]));
}
