import { accountSchema } from '@grandstand/bus-contracts';
import type { Account } from '@grandstand/bus-contracts';
import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet, definePost } from '../endpoint';

/** An account as the wire has it, its money made minor units of its currency. */
const wireAccountSchema = v.pipe(
  v.object({ ...accountSchema.entries, money: v.number() }),
  v.transform((account): Account => ({ ...account, money: toMinor(account.money, account.scale) })),
);

export const userAccounts = defineGet({
  path: '/web-api/user/accounts',
  request: v.object({}),
  answer: v.object({
    balance: v.array(wireAccountSchema),
    bonus: v.array(wireAccountSchema),
    all_accounts: v.array(wireAccountSchema),
    is_available_first_deposit_bonus: v.boolean(),
  }),
  token: 'required',
});
export type UserAccounts = v.InferOutput<typeof userAccounts.answer>;

export const userAccountsActive = definePost({
  path: '/web-api/user/accounts/active',
  request: v.object({ id: v.number() }),
  answer: v.object({}),
  token: 'required',
});
