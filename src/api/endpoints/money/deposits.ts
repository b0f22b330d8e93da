import { toMinor } from '@grandstand/bus-contracts/domain';
import { paymentMethodsSchema, paymentSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';
import {
  bound,
  decimal,
  expectedBy,
  inDecimals,
  inMinorUnits,
  minorBound,
  wishEntries,
} from './movements';

const path = '/web-api/payment/deposits';
const token = 'required';

const payment = v.pipe(
  v.object({
    ...paymentSchema.entries,
    amount: decimal,
    expectedBy,
    // An operator without bonuses may leave these out.
    isWithoutBonus: v.optional(v.boolean(), false),
    section: v.optional(paymentSchema.entries.section, null),
    bonus: v.optional(paymentSchema.entries.bonus, null),
    comingBonus: v.optional(paymentSchema.entries.comingBonus, null),
  }),
  v.transform((sent) => inMinorUnits(sent)),
);

export const paymentMethodsCall = defineGet({
  path: `${path}/methods`,
  request: v.object({}),
  answer: v.object({
    methods: v.array(
      v.object({
        id: v.string(),
        isUp: v.boolean(),
        isForWithdrawals: v.optional(v.boolean(), true),
        // An operator may leave out what it does not know.
        fee: v.optional(v.nullable(v.number()), null),
        usualMs: v.optional(v.nullable(v.number()), null),
      }),
    ),
    // An operator may leave the question out.
    isLimitAsked: v.optional(v.boolean(), false),
    barred: v.optional(
      v.nullable(
        v.pipe(
          v.object({
            code: v.string(),
            message: v.string(),
            details: v.optional(v.object({ endsAt: v.optional(v.nullable(v.number()), null) })),
          }),
          v.transform(({ code, message, details }) => ({
            code,
            text: message,
            endsAt: typeof details?.endsAt === 'number' ? details.endsAt * 1000 : null,
          })),
        ),
      ),
      null,
    ),
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
          // An operator with the same bounds for all may leave them out.
          methods: v.optional(
            v.array(v.object({ id: v.string(), min: decimal, max: decimal })),
            [],
          ),
          left: v.nullable(decimal),
          unverifiedLeft: bound,
        }),
        v.transform(({ money, min, max, methods, left, unverifiedLeft, ...account }) => ({
          ...account,
          money: toMinor(money, account.scale),
          min: toMinor(min, account.scale),
          max: toMinor(max, account.scale),
          methods: methods.map((method) => ({
            id: method.id,
            min: toMinor(method.min, account.scale),
            max: toMinor(method.max, account.scale),
          })),
          left: minorBound(left, account.scale),
          unverifiedLeft: minorBound(unverifiedLeft, account.scale),
        })),
      ),
    ),
    // An operator without bonuses may leave it out.
    bonus: v.optional(paymentMethodsSchema.entries.bonus, null),
  }),
  token,
});

export const declineLimitCall = definePost({
  path: `${path}/decline-limit`,
  request: v.object({}),
  answer: v.object({}),
  token,
});

export const depositCall = definePost({
  path,
  request: v.pipe(
    v.object({
      ...wishEntries,
      isWithoutBonus: v.boolean(),
      section: paymentSchema.entries.section,
    }),
    v.transform((wish) => inDecimals(wish)),
  ),
  answer: v.object({ payment }),
  token,
});

/** Asks whether a deposit may go on at the bank; one that has ended is answered as it is. */
export const resumeCall = definePost({
  path: `${path}/:paymentId/resume`,
  request: v.object({ paymentId: v.string() }),
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
