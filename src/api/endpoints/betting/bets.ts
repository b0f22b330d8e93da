import { betsList } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';
import { onlyBet, wireBetSchema } from './placement';

export const betsCall = defineGet({
  path: '/web-api/bets',
  request: betsList.request,
  answer: v.object({ bets: v.array(wireBetSchema), hasMore: v.boolean() }),
  token: 'required',
});

export const betCall = defineGet({
  path: '/web-api/bets/:id',
  request: v.object({ id: v.string() }),
  answer: onlyBet,
  token: 'required',
});
