import { useMemo } from 'react';
import { totoCoupons, type OwnTotoCoupon } from '@grandstand/bus-contracts/player';
import { useInfiniteQuery } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** Matches are played and draws are settled while the page is open. */
const EVERY_MS = 15_000;

interface Coupons {
  /** Undefined until the first answer. */
  readonly data:
    | { readonly coupons: readonly OwnTotoCoupon[]; readonly hasMore: boolean }
    | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** The coupons that a player bought, page by page. */
export function useCoupons(userId: string | undefined): Coupons {
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, isFetchingNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey: [totoCoupons.name, userId],
      queryFn: ({ pageParam, signal }) =>
        bus.send(totoCoupons, pageParam === undefined ? {} : { before: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ coupons, hasMore }) => (hasMore ? coupons.at(-1)?.id : undefined),
      enabled: userId !== undefined,
      refetchInterval: EVERY_MS,
    });
  return {
    data: useMemo(
      () =>
        data && {
          coupons: data.pages.flatMap(({ coupons }) => coupons),
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
