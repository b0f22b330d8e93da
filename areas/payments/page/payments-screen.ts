import { defineScreens, screen } from '@grandstand/bus-contracts/area';

export type PaymentsScreen =
  | { readonly kind: 'recharge' }
  | { readonly kind: 'history' }
  /** Where the bank leads back to; the address says nothing but which payment it is about. */
  | { readonly kind: 'result'; readonly paymentId: string }
  | { readonly kind: 'unknown' };

export const HISTORY_PATH = '/office/historypay';
export const RECHARGE_PATH = '/office/recharge';

/** The screens of this area by route. */
export const paymentsScreen = defineScreens<PaymentsScreen>(
  {
    recharge: screen([], () => ({ kind: 'recharge' })),
    historypay: screen([], () => ({ kind: 'history' })),
    onpay: screen(['result'], (_, query) => ({
      kind: 'result',
      paymentId: query.get('payment') ?? '',
    })),
  },
  { kind: 'unknown' },
);
