import { useMemo } from 'react';
import { purchaseList, type BoughtThing } from '@grandstand/bus-contracts/player';
import { useInfiniteQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

interface Purchases {
  /** Undefined until the first answer. */
  readonly data:
    | { readonly purchases: readonly BoughtThing[]; readonly hasMore: boolean }
    | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** What a player bought, page by page. */
export function usePurchases(userId: string | undefined): Purchases {
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, isFetchingNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey: [purchaseList.name, userId],
      queryFn: ({ pageParam, signal }) =>
        bus.send(purchaseList, pageParam === undefined ? {} : { before: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ purchases, hasMore }) => (hasMore ? purchases.at(-1)?.id : undefined),
      enabled: userId !== undefined,
    });
  return {
    data: useMemo(
      () =>
        data && {
          purchases: data.pages.flatMap(({ purchases }) => purchases),
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
