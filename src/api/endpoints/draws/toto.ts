import { totoAnswers } from '@grandstand/bus-contracts/answers';
import { totoCoupons } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

const text = v.optional(v.string());

/** The sections of toto. */
export const totoSections = defineGet({
  path: '/toto-api/v1/sections',
  request: v.object({}),
  answer: totoAnswers.totoSections,
  isForAreas: true,
});

/** The draws of a section: open, announced or closed. */
export const totoDraws = defineGet({
  path: '/toto-api/v1/draws',
  request: v.object({ section: v.string(), list: text, before: text }),
  answer: totoAnswers.totoDraws,
  isForAreas: true,
});

/** The coupons of the player. */
export const totoCouponsCall = defineGet({
  path: '/toto-api/v1/coupons',
  request: totoCoupons.request,
  answer: totoCoupons.answer,
  token: 'required',
});
