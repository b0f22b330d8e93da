import * as v from 'valibot';
import { defineCommand, defineState } from '../kernel/contract';

export const accountSchema = v.object({
  id: v.number(),
  /** ISO 4217 code and the sign it is shown with. */
  iso: v.string(),
  symbol: v.string(),
  currencyId: v.number(),
  /** Minor units. */
  money: v.pipe(v.number(), v.safeInteger()),
  /** Digits behind the point of this currency: 2 for EUR. */
  scale: v.number(),
  /** 0 main, 4 bonus, 9 currency. */
  type: v.picklist([0, 4, 9]),
  label: v.string(),
  points: v.number(),
  isActive: v.boolean(),
  isPointsTypeBalance: v.boolean(),
});
export type Account = v.InferOutput<typeof accountSchema>;

export const accountState = defineState({
  name: 'account.state',
  version: 1,
  owner: 'account',
  doc: "The player's accounts, the active and the main one; empty for a guest.",
  value: v.object({
    accounts: v.array(accountSchema),
    activeAccount: v.nullable(accountSchema),
    mainAccount: v.nullable(accountSchema),
    isLoading: v.boolean(),
  }),
});
export type AccountState = v.InferOutput<typeof accountState.value>;

export const accountRefresh = defineCommand({
  name: 'account.refresh',
  version: 1,
  owner: 'account',
  doc: 'Loads the accounts anew; answers when the state is current.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});

export const accountSetActive = defineCommand({
  name: 'account.setActive',
  version: 1,
  owner: 'account',
  audience: 'shell',
  doc: 'Makes another account the one that bets.',
  request: v.object({ id: v.number() }),
  answer: v.object({}),
  failures: ['refused', 'unavailable'],
});
