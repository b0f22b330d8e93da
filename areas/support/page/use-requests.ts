import { useEffect } from 'react';
import {
  paymentsList,
  requestsChanged,
  requestsGet,
  requestsList,
  requestsTopics,
  type Movement,
  type RequestHead,
  type RequestTopics,
  type SupportRequest,
} from '@grandstand/bus-contracts/player';
import {
  commandQuery,
  reloadQueries,
  useQuery,
  useQueryClient,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

/** Loaded data, and how their load went. */
export interface Loaded<Data> {
  /** Undefined until the first answer. */
  readonly data: Data | undefined;
  readonly loadedAt: number;
  readonly hasFailed: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads requests again when the operator has written, or has closed one. */
export function useChanges(): void {
  const bus = useBus<typeof manifest>();
  const client = useQueryClient();
  useEffect(
    () =>
      bus.on(requestsChanged, () => {
        reloadQueries(client, { queryKey: [requestsList.name] });
        reloadQueries(client, { queryKey: [requestsGet.name] });
      }),
    [bus, client],
  );
}

export function useTopics(userId: string | undefined): Loaded<RequestTopics> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({ ...commandQuery(bus, requestsTopics, {}, userId), enabled: userId !== undefined }),
  );
}

export function useRequests(
  userId: string | undefined,
): Loaded<{ readonly requests: readonly RequestHead[] }> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({ ...commandQuery(bus, requestsList, {}, userId), enabled: userId !== undefined }),
  );
}

export function useRequest(requestId: string, userId: string | undefined): Loaded<SupportRequest> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({
      ...commandQuery(bus, requestsGet, { requestId }, userId),
      enabled: userId !== undefined,
    }),
  );
}

/** The player's last deposits and withdrawals; none are loaded where none is to be chosen. */
export function useMovements(
  userId: string | undefined,
  isNeeded = true,
): Loaded<{ readonly payments: readonly Movement[] }> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({
      ...commandQuery(bus, paymentsList, {}, userId),
      enabled: userId !== undefined && isNeeded,
    }),
  );
}

interface Query<Data> {
  readonly data: Data | undefined;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

function loaded<Data>(query: Query<Data>): Loaded<Data> {
  const { data, dataUpdatedAt, isError, error, refetch } = query;
  return {
    data,
    loadedAt: dataUpdatedAt,
    hasFailed: isError,
    error,
    retry: () => void refetch(),
  };
}
