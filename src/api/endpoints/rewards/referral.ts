import { referralSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** What inviting friends gives the player, and how far each friend is. */
export const referralCall = defineGet({
  path: '/web-api/promo/referral',
  request: v.object({}),
  answer: referralSchema,
  token: 'required',
});
