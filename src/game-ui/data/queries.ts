import type { Language } from '@grandstand/bus-contracts';
import { queryOptions } from '@grandstand/bus-contracts/query';
import type { AnswerTo, GameCall, GameInput, GameSource } from './source';

/** The catalogue changes rarely: on the way back the screens are shown from what was loaded. */
const FRESH_MS = 300_000;
/** How long a list is shown that could not be loaded again. */
export const KEPT_MS = 900_000;

interface CallWithInput<C extends GameCall> {
  readonly call: C;
  readonly input: GameInput<C>;
  /** That of the texts in the answer; left out: it has none. */
  readonly language?: Language;
  /** Whose data they are; left out: everybody's. */
  readonly player?: string;
}

/** A call of a screen. */
export type ScreenQuery<C extends GameCall = GameCall> = { [Call in C]: CallWithInput<Call> }[C];

/** The key of a call. Nothing of one player is shown to another. */
export function gameKey({ call, input, language, player }: CallWithInput<GameCall>) {
  const key = ['casino', call, language === undefined ? input : { ...input, lng: language }];
  return player === undefined ? key : [...key, player];
}

/** The query of a call. */
export function gameQuery<C extends GameCall>(source: GameSource, wanted: CallWithInput<C>) {
  return queryOptions<AnswerTo<C>>({
    queryKey: gameKey(wanted),
    queryFn: ({ signal }) => source.load(wanted.call, wanted.input, signal),
    // What a player has just opened is among their own at once.
    staleTime: wanted.player === undefined ? FRESH_MS : 0,
    gcTime: KEPT_MS,
  });
}

/** The first part of the keys of the jackpots' queries, one for each language. */
export const JACKPOTS_KEY: readonly string[] = ['casino', 'jackpots'];

type Games = AnswerTo<'casinoGames'>;

/** The query of a list that is loaded a page at a time. */
export function gamesQuery(source: GameSource, input: GameInput<'casinoGames'>) {
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
