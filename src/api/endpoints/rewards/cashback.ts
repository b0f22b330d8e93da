import { cashbackSchema, pointsSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The cashback of the player. */
export const cashbackCall = defineGet({
  path: '/web-api/promo/cashback',
  request: v.object({}),
  answer: cashbackSchema,
  token: 'required',
});

/** The points of the player, and what they were given and taken for. */
export const pointsCall = defineGet({
  path: '/web-api/promo/points',
  request: v.object({}),
  answer: pointsSchema,
  token: 'required',
});
