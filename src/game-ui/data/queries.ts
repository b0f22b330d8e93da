import { queryOptions } from '@grandstand/bus-contracts/query';
import type { AnswerTo, CallInput, GameCall, GameSource } from './source';

/** The catalogue changes rarely: on the way back the screens are shown from what was loaded. */
const FRESH_MS = 300_000;
/** How long a list is shown that could not be loaded again. */
export const KEPT_MS = 900_000;

/** A call of a screen. */
export interface ScreenQuery<C extends GameCall = GameCall> {
  readonly call: C;
  readonly input: CallInput;
  /** Whose data they are; left out: everybody's. */
  readonly player?: string;
}

/** The query of a call. */
export function gameQuery<C extends GameCall>(
  source: GameSource,
  { call, input, player }: ScreenQuery<C>,
) {
  return queryOptions<AnswerTo<C>>({
    // Nothing of one player is shown to another, and what they have just opened is there at once.
    queryKey: player === undefined ? ['casino', call, input] : ['casino', call, input, player],
    queryFn: ({ signal }) => source.load(call, input, signal),
    staleTime: player === undefined ? FRESH_MS : 0,
    gcTime: KEPT_MS,
  });
}

/** The first part of the keys of the jackpots' queries, one for each language. */
export const JACKPOTS_KEY: readonly string[] = ['casino', 'jackpots'];

type Games = AnswerTo<'casinoGames'>;

/** The query of a list that is loaded a page at a time. */
export function gamesQuery(source: GameSource, input: CallInput) {
  return {
    queryKey: ['casino', 'pages', input],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      source.load(
        'casinoGames',
        pageParam === null ? input : { ...input, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }: Games) => cursor ?? undefined,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  };
}
