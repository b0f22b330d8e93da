import * as v from 'valibot';
import { defineCommand } from '../define';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const transferSend = defineCommand({
  name: 'transfer.send',
  version: 1,
  owner: 'transfer',
  doc: 'Sends a code to the phone number of an account that moves. Another number is answered alike.',
  request: v.object({
    id,
    /** Two letters. */
    countryCode: v.pipe(v.string(), v.maxLength(2)),
    phone: v.pipe(v.string(), v.maxLength(40)),
  }),
  answer: v.object({
    /** The number, without most of it. */
    sentTo: v.string(),
    /** Until when the code is valid, and from when another one may be sent, on the page's clock. */
    expiresAt: v.number(),
    resendAt: v.number(),
  }),
  failures: [
    'bad-phone',
    'captcha-not-solved',
    /** There is no such transfer, or it is done. */
    'not-found',
    /** Details: `{ until }`, on the page's clock. */
    'too-many-attempts',
    'unavailable',
  ],
});

export const transferCheck = defineCommand({
  name: 'transfer.check',
  version: 1,
  owner: 'transfer',
  doc: 'Tries the code that was sent last. `wrong_code` has the tries that are `left` in its details. Without a token only support can move the account.',
  request: v.object({ id, code: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({ redirectToken: v.nullable(v.string()) }),
  failures: ['captcha-not-solved', 'not-found', 'time_up', 'unavailable', 'wrong_code'],
  secret: ['request.code', 'answer.redirectToken'],
});

export const transferTake = defineCommand({
  name: 'transfer.take',
  version: 1,
  owner: 'transfer',
  doc: 'Moves the account; the new credentials are answered once, for the player to keep.',
  request: v.object({ redirectToken: v.string() }),
  answer: v.object({ status: v.string(), userId: v.string(), password: v.string() }),
  failures: ['captcha-not-solved', 'time_up', 'unavailable'],
  secret: ['request.redirectToken', 'answer.password'],
});
