import { each, of, type Example } from './example';

const result = of('RTE-33', 'payments');
const HOW = ['success', 'fail', 'pending', 'cancel'];
const AFTER = { layout: 'payment-result' };

/** Section 2, "Payment results". */
export const PAYMENT_RESULTS: readonly Example[] = [
  result(
    'onpay',
    each('result', HOW, (how) => `/onpay/${how}`),
    ['/onpay', '/onpay/other'],
    AFTER,
  ),
  result(
    'onpay-withdraw',
    each('result', HOW, (how) => `/onpay/withdraw/${how}`),
    ['/onpay/withdraw', '/onpay/withdraw/other'],
    AFTER,
  ),
];
