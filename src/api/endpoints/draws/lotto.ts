import { lottoAnswers } from '@grandstand/bus-contracts/answers';
import { lottoTicketProof, lottoTickets } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** The lotteries with their next draws. */
export const lottoLotteries = defineGet({
  path: '/lotto-api/v1/lotteries',
  request: v.object({}),
  answer: lottoAnswers.lottoLotteries,
  isForAreas: true,
});

/** The draws of a lottery that are closed or drawn. */
export const lottoDraws = defineGet({
  path: '/lotto-api/v1/draws',
  request: v.object({ lottery: v.string(), before: v.optional(v.string()) }),
  answer: lottoAnswers.lottoDraws,
  isForAreas: true,
});

/** The tickets of the player. */
export const lottoTicketsCall = defineGet({
  path: '/lotto-api/v1/tickets',
  request: lottoTickets.request,
  answer: lottoTickets.answer,
  token: 'required',
});

/** That a ticket of the player is under the root of its draw. */
export const lottoTicketProofCall = defineGet({
  path: '/lotto-api/v1/ticket-proof',
  request: lottoTicketProof.request,
  answer: lottoTicketProof.answer,
  token: 'required',
});
