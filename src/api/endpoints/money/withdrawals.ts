import { toMinor } from '@grandstand/bus-contracts/domain';
import { withdrawableSchema, withdrawalSchema } from '@grandstand/bus-contracts/player';
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

const path = '/web-api/payment/withdrawals';
const token = 'required';
/** The bonus that is given up for a withdrawal, and what the player saw that they lose. */
const leavingSeen = v.object({ bonusId: v.string(), lose: v.number() });

const withdrawal = v.pipe(
  v.object({
    ...withdrawalSchema.entries,
    wait: v.optional(withdrawalSchema.entries.wait, null),
    // No message is promised where the operator does not say that one comes.
    isTold: v.optional(v.boolean(), false),
    amount: decimal,
    expectedBy,
  }),
  v.transform((sent) => inMinorUnits(sent)),
);

export const withdrawableCall = defineGet({
  path: `${path}/methods`,
  request: v.object({}),
  answer: v.object({
    methods: v.array(
      v.object({
        id: v.string(),
        isUp: v.boolean(),
        // An operator may leave out what it does not know.
        fee: v.optional(v.nullable(v.number()), null),
      }),
    ),
    accounts: v.array(
      v.pipe(
        v.object({
          id: v.number(),
          iso: v.string(),
          scale: v.number(),
          isActive: v.boolean(),
          isBonus: v.boolean(),
          money: decimal,
          available: decimal,
          min: decimal,
          max: decimal,
          inBets: decimal,
          onTheWay: decimal,
          unverifiedMax: bound,
          newCardUntil: v.optional(v.nullable(v.number()), null),
          methodId: v.optional(v.nullable(v.string()), null),
        }),
        v.transform(
          ({ money, available, min, max, inBets, onTheWay, unverifiedMax, ...account }) => ({
            ...account,
            money: toMinor(money, account.scale),
            available: toMinor(available, account.scale),
            min: toMinor(min, account.scale),
            max: toMinor(max, account.scale),
            inBets: toMinor(inBets, account.scale),
            onTheWay: toMinor(onTheWay, account.scale),
            unverifiedMax: minorBound(unverifiedMax, account.scale),
          }),
        ),
      ),
    ),
    missing: withdrawableSchema.entries.missing,
    documents: v.optional(withdrawableSchema.entries.documents, []),
    heldUntil: v.optional(withdrawableSchema.entries.heldUntil, null),
  }),
  token,
});

export const withdrawCall = definePost({
  path,
  request: v.pipe(
    v.object({ ...wishEntries, leaving: v.optional(leavingSeen) }),
    v.transform((wish) => inDecimals(wish)),
  ),
  answer: v.object({ withdrawal }),
  token,
});

export const withdrawalCall = defineGet({
  path: `${path}/:withdrawalId`,
  request: v.object({ withdrawalId: v.string() }),
  answer: v.object({ withdrawal }),
  token,
});

export const withdrawalsCall = defineGet({
  path,
  request: v.object({}),
  answer: v.object({ withdrawals: v.array(withdrawal) }),
  token,
});
