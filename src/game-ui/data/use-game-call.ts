import { accountState, sessionState, type Language } from '@grandstand/bus-contracts';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useInfiniteQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useBusState, useIsHydrated } from '@grandstand/bus-contracts/react';
import { gameKey, gameQuery, gamesQuery, KEPT_MS } from './queries';
import type { AnswerTo, GameCall, GameInput } from './source';
import { useSource } from './games-context';

/** The currency of the player's active account; undefined: stakes are in that of the jurisdiction. */
function useCurrency(): { readonly iso?: string } {
  const iso = useBusState(accountState)?.activeAccount?.iso;
  return iso === undefined ? {} : { iso };
}

/** The calls whose answers are a player's own. */
const IS_OWN: ReadonlySet<GameCall> = new Set(['casinoRecent', 'casinoRounds']);
/** The calls whose answers have stakes. */
const HAVE_STAKES: ReadonlySet<GameCall> = new Set([
  'casinoGame',
  'casinoGames',
  'casinoLobby',
  'casinoProviders',
  'casinoSearch',
  'gamesLanding',
]);

/** What is known of an answer. */
export interface GameAnswer<Data> {
  readonly data: Data | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  /** The operator has no such thing. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** The answer to a call; until that in another currency comes, the last one stays. */
export function useGameCall<C extends GameCall>(
  call: C,
  input: GameInput<C>,
  { language, isNeeded = true }: { readonly language?: Language; readonly isNeeded?: boolean } = {},
): GameAnswer<AnswerTo<C>> {
  const currency = useCurrency();
  const player = useBusState(sessionState)?.userId ?? '';
  const isOwn = IS_OWN.has(call);
  const wanted = {
    call,
    input: HAVE_STAKES.has(call) ? { ...input, ...currency } : input,
    ...(language && { language }),
    ...(isOwn && { player }),
  };
  const isHydrated = useIsHydrated();
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery<AnswerTo<C>>({
    ...gameQuery(useSource(), wanted),
    enabled: isHydrated && isNeeded,
    placeholderData: (last, query) =>
      !isOwn && isSameBut(query?.queryKey, gameKey(wanted)) ? (last as never) : undefined,
  });
  const isTooOld = error !== null && errorUpdatedAt - dataUpdatedAt > KEPT_MS;
  return {
    data: isTooOld ? undefined : data,
    loadedAt: dataUpdatedAt,
    hasFailed: error !== null && error.name !== 'NotFoundError',
    isMissing: error?.name === 'NotFoundError',
    retry: () => void refetch(),
  };
}

/** Whether a query is the same but for the currency. */
function isSameBut(
  key: readonly unknown[] | undefined,
  [, call, input]: readonly unknown[],
): boolean {
  const [, before, former] = key ?? [];
  const without = (given: unknown): string => JSON.stringify({ ...(given as object), iso: '' });
  return before === call && without(former) === without(input);
}

/** A list that is loaded a page at a time. */
export interface GameList extends GameAnswer<readonly CasinoTile[]> {
  readonly total: number;
  /** The parts that narrow it, and whose games are in it. */
  readonly parts: AnswerTo<'casinoGames'>['parts'];
  readonly providers: AnswerTo<'casinoGames'>['providers'];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
}

/** The games of a list, as many pages as were asked for. */
export function useGameList(filter: GameInput<'casinoGames'>): GameList {
  const currency = useCurrency();
  const isHydrated = useIsHydrated();
  const query = useInfiniteQuery({
    ...gamesQuery(useSource(), { ...filter, ...currency }),
    enabled: isHydrated,
    placeholderData: (last, former) =>
      JSON.stringify({ ...(former?.queryKey[2] as object), iso: '' }) ===
      JSON.stringify({ ...filter, iso: '' })
        ? last
        : undefined,
  });
  const { data, error } = query;
  return {
    data: data?.pages.flatMap(({ games }) => games),
    total: data?.pages[0]?.total ?? 0,
    parts: data?.pages[0]?.parts ?? [],
    providers: data?.pages[0]?.providers ?? [],
    loadedAt: query.dataUpdatedAt,
    hasFailed: error !== null && error.name !== 'NotFoundError',
    isMissing: error?.name === 'NotFoundError',
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
  };
}
