import { lottoTicketProof, lottoTickets } from '@grandstand/bus-contracts/player';
import { defineGet } from '../../endpoint';

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
