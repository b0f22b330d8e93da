import * as v from 'valibot';
import { defineCommand } from '../define';

/** How a change of accounts ended, with the operator's words in the player's language; empty where it had none. */
const changeAnswer = v.object({ success: v.boolean(), message: v.string() });
export type AccountChange = v.InferOutput<typeof changeAnswer>;

export const accountSetActive = defineCommand({
  name: 'account.setActive',
  version: 1,
  owner: 'account',
  doc: 'Makes another account the one that bets.',
  request: v.object({ id: v.number() }),
  answer: changeAnswer,
  failures: [],
});

export const accountAddCurrency = defineCommand({
  name: 'account.addCurrency',
  version: 1,
  owner: 'account',
  doc: 'Opens an account in another currency.',
  request: v.object({ currencyId: v.number() }),
  answer: changeAnswer,
  failures: [],
});

export const accountRemoveCurrency = defineCommand({
  name: 'account.removeCurrency',
  version: 1,
  owner: 'account',
  doc: 'Removes an account in another currency.',
  request: v.object({ id: v.number() }),
  answer: changeAnswer,
  failures: [],
});
