import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';
import { minor } from './shared/movements';

/** A month as "2026-11", by UTC. */
const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Minor units. The money of the account is `paidIn - paidOut - staked + won + given`. */
const sumsEntries = {
  paidIn: minor,
  /** Withdrawals, from when they were asked for; those that came back are taken off. */
  paidOut: minor,
  /** Stakes, from when they were placed. */
  staked: minor,
  /** All that bets and games have paid, returned stakes too. */
  won: minor,
  /** What the operator gave. */
  given: minor,
};
const sumsSchema = v.object(sumsEntries);
export type StatementSums = v.InferOutput<typeof sumsSchema>;

export const statementsSchema = v.object({
  /** When the player's account was opened. */
  openedAt: v.number(),
  /** The present month. */
  month: monthSchema,
  /** How long the player was active on the site, in the months in which they were, the newest first. */
  time: v.array(v.object({ month: monthSchema, usedMs: v.pipe(v.number(), v.minValue(0)) })),
  /** By currency; bonus money apart. */
  statements: v.array(
    v.object({
      iso: v.string(),
      scale: v.number(),
      isBonusMoney: v.boolean(),
      balance: minor,
      ever: sumsSchema,
      /** Those with a transaction, the newest first. */
      months: v.array(v.object({ month: monthSchema, ...sumsEntries })),
    }),
  ),
});
export type Statements = v.InferOutput<typeof statementsSchema>;

export const statementGet = defineCommand({
  name: 'statement.get',
  version: 1,
  owner: 'payments',
  audience: { areas: ['office'] },
  doc: 'What the player has paid in, taken out, staked and won, and how long they were active: month by month and for ever, as the operator has it.',
  request: v.object({}),
  answer: statementsSchema,
  failures: ['not-signed-in', 'unavailable'],
});
