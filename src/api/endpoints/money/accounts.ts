import { accountSchema } from '@grandstand/bus-contracts';
import type { Account } from '@grandstand/bus-contracts';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet } from '../../endpoint';

/** An account as the wire has it, its money made minor units of its currency. */
const wireAccountSchema = v.pipe(
  v.object({ ...accountSchema.entries, money: v.number() }),
  v.transform((account): Account => ({ ...account, money: toMinor(account.money, account.scale) })),
);

const userAccountsSchema = v.object({
  balance: v.array(wireAccountSchema),
  bonus: v.array(wireAccountSchema),
  all_accounts: v.array(wireAccountSchema),
  is_available_first_deposit_bonus: v.boolean(),
  is_account_frozen: v.optional(v.boolean()),
});

export const userAccounts = defineGet({
  path: '/web-api/user/accounts',
  request: v.object({}),
  answer: userAccountsSchema,
  token: 'required',
});

/** Replaces `userAccounts` where the config's routes have 1788. */
export const userAccountsNewer = defineGet({
  ...userAccounts,
  path: '/web-api/api-v3/v2/user/accounts',
});
