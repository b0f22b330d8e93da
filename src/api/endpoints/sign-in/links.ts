import * as v from 'valibot';
import { authRedeem } from '@grandstand/bus-contracts/player';
import { definePost } from '../../endpoint';

/** Redeems the token of a mailed link. It is sent once: a second send would find the token used. */
export const redeemCall = definePost({
  path: '/web-api/auth/redeem',
  token: 'sent',
  timeoutMs: 8000,
  request: authRedeem.request,
  answer: authRedeem.answer,
});

/** Sends the player a link that confirms a mail address. */
export const sendLinkCall = definePost({
  path: '/web-api/auth/links',
  token: 'required',
  timeoutMs: 8000,
  request: v.object({ email: v.string() }),
  answer: v.object({ sentTo: v.string(), resendAt: v.number() }),
});
