import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { definePost } from '../endpoint';

/** Pays onto an account, amount in minor units of its currency; sent once, for a second send would pay twice. */
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
