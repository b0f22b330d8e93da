import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import { paymentMethodsSchema, paymentSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/payment/deposits';
const token = 'required';
const decimal = v.pipe(v.number(), v.finite());

/** The operator sends decimals. */
const payment = v.pipe(
  v.object({ ...paymentSchema.entries, amount: decimal }),
  v.transform((sent) => ({ ...sent, amount: toMinor(sent.amount, sent.scale) })),
);

export const paymentMethodsCall = defineGet({
  path: `${path}/methods`,
  request: v.object({}),
  answer: v.object({
    methods: paymentMethodsSchema.entries.methods,
    accounts: v.array(
      v.pipe(
        v.object({
          id: v.number(),
          iso: v.string(),
          scale: v.number(),
          isActive: v.boolean(),
          money: decimal,
          min: decimal,
          max: decimal,
          left: v.nullable(decimal),
        }),
        v.transform(({ money, min, max, left, ...account }) => ({
          ...account,
          money: toMinor(money, account.scale),
          min: toMinor(min, account.scale),
          max: toMinor(max, account.scale),
          left: left === null ? null : toMinor(left, account.scale),
        })),
      ),
    ),
  }),
  token,
});

export const depositCall = definePost({
  path,
  request: v.pipe(
    v.object({
      accountId: v.number(),
      methodId: v.string(),
      amount: v.number(),
      scale: v.number(),
      refId: v.string(),
    }),
    v.transform(({ amount, scale, ...order }) => ({ ...order, amount: fromMinor(amount, scale) })),
  ),
  answer: v.object({ payment }),
  token,
});

export const paymentCall = defineGet({
  path: `${path}/:paymentId`,
  request: v.object({ paymentId: v.string() }),
  answer: v.object({ payment }),
  token,
});

export const paymentsCall = defineGet({
  path,
  request: v.object({}),
  answer: v.object({ payments: v.array(payment) }),
  token,
});
