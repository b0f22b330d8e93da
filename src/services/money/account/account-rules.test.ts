import { NO_ACCOUNTS } from '@grandstand/bus-contracts';
import { describe, expect, it } from 'vitest';
import type { Account, AccountState } from '@grandstand/bus-contracts';
import { NOTHING_ADDED, pollDelay, usesNewerLoad, withLists } from './account-rules';

function account(id: number, more: Partial<Account> = {}): Account {
  return {
    id,
    iso: 'EUR',
    symbol: '€',
    currencyId: 1,
    money: 0,
    scale: 2,
    type: 9,
    label: '',
    points: 0,
    isActive: false,
    isPointsTypeBalance: false,
    ...more,
  };
}

const main = account(1, { type: 0, isActive: true });
const dollars = account(2, { currencyId: 2 });
const bonus = account(3, { type: 4 });
const lists = {
  balance: [main],
  bonus: [bonus],
  all_accounts: [{ ...main, money: 9 }, dollars],
  is_available_first_deposit_bonus: true,
};

describe('the accounts', () => {
  it('ACC-01 are listed once each, the bonus accounts apart', () => {
    expect(withLists({ ...NO_ACCOUNTS, isLoading: true }, lists)).toEqual({
      ...NO_ACCOUNTS,
      accounts: [main, dollars],
      bonuses: [bonus],
      all_accounts: [main, bonus, dollars],
      activeAccount: main,
      mainAccount: main,
      isAvailableFirstDepositBonus: true,
      isAccountFrozen: false,
      isLoading: false,
    });
  });

  it('ACC-01 may have no active or main one, and may be frozen', () => {
    const none = { ...lists, balance: [], all_accounts: [dollars], is_account_frozen: true };
    expect(withLists(NO_ACCOUNTS, none)).toMatchObject({
      activeAccount: null,
      mainAccount: null,
      isAccountFrozen: true,
    });
  });

  it('include a pending currency until its account exists', () => {
    const adding: AccountState = { ...NO_ACCOUNTS, selectedAddCurrency: 2, isAddInProgress: true };
    expect(withLists(adding, lists)).toMatchObject({
      selectedAddCurrency: null,
      isAddInProgress: false,
    });
    expect(withLists({ ...adding, selectedAddCurrency: 7 }, lists)).toMatchObject({
      selectedAddCurrency: 7,
      isAddInProgress: true,
    });
    // A bonus account of it is not the requested account.
    const bonusAlone = { ...lists, bonus: [{ ...bonus, currencyId: 7 }] };
    expect(withLists({ ...adding, selectedAddCurrency: 7 }, bonusAlone)).toMatchObject({
      isAddInProgress: true,
    });
    expect(NOTHING_ADDED).toEqual({ selectedAddCurrency: null, isAddInProgress: false });
  });

  it('are requested again, five times: each second while one is added, else each 2.5 s until one is active', () => {
    const adding = { ...NO_ACCOUNTS, selectedAddCurrency: 2, activeAccount: main };
    expect([0, 4, 5, 6].map((polls) => pollDelay(adding, polls))).toEqual([1000, 1000, null, null]);
    expect([0, 4, 5].map((polls) => pollDelay(NO_ACCOUNTS, polls))).toEqual([2500, 2500, null]);
    expect(pollDelay({ ...NO_ACCOUNTS, activeAccount: main }, 0)).toBeNull();
  });

  it('ACC-01 are loaded by the newer call if the config has route 1788', () => {
    expect([usesNewerLoad([1, 1788]), usesNewerLoad([1]), usesNewerLoad()]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
