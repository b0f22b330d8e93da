import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import { CASINO_SECTIONS, type CasinoSection } from '@grandstand/bus-contracts/player';

export type PaymentsScreen =
  | {
      readonly kind: 'recharge';
      /** Of the casino, from which the player came; null: from another page. */
      readonly section: CasinoSection | null;
      /** What the form begins with, in minor units of the active account. */
      readonly amount: number | null;
    }
  | { readonly kind: 'deduce' }
  | { readonly kind: 'history' }
  /** Where the bank leads back to; the address says nothing but which payment it is about. */
  | { readonly kind: 'result'; readonly paymentId: string }
  | { readonly kind: 'withdrawal'; readonly withdrawalId: string }
  /** The ways to pay, for guests too; in the currency of the account or the country where none is named. */
  | { readonly kind: 'methods'; readonly iso: string | undefined }
  | { readonly kind: 'unknown' };

export const HISTORY_PATH = '/office/historypay';
export const STATEMENTS_PATH = '/office/statements';
/** What the player has asked about payments. */
export const REQUESTS_PATH = '/office/payment/requests';
export const METHODS_PATH = '/payment';
export const DEDUCE_PATH = '/office/deduce';
export const RECHARGE_PATH = '/office/recharge';
export const WITHDRAWAL_PATH = '/office/deduce';
export const LIMITS_PATH = '/office/responsible';
export const VERIFICATION_PATH = '/office/verification';
export const PROFILE_PATH = '/office/account#personal-data';
export const SUPPORT_PATH = '/office/support';

/** The page with the steps of a withdrawal. */
export function withdrawalPath(id: string): string {
  return `/onpay/withdraw/pending?payment=${encodeURIComponent(id)}`;
}

/** An amount in an address; null where there is none. */
function minorUnits(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The screens of this area by route. */
export const paymentsScreen = defineScreens<PaymentsScreen>(
  {
    recharge: screen([], (_, query) => ({
      kind: 'recharge',
      section: CASINO_SECTIONS.find((each) => each === query.get('section')) ?? null,
      amount: minorUnits(query.get('amount')),
    })),
    deduce: screen([], () => ({ kind: 'deduce' })),
    historypay: screen([], () => ({ kind: 'history' })),
    payment: screen([], (_, query) => ({
      kind: 'methods',
      iso: /^[A-Z]{3}$/.exec(query.get('iso') ?? '')?.[0],
    })),
    'onpay-withdraw': screen(['result'], (_, query) => ({
      kind: 'withdrawal',
      withdrawalId: query.get('payment') ?? '',
    })),
    onpay: screen(['result'], (_, query) => ({
      kind: 'result',
      paymentId: query.get('payment') ?? '',
    })),
  },
  { kind: 'unknown' },
);
