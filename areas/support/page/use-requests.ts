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
  reloadQueries,
  usePlayerQuery,
  useQueryClient,
  type Loaded,
} from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

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
  return usePlayerQuery(useBus<typeof manifest>(), requestsTopics, {}, userId);
}

export function useRequests(
  userId: string | undefined,
): Loaded<{ readonly requests: readonly RequestHead[] }> {
  return usePlayerQuery(useBus<typeof manifest>(), requestsList, {}, userId);
}

export function useRequest(requestId: string, userId: string | undefined): Loaded<SupportRequest> {
  return usePlayerQuery(useBus<typeof manifest>(), requestsGet, { requestId }, userId);
}

/** The player's last deposits and withdrawals; none are loaded where none is to be chosen. */
export function useMovements(
  userId: string | undefined,
  isNeeded = true,
): Loaded<{ readonly payments: readonly Movement[] }> {
  return usePlayerQuery(useBus<typeof manifest>(), paymentsList, {}, userId, { isNeeded });
}
