import { useEffect, useMemo, useState } from 'react';
import { betsChanged, betsList, type PlacedBet } from '@grandstand/bus-contracts';
import { reloadQueries, useInfiniteQuery, useQueryClient } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';
import type { HistoryFilter } from '../page/office-screen';
import { joinPages, pageRequest, type BetPage } from '../page/history-pages';

/** The history as the page shows it. */
export interface History {
  /** Undefined until the first answer. */
  readonly page: BetPage | undefined;
  /** When it was loaded. */
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** Loads the bets of a filter for a player, and again whenever one is placed or settled; neither changes while it is mounted. */
export function useHistory(filter: HistoryFilter, userId: string | undefined): History {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const queryKey = [betsList.name, filter, userId];
  const { data, dataUpdatedAt, isError, isFetching, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      bus.send(betsList, pageRequest(filter, pageParam), { signal }),
    initialPageParam: undefined as PlacedBet | undefined,
    getNextPageParam: ({ bets, hasMore }) => (hasMore ? bets.at(-1) : undefined),
    enabled: userId !== undefined,
  });
  useEffect(
    () => bus.on(betsChanged, () => reloadQueries(client, { queryKey: [betsList.name] })),
    [bus, client],
  );

  const loadMore = async (): Promise<void> => {
    setIsLoadingMore(true);
    const wanted = (data?.pages.length ?? 0) + 1;
    let isMissing = true;
    while (isMissing) {
      // A page more would end a load of the list after a change, and a change ends that of a page.
      const isOld = isError || client.isFetching({ queryKey, exact: true }) > 0;
      const again = isOld ? await refetch({ cancelRefetch: false }) : undefined;
      const next = again?.isError ? again : await fetchNextPage({ cancelRefetch: false });
      isMissing = !next.isError && next.hasNextPage && (next.data?.pages.length ?? 0) < wanted;
    }
    setIsLoadingMore(false);
  };

  return {
    page: useMemo(() => data && joinPages(data.pages), [data]),
    loadedAt: dataUpdatedAt,
    hasFailed: isError && !isFetching,
    isLoadingMore,
    showMore: () => void loadMore(),
    retry: () => void refetch(),
  };
}
