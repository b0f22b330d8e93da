import { jackpotsSchema } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The jackpots of the casino, with their rules, chances and commitments. */
export const jackpotsCall = defineGet({
  path: '/web-api/jackpots',
  request: v.object({}),
  answer: jackpotsSchema,
});
