import {
  paymentsGet,
  paymentsList,
  paymentsMethods,
  paymentsWithdrawable,
  paymentsWithdrawal,
  type Movement,
  type Payment,
  type PaymentMethods,
  type Withdrawable,
  type Withdrawal,
} from '@grandstand/bus-contracts/player';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
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

export function useMethods(userId: string | undefined): Loaded<PaymentMethods> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({
      ...commandQuery(bus, paymentsMethods, {}, userId),
      enabled: userId !== undefined,
    }),
  );
}

export function usePayments(
  userId: string | undefined,
): Loaded<{ readonly payments: readonly Movement[] }> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({ ...commandQuery(bus, paymentsList, {}, userId), enabled: userId !== undefined }),
  );
}

const OPEN: readonly Payment['state'][] = ['created', 'redirected', 'challenged'];

export function isOpen({ state }: Payment): boolean {
  return OPEN.includes(state);
}

/** A payment, asked for again until it has ended. */
export function usePayment(paymentId: string, userId: string | undefined): Loaded<Payment> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({
      ...commandQuery(bus, paymentsGet, { paymentId }, userId),
      enabled: userId !== undefined && paymentId !== '',
      refetchInterval: waitWhile(isOpen),
    }),
  );
}

export function useWithdrawable(userId: string | undefined): Loaded<Withdrawable> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({
      ...commandQuery(bus, paymentsWithdrawable, {}, userId),
      enabled: userId !== undefined,
    }),
  );
}

const ENDS: readonly Withdrawal['state'][] = ['paid', 'refused', 'returned'];

export function isUnderWay({ state }: Withdrawal): boolean {
  return !ENDS.includes(state);
}

/** A withdrawal, asked for again as a payment is. */
export function useWithdrawal(
  withdrawalId: string,
  userId: string | undefined,
): Loaded<Withdrawal> {
  const bus = useBus<typeof manifest>();
  return loaded(
    useQuery({
      ...commandQuery(bus, paymentsWithdrawal, { withdrawalId }, userId),
      enabled: userId !== undefined && withdrawalId !== '',
      refetchInterval: waitWhile(isUnderWay),
    }),
  );
}

const FIRST_ASK = 2_000;
const LONGEST_WAIT = 60_000;

interface Asked<Data> {
  readonly state: { readonly data: Data | undefined; readonly dataUpdateCount: number };
}

/** When to ask for what has not ended again: after 2, 4, 8 … 60 s. */
function waitWhile<Data>(isRunning: (data: Data) => boolean) {
  return ({ state: { data, dataUpdateCount } }: Asked<Data>): number | false =>
    data !== undefined &&
    isRunning(data) &&
    Math.min(FIRST_ASK * 2 ** (dataUpdateCount - 1), LONGEST_WAIT);
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
