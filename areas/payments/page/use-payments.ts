import {
  isOpenPayment,
  limitsDepositOffer,
  paymentsGet,
  paymentsList,
  paymentsMethods,
  paymentsWithdrawable,
  paymentsWithdrawal,
  type DepositLimitOffer,
  type Movement,
  type Payment,
  type PaymentMethods,
  type Withdrawable,
  type Withdrawal,
} from '@grandstand/bus-contracts/player';
import { usePlayerQuery, type Loaded } from '@grandstand/bus-contracts/query';
import { useBus } from '@grandstand/bus-contracts/react';
import type { manifest } from '../manifest';

export function useMethods(userId: string | undefined): Loaded<PaymentMethods> {
  return usePlayerQuery(useBus<typeof manifest>(), paymentsMethods, {}, userId);
}

/** What a first limit of deposits may be. */
export function useLimitOffer(userId: string | undefined): Loaded<DepositLimitOffer> {
  return usePlayerQuery(useBus<typeof manifest>(), limitsDepositOffer, {}, userId);
}

export function usePayments(
  userId: string | undefined,
): Loaded<{ readonly payments: readonly Movement[] }> {
  return usePlayerQuery(useBus<typeof manifest>(), paymentsList, {}, userId);
}

/** A payment, asked for again until it has ended. */
export function usePayment(paymentId: string, userId: string | undefined): Loaded<Payment> {
  return usePlayerQuery(useBus<typeof manifest>(), paymentsGet, { paymentId }, userId, {
    isNeeded: paymentId !== '',
    refetchInterval: waitWhile(isOpenPayment),
  });
}

export function useWithdrawable(userId: string | undefined): Loaded<Withdrawable> {
  return usePlayerQuery(useBus<typeof manifest>(), paymentsWithdrawable, {}, userId);
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
  return usePlayerQuery(useBus<typeof manifest>(), paymentsWithdrawal, { withdrawalId }, userId, {
    isNeeded: withdrawalId !== '',
    refetchInterval: waitWhile(isUnderWay),
  });
}

const FIRST_ASK = 2_000;
const MAX_WAIT_MS = 60_000;

interface Asked<Data> {
  readonly state: { readonly data: Data | undefined; readonly dataUpdateCount: number };
}

/** When to ask for what has not ended again: after 2, 4, 8 … 60 s. */
function waitWhile<Data>(isRunning: (data: Data) => boolean) {
  return ({ state: { data, dataUpdateCount } }: Asked<Data>): number | false =>
    data !== undefined &&
    isRunning(data) &&
    Math.min(FIRST_ASK * 2 ** (dataUpdateCount - 1), MAX_WAIT_MS);
}
