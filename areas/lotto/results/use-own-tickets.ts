import { useMemo } from 'react';
import { lottoTickets, type OwnLottoTicket } from '@grandstand/bus-contracts/player';
import { useInfiniteQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** Draws come while the page is open. */
const EVERY_MS = 5_000;

interface Tickets {
  /** Undefined until the first answer. */
  readonly data:
    | { readonly tickets: readonly OwnLottoTicket[]; readonly hasMore: boolean }
    | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** The tickets that a player bought, page by page. */
export function useOwnTickets(userId: string | undefined): Tickets {
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, isFetchingNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey: [lottoTickets.name, userId],
      queryFn: ({ pageParam, signal }) =>
        bus.send(lottoTickets, pageParam === undefined ? {} : { before: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ tickets, hasMore }) => (hasMore ? tickets.at(-1)?.id : undefined),
      enabled: userId !== undefined,
      refetchInterval: EVERY_MS,
    });
  return {
    data: useMemo(
      () =>
        data && {
          tickets: data.pages.flatMap(({ tickets }) => tickets),
          hasMore: data.pages.at(-1)?.hasMore ?? false,
        },
      [data],
    ),
    loadedAt: dataUpdatedAt,
    hasFailed: isError,
    isLoadingMore: isFetchingNextPage,
    showMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
