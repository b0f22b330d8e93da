import { useMemo } from 'react';
// From the page's own copy: an area bundles this room, and not what it imports.
import { useInfiniteQuery, type Loaded, type Sender } from '@grandstand/bus-contracts/query';
import type { AnswerOf, AnyCommand, RequestOf } from '../kernel/contract';

/** Part of a list that is loaded a page at a time, the newest first. */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

interface PlayerPages<Item> extends Loaded<Page<Item>> {
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
}

interface PlayerPagesOptions<C extends AnyCommand, Item> {
  readonly userId: string | undefined;
  /** The request for what is older than an item; undefined: for the newest. */
  readonly requestOf: (before: string | undefined) => RequestOf<C>;
  readonly pageOf: (answer: AnswerOf<C>) => Page<Item>;
  /** How often the pages are loaded again, ms; they are not, if it is left out. */
  readonly refetchInterval?: number;
}

/** Loads a player's own list by a command, page by page; nothing is loaded while no player is known. */
export function usePlayerPages<C extends AnyCommand, Item extends { readonly id: string }>(
  bus: Sender<NoInfer<C>>,
  command: C,
  { userId, requestOf, pageOf, refetchInterval }: PlayerPagesOptions<NoInfer<C>, Item>,
): PlayerPages<Item> {
  const { data, dataUpdatedAt, isError, error, isFetchingNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey: [command.name, userId],
      queryFn: async ({ pageParam, signal }) =>
        pageOf(await bus.send(command, requestOf(pageParam), { signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
      enabled: userId !== undefined,
      refetchInterval: refetchInterval ?? false,
    });
  return {
    data: useMemo(
      () =>
        data && {
          items: data.pages.flatMap(({ items }) => items),
          hasMore: data.pages.at(-1)?.hasMore ?? false,
        },
      [data],
    ),
    loadedAt: dataUpdatedAt,
    hasFailed: isError,
    error,
    isLoadingMore: isFetchingNextPage,
    showMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
