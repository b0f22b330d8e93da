import * as v from 'valibot';
import { lotterySchema, lottoDrawSchema, lottoProofSchema } from '../../answers/draws/lotto-draw';
import { defineCommand, defineEvent } from '../../kernel/contract';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A ticket of the player in a draw; prizes are minor units of the currency of the lotteries. */
export const ownLottoTicketSchema = v.object({
  id: v.string(),
  placedAt: v.number(),
  numbers: v.array(countSchema),
  /** Null until its draw. */
  hits: v.nullable(countSchema),
  prize: v.nullable(countSchema),
  /** Bought with points: the house paid its stake. */
  isForPoints: v.optional(v.boolean(), false),
  draw: lottoDrawSchema,
});
export type OwnLottoTicket = v.InferOutput<typeof ownLottoTicketSchema>;

export const lottoTickets = defineCommand({
  name: 'lotto.tickets',
  version: 1,
  owner: 'lotto',
  audience: { areas: ['lotto'] },
  doc: 'The tickets that the player has in draws of lotteries, the newest first, in pages. Tickets are bought by `purchase.propose` (`kind` "lotto", `ref` "lotto-IDx3": the id of the first draw, and the number of draws; a line such as "1 7 12 20 33" for each ticket; up to 12 numbers are a system, which plays all their combinations).',
  request: v.object({
    /** The id of the last one that is shown: the page after it. */
    before: v.optional(v.string()),
  }),
  answer: v.object({ tickets: v.array(ownLottoTicketSchema), hasMore: v.boolean() }),
  failures: ['not-signed-in', 'unavailable'],
});

export const lottoTicketProof = defineCommand({
  name: 'lotto.ticketProof',
  version: 1,
  owner: 'lotto',
  audience: { areas: ['lotto'] },
  doc: 'The proof that a ticket of the player is under the root of its draw, once no more tickets of it are sold: for `isTicketIn` of `domain/fair`.',
  request: v.object({ id: v.string() }),
  answer: v.object({
    /** The ticket as it stands under the root. */
    leaf: v.string(),
    proof: v.object({ index: countSchema, count: countSchema, beside: v.array(v.string()) }),
  }),
  failures: ['not-signed-in', 'unavailable'],
});

const drawnSchema = v.object({
  lotteryId: lotterySchema,
  drawId: countSchema,
  /** In the order in which they were drawn, from 1. */
  numbers: v.array(countSchema),
  proof: lottoProofSchema,
});
export type LottoDrawn = v.InferOutput<typeof drawnSchema>;

export const lottoDrawn = defineEvent({
  name: 'lotto.drawn',
  version: 1,
  owner: 'lotto',
  audience: { areas: ['lotto'] },
  doc: 'A draw of a lottery has been made, for guests too: the tickets of it are settled, and what was loaded is to be loaded again. It comes while a page of the area is shown and visible. The last draw of each lottery comes once in the beginning, and those that were made during a break come after it.',
  payload: drawnSchema,
});
