import { promoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

/** What is offered to the visitor: bonus money and free spins. */
export const bonusOffers = defineAreaCall('bonusOffers', {
  path: '/web-api/promo/bonuses',
  request: v.object({
    /** The currency of the terms, for a guest who registers in it. */
    iso: v.optional(v.pipe(v.string(), v.maxLength(3))),
  }),
  answer: promoAnswers.bonusOffers,
});
