import { NO_ACCOUNTS } from '@grandstand/bus-contracts';
import type { Account, AccountState } from '@grandstand/bus-contracts';

const MAIN_TYPE = 0;
const BONUS_TYPE = 4;
const MAX_POLLS = 5;
const POLL_MS = 2500;
const ADDING_POLL_MS = 1000;
/** The number in the config's `availableRoutes` by which an operator selects the newer load. */
const NEWER_LOAD = 1788;

/** The operator's answer; one account may be in several lists. */
export interface AccountLists {
  readonly balance: readonly Account[];
  readonly bonus: readonly Account[];
  readonly all_accounts: readonly Account[];
  readonly is_available_first_deposit_bonus: boolean;
  readonly is_account_frozen?: boolean | undefined;
}

/** Whether the accounts are loaded by the newer of the two calls. */
export function usesNewerLoad(availableRoutes: readonly number[] = []): boolean {
  return availableRoutes.includes(NEWER_LOAD);
}

/** The state after an answer: each account once, and the awaited currency until it is there. */
export function withLists(state: AccountState, lists: AccountLists): AccountState {
  const byId = new Map<number, Account>();
  for (const account of [...lists.balance, ...lists.bonus, ...lists.all_accounts]) {
    if (!byId.has(account.id)) byId.set(account.id, account);
  }
  const all = [...byId.values()];
  const accounts = all.filter(({ type }) => type !== BONUS_TYPE);
  const isAdded = accounts.some(({ currencyId }) => currencyId === state.selectedAddCurrency);
  return {
    ...state,
    ...(isAdded && NOTHING_ADDED),
    accounts,
    bonuses: all.filter(({ type }) => type === BONUS_TYPE),
    all_accounts: all,
    activeAccount: all.find(({ isActive }) => isActive) ?? null,
    mainAccount: all.find(({ type }) => type === MAIN_TYPE) ?? null,
    isAvailableFirstDepositBonus: lists.is_available_first_deposit_bonus,
    isAccountFrozen: lists.is_account_frozen ?? false,
    isLoading: false,
  };
}

/** No currency is being added, or not any more. */
export const NOTHING_ADDED = {
  selectedAddCurrency: NO_ACCOUNTS.selectedAddCurrency,
  isAddInProgress: false,
};

/** The wait before the accounts are loaded again; null if none is awaited, or it was loaded often enough. */
export function pollDelay(
  { activeAccount, selectedAddCurrency }: AccountState,
  polls: number,
): number | null {
  if (polls >= MAX_POLLS) return null;
  if (selectedAddCurrency !== null) return ADDING_POLL_MS;
  return activeAccount ? null : POLL_MS;
}
