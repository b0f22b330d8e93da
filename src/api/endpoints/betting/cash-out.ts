import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import { cashOutRefusalSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';
import { onlyBet } from './placement';

const offerSchema = v.pipe(
  v.object({
    betId: v.string(),
    scale: v.number(),
    openStake: v.number(),
    amount: v.number(),
    fairValue: v.number(),
  }),
  v.transform(({ betId, scale, openStake, amount, fairValue }) => ({
    betId,
    openStake: toMinor(openStake, scale),
    amount: toMinor(amount, scale),
    fairValue: toMinor(fairValue, scale),
  })),
);

export const cashOutOffersCall = defineGet({
  path: '/web-api/bets/cash-out-offers',
  request: v.pipe(
    v.object({ betIds: v.array(v.string()) }),
    v.transform(({ betIds }) => ({ betIds: betIds.join(',') })),
  ),
  answer: v.object({ offers: v.array(v.union([offerSchema, cashOutRefusalSchema])) }),
  token: 'required',
});

const requestSchema = v.object({
  id: v.string(),
  refId: v.string(),
  /** Digits behind the point of the bet's currency; not sent. */
  scale: v.number(),
  openStake: v.number(),
  stake: v.number(),
  amount: v.number(),
});

/** Cashes out a part of a bet; sent again where no answer arrived, since a `refId` is paid once. */
export const cashOutCall = definePost({
  path: '/web-api/bets/:id/cash-out',
  request: v.pipe(
    requestSchema,
    v.transform(({ id, refId, scale, openStake, stake, amount }) => ({
      id,
      refId,
      openStake: fromMinor(openStake, scale),
      stake: fromMinor(stake, scale),
      amount: fromMinor(amount, scale),
    })),
  ),
  answer: v.pipe(
    v.object({ ...onlyBet.entries, paid: v.number() }),
    v.transform(({ bet, paid }) => ({ bet, paid: toMinor(paid, bet.scale) })),
  ),
  token: 'required',
  retries: 2,
});
