import { PAY_METHODS, type PayMethod } from '@grandstand/bus-contracts/domain';
import type { PaymentMethods } from '@grandstand/bus-contracts/player';

export type Method = PaymentMethods['methods'][number] & { readonly id: PayMethod };

/** The ways of the operator that this area has words for. */
export function knownMethods<Way extends { readonly id: string }>({
  methods,
}: {
  readonly methods: readonly Way[];
}): readonly (Way & { readonly id: PayMethod })[] {
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
