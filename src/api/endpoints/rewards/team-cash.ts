import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const paymentSchema = v.object({
  id: v.number(),
  /** 2 is accepted. */
  status_id: v.number(),
  status_title: v.string(),
  message: v.string(),
  translate_message: v.string(),
  skks_hash: v.string(),
  /** Seconds. */
  timestamp: v.number(),
  date_payment: v.string(),
  /** A decimal; nothing is reckoned with it here. */
  summ: v.number(),
  money_deposit_id: v.number(),
});

/** The player's payments by Team Cash. */
export const teamCashHistoryCall = defineGet({
  path: '/web-api/payment/team-cash/history',
  request: v.object({}),
  answer: v.pipe(
    v.object({ data: v.array(paymentSchema) }),
    v.transform(({ data }) => data),
  ),
  token: 'required',
});
