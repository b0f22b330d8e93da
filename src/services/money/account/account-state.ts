import { NO_ACCOUNTS } from '@grandstand/bus-contracts';
import type { AccountState } from '@grandstand/bus-contracts';
import { NOTHING_ADDED, pollDelay, withLists } from './account-rules';
import type { AccountLists } from './account-rules';

export interface State {
  /** Empty for a guest. */
  readonly player: string;
  readonly accounts: AccountState;
  /** The number of loads begun so far; it numbers the next one. */
  readonly loads: number;
  /** The newest load while it is under way. */
  readonly load: number | null;
  /** The newest load whose answer was applied: answers of this load and of older ones are ignored. */
  readonly appliedLoad: number;
  /** The load that ended last, and why where it failed. */
  readonly ended: { readonly load: number; readonly error?: unknown } | null;
  /** How often an awaited account was loaded. */
  readonly polls: number;
  /** The wait before the next load of it; a new object restarts the wait. */
  readonly poll: { readonly delayMs: number } | null;
}

export type Change =
  | { readonly type: 'player-changed'; readonly userId: string }
  /** A timer, a bet or a command reloads the accounts. */
  | { readonly type: 'refreshed' }
  | { readonly type: 'poll-due' }
  | { readonly type: 'loaded'; readonly load: number; readonly lists: AccountLists }
  | { readonly type: 'load-failed'; readonly load: number; readonly error: unknown }
  /** The player changes their accounts; a change belongs to the player who requested it. */
  | { readonly type: 'change-begun'; readonly begun: Partial<AccountState> }
  | { readonly type: 'change-made'; readonly player: string }
  | {
      readonly type: 'change-ended';
      readonly player: string;
      readonly ended: Partial<AccountState>;
    };

export const INITIAL: State = {
  player: '',
  accounts: NO_ACCOUNTS,
  loads: 0,
  load: null,
  appliedLoad: 0,
  ended: null,
  polls: 0,
  poll: null,
};

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'player-changed': {
      const { userId: player } = change;
      if (player === state.player) return state;
      const next = withoutLoads({
        ...state,
        player,
        accounts: NO_ACCOUNTS,
        polls: 0,
        poll: null,
      });
      return player === '' ? next : withLoad(next);
    }
    case 'refreshed':
      return state.player === '' ? state : withLoad(state);
    case 'poll-due': {
      const next = { ...state, polls: state.polls + 1, poll: null };
      return state.player === '' ? next : withLoad(next);
    }
    case 'loaded': {
      const { load, lists } = change;
      const isNewer = load > state.appliedLoad;
      const next = isNewer
        ? { ...state, appliedLoad: load, accounts: withLists(state.accounts, lists) }
        : state;
      return withEnded({ ...next, ended: { load } });
    }
    case 'load-failed': {
      const { load, error } = change;
      return withEnded({ ...state, ended: { load, error } });
    }
    case 'change-begun':
      return { ...state, accounts: { ...state.accounts, ...change.begun } };
    case 'change-made': {
      if (change.player !== state.player) return state;
      // A load that is under way may not include the change.
      return withLoad({ ...withoutLoads(state), polls: 0 });
    }
    case 'change-ended': {
      if (change.player !== state.player) return state;
      return { ...state, accounts: { ...state.accounts, ...change.ended } };
    }
  }
}

function withLoad(state: State): State {
  const load = state.loads + 1;
  return { ...state, loads: load, load, accounts: { ...state.accounts, isLoading: true } };
}

/** Makes every load that has begun so far outdated. */
function withoutLoads(state: State): State {
  return { ...state, load: null, appliedLoad: state.loads };
}

/** After the newest load an awaited account is loaded again, or given up after a few times. */
function withEnded(state: State): State {
  if (state.ended?.load !== state.load) return state;
  const accounts = { ...state.accounts, isLoading: false };
  const delayMs = pollDelay(accounts, state.polls);
  if (delayMs !== null) {
    // An active account is still awaited.
    const isLoading = accounts.activeAccount === null;
    return { ...state, load: null, accounts: { ...accounts, isLoading }, poll: { delayMs } };
  }
  const isGivenUp = accounts.selectedAddCurrency !== null;
  return {
    ...state,
    load: null,
    accounts: isGivenUp ? { ...accounts, ...NOTHING_ADDED } : accounts,
    poll: null,
  };
}
