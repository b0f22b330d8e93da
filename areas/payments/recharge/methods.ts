import { PAY_METHODS, type PayMethod } from '@grandstand/bus-contracts/domain';
import type { PaymentMethods } from '@grandstand/bus-contracts/player';

export interface Method {
  readonly id: PayMethod;
  readonly isUp: boolean;
  readonly isForWithdrawals: boolean;
}

/** The ways of the operator that this page has words for. */
export function knownMethods({ methods }: Pick<PaymentMethods, 'methods'>): readonly Method[] {
  return methods.flatMap((method) => {
    const id = PAY_METHODS.find((one) => one === method.id);
    return id ? [{ ...method, id }] : [];
  });
}

/** The bounds of an account by a way, in minor units. */
export function boundsOf(
  { min, max, methods }: PaymentMethods['accounts'][number],
  methodId: string,
): { readonly min: number; readonly max: number } {
  return methods.find(({ id }) => id === methodId) ?? { min, max };
}
