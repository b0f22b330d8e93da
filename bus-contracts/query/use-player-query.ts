import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerOf, AnyCommand, RequestOf } from '../kernel/contract';
import { commandQuery, type Sender } from './command-query';

/** Loaded data, and how their load went. */
export interface Loaded<Data> {
  /** Undefined until the first answer. */
  readonly data: Data | undefined;
  /** When they were loaded. */
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface PlayerQueryOptions<Data> {
  /** False: nothing is loaded. */
  readonly isNeeded?: boolean;
  /** When the data are loaded again, ms; false: they are not. */
  readonly refetchInterval?: NonNullable<UseQueryOptions<Data>['refetchInterval']>;
}

/**
 * Loads a player's own data by a command; nothing is loaded while no player is known. `queryKey` is for a change
 * whose answer takes the place of the data.
 * @example const { data, loadedAt, hasFailed, retry } = usePlayerQuery(bus, betsGet, { id }, userId);
 */
export function usePlayerQuery<C extends AnyCommand>(
  bus: Sender<NoInfer<C>>,
  command: C,
  request: RequestOf<C>,
  userId: string | undefined,
  { isNeeded = true, refetchInterval = false }: PlayerQueryOptions<AnswerOf<C>> = {},
) {
  const query = commandQuery(bus, command, request, userId);
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery({
    ...query,
    enabled: isNeeded && userId !== undefined,
    refetchInterval,
  });
  const loaded: Loaded<AnswerOf<C>> = {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: isError,
    error,
    retry: () => void refetch(),
  };
  return { ...loaded, queryKey: query.queryKey };
}
