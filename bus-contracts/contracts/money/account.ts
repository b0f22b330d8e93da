import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

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
    /** The main account and those in other currencies. */
    accounts: v.array(accountSchema),
    bonuses: v.array(accountSchema),
    /** All of both. */
    all_accounts: v.array(accountSchema),
    activeAccount: v.nullable(accountSchema),
    mainAccount: v.nullable(accountSchema),
    isAvailableFirstDepositBonus: v.boolean(),
    /** The operator has stopped all changes of accounts. */
    isAccountFrozen: v.boolean(),
    /** The currency of an account that is being opened. */
    selectedAddCurrency: v.nullable(v.number()),
    isAddInProgress: v.boolean(),
    isDeleteInProgress: v.boolean(),
    isChangeInProgress: v.boolean(),
    isLoading: v.boolean(),
  }),
});
export type AccountState = v.InferOutput<typeof accountState.value>;

/** The state of a guest. */
export const NO_ACCOUNTS: AccountState = {
  accounts: [],
  bonuses: [],
  all_accounts: [],
  activeAccount: null,
  mainAccount: null,
  isAvailableFirstDepositBonus: false,
  isAccountFrozen: false,
  selectedAddCurrency: null,
  isAddInProgress: false,
  isDeleteInProgress: false,
  isChangeInProgress: false,
  isLoading: false,
};

export const accountRefresh = defineCommand({
  name: 'account.refresh',
  version: 1,
  owner: 'account',
  doc: 'Loads the accounts anew; answers when the state is current.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});
