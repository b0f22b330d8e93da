import type { Account, AccountState } from '@grandstand/bus-contracts';

const MAIN_TYPE = 0;

/** What a guest has. */
export const NO_ACCOUNTS: AccountState = {
  accounts: [],
  activeAccount: null,
  mainAccount: null,
  isLoading: false,
};

/** The lists in which the operator answers accounts; one account may stand in several. */
export interface AccountLists {
  readonly balance: readonly Account[];
  readonly bonus: readonly Account[];
  readonly all_accounts: readonly Account[];
}

/** One list of all accounts, the currency accounts first, with the active and the main one named. */
export function accountsOf({ balance, bonus, all_accounts }: AccountLists): AccountState {
  const byId = new Map<number, Account>();
  for (const account of [...balance, ...bonus, ...all_accounts]) {
    if (!byId.has(account.id)) byId.set(account.id, account);
  }
  const accounts = [...byId.values()];
  return {
    accounts,
    activeAccount: accounts.find(({ isActive }) => isActive) ?? null,
    mainAccount: accounts.find(({ type }) => type === MAIN_TYPE) ?? null,
    isLoading: false,
  };
}
