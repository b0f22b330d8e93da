import { PAGE, type RouteRow } from '../route-row';

const RESULT = { ...PAGE, area: 'payments', layout: 'payment-result' } as const;
const HOW = ':result(success|fail|pending|cancel)';

/** Section 2, "Payment results": the return pages of payment systems. */
export const PAYMENT_RESULTS: readonly RouteRow[] = [
  { ...RESULT, name: 'onpay', pattern: `/onpay/${HOW}` },
  { ...RESULT, name: 'onpay-withdraw', pattern: `/onpay/withdraw/${HOW}` },
];
