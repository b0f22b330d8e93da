import { paymentAnswers } from '@grandstand/bus-contracts/answers';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const entitySchema = v.pipe(
  v.object({
    id: v.number(),
    iso: v.string(),
    label: v.string(),
    money: v.number(),
    scale: v.number(),
    is_main: v.boolean(),
    is_archive: v.boolean(),
  }),
  v.transform(({ id, iso, label, money, scale, is_main, is_archive }) => ({
    id,
    iso,
    label,
    money: toMinor(money, scale),
    scale,
    isMain: is_main,
    isArchive: is_archive,
  })),
);

/** The ways to pay in and to be paid; without a currency, in that of the visitor. */
export const paymentWays = defineAreaCall('paymentWays', {
  path: '/web-api/payment/ways',
  request: v.object({ iso: v.optional(v.string()) }),
  answer: paymentAnswers.paymentWays,
});

/** The accounts for payments, one page at a time (from 1); archived ones only on request. */
export const mainAccountList = defineAreaCall('mainAccountList', {
  path: '/web-api/payments/main-account-list',
  request: v.object({
    isIncludeArchive: v.optional(v.boolean(), false),
    pageNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  }),
  answer: v.pipe(
    v.object({ entities: v.array(entitySchema), total_count: v.number() }),
    v.transform(({ entities, total_count }) => ({ entities, totalCount: total_count })),
  ),
  token: 'required',
});
