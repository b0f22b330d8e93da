import { totoCoupons } from '@grandstand/bus-contracts/player';
import { defineGet } from '../../endpoint';

/** The coupons of the player. */
export const totoCouponsCall = defineGet({
  path: '/toto-api/v1/coupons',
  request: totoCoupons.request,
  answer: totoCoupons.answer,
  token: 'required',
});
