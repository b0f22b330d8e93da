import { betsList, betTotalsSchema, type BetTotals } from '@grandstand/bus-contracts';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';
import { onlyBet, wireBetSchema } from './placement';

/** Totals as the wire has them, their amounts made minor units. */
const wireTotalsSchema = v.pipe(
  betTotalsSchema,
  v.transform((totals): BetTotals => ({
    ...totals,
    staked: toMinor(totals.staked, totals.scale),
    open: toMinor(totals.open, totals.scale),
    returned: toMinor(totals.returned, totals.scale),
  })),
);

export const betsCall = defineGet({
  path: '/web-api/bets',
  request: betsList.request,
  answer: v.object({
    bets: v.array(wireBetSchema),
    hasMore: v.boolean(),
    totals: v.optional(v.array(wireTotalsSchema)),
  }),
  token: 'required',
});

export const betCall = defineGet({
  path: '/web-api/bets/:id',
  request: v.object({ id: v.string() }),
  answer: onlyBet,
  token: 'required',
});
