import { totoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineAreaCall } from '../../../endpoint';

const text = v.optional(v.string());

/** The sections of toto. */
export const totoSections = defineAreaCall('totoSections', {
  path: '/toto-api/v1/sections',
  request: v.object({}),
  answer: totoAnswers.totoSections,
});

/** The draws of a section: open, announced or closed. */
export const totoDraws = defineAreaCall('totoDraws', {
  path: '/toto-api/v1/draws',
  request: v.object({ section: v.string(), list: text, before: text }),
  answer: totoAnswers.totoDraws,
});
