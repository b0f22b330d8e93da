import { callOperator, paymentAnswers } from '@grandstand/bus-contracts/answers';
import { useQuery } from '@grandstand/bus-contracts/query';
import { useBus, useIsHydrated, useShownPlayer } from '@grandstand/bus-contracts/react';
import type * as v from 'valibot';
import type { manifest } from '../manifest';

export type PaymentWays = v.InferOutput<(typeof paymentAnswers)['paymentWays']>;

/** The name of the query: a player is answered for their own country. */
export function waysKey(iso: string | undefined, userId: string | undefined): readonly unknown[] {
  return ['payment-ways', iso ?? '', userId ?? ''];
}

/** The operator's path of the ways. */
export function waysPath(iso: string | undefined): string {
  const query = iso === undefined ? '' : `?iso=${encodeURIComponent(iso)}`;
  return `/web-api/payment/ways${query}`;
}

/** The ways to pay; those of the visitor's country are shown until a player's own are there. */
export function useWays(iso: string | undefined) {
  const bus = useBus<typeof manifest>();
  const isHydrated = useIsHydrated();
  const { userId } = useShownPlayer();
  const { data, dataUpdatedAt, error, refetch } = useQuery<PaymentWays>({
    queryKey: waysKey(iso, userId),
    queryFn: ({ signal }) =>
      callOperator(bus, 'paymentWays', paymentAnswers.paymentWays, { iso }, { signal }),
    placeholderData: (previous) => previous,
    enabled: isHydrated,
  });
  return { data, loadedAt: dataUpdatedAt, hasFailed: error !== null, retry: () => void refetch() };
}
