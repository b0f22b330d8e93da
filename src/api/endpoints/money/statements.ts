import { toMinor } from '@grandstand/bus-contracts/domain';
import { statementsSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';
import { decimal } from './movements';

/** The operator sends sums as decimals. */
const sumsEntries = {
  paidIn: decimal,
  paidOut: decimal,
  staked: decimal,
  won: decimal,
  given: decimal,
};
const sums = v.object(sumsEntries);

const inMinorUnits = (
  { paidIn, paidOut, staked, won, given }: v.InferOutput<typeof sums>,
  scale: number,
) => ({
  paidIn: toMinor(paidIn, scale),
  paidOut: toMinor(paidOut, scale),
  staked: toMinor(staked, scale),
  won: toMinor(won, scale),
  given: toMinor(given, scale),
});

const statement = v.pipe(
  v.object({
    iso: v.string(),
    scale: v.number(),
    isBonusMoney: v.boolean(),
    balance: decimal,
    ever: sums,
    months: v.array(v.object({ month: v.string(), ...sumsEntries })),
  }),
  v.transform(({ balance, ever, months, ...about }) => ({
    ...about,
    balance: toMinor(balance, about.scale),
    ever: inMinorUnits(ever, about.scale),
    months: months.map(({ month, ...sent }) => ({ month, ...inMinorUnits(sent, about.scale) })),
  })),
);

export const statementsCall = defineGet({
  path: '/web-api/statements',
  request: v.object({}),
  answer: v.pipe(
    v.object({
      openedAt: v.number(),
      month: v.string(),
      time: v.array(v.object({ month: v.string(), usedMs: v.number() })),
      statements: v.array(statement),
    }),
    statementsSchema,
  ),
  token: 'required',
});
