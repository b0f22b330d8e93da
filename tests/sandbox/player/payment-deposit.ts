import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { definePost } from '../../../src/api/endpoint';

/** Pays onto an account, amount in minor units of its currency. No page of the site pays in yet: an area of payments will. */
export const paymentDeposit = definePost({
  path: '/web-api/payment/deposit',
  request: v.pipe(
    v.object({ accountId: v.number(), amount: v.number(), scale: v.number() }),
    v.transform(({ accountId, amount, scale }) => ({
      accountId,
      amount: fromMinor(amount, scale),
    })),
  ),
  answer: v.object({ accountId: v.number(), money: v.pipe(v.number(), v.finite()) }),
  token: 'required',
});
