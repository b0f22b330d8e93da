import {
  accountRefresh,
  accountState,
  betsChanged,
  configState,
  interval$,
  NO_ACCOUNTS,
} from '@grandstand/bus-contracts';
import {
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
} from '@grandstand/bus-contracts/shell';
import type { AccountState, Clock, ShellHandle } from '@grandstand/bus-contracts';
import type { AccountChange } from '@grandstand/bus-contracts/shell';
import { filter, skip, Subscription } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { userAccounts, userAccountsNewer } from '../../api/endpoints/account';
import { createNewest } from '../shared/newest';
import { onShownPlayer } from '../shared/player';
import type { Log, PageEvents, Service } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { NOTHING_ADDED, pollDelay, usesNewerLoad, withLists } from './account-rules';
import type { AccountChanges } from './account-changes';

export interface AccountPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  /** Fetches what changes accounts: most visits change none. */
  readonly loadChanges: () => Promise<AccountChanges>;
  readonly log: Log;
}

const REFRESH_MS = 60_000;

/** Keeps the player's accounts current, and changes them; a guest has none. */
export function createAccount(ports: AccountPorts): Service {
  const { bus, clock, api, page, loadChanges, log } = ports;
  const newest = createNewest();
  let player = '';
  let state = NO_ACCOUNTS;
  const show = (next: AccountState): void => {
    state = next;
    bus.publish(accountState, next);
  };
  show(state);

  /** Loads the accounts; rejects when they could not be loaded, and keeps what was known. */
  async function load(): Promise<void> {
    const number = newest.begin();
    show({ ...state, isLoading: true });
    const endpoint = usesNewerLoad(bus.peek(configState)?.availableRoutes)
      ? userAccountsNewer
      : userAccounts;
    try {
      const lists = await api.call(endpoint, {}, { signal: bus.signal });
      if (newest.take(number)) show(withLists(state, lists));
    } finally {
      if (newest.isLatest(number) && !bus.signal.aborted) {
        if (state.isLoading) show({ ...state, isLoading: false });
        poll();
      }
    }
  }

  async function loadIfItCan(): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof AbortedError)) log('warn', 'The accounts could not be loaded.', error);
    }
  }

  function refresh(): void {
    if (player !== '') void loadIfItCan();
  }

  let polls = 0;
  let stopPolling = (): void => {};
  /** Asks again while an account is awaited, and gives it up after a few times. */
  function poll(): void {
    stopPolling();
    const delay = pollDelay(state, polls);
    if (delay !== null) {
      stopPolling = clock.after(delay, () => {
        polls += 1;
        refresh();
      });
    } else if (state.selectedAddCurrency !== null) show({ ...state, ...NOTHING_ADDED });
  }

  /** Changes the accounts of who is here now, and loads them anew; what comes for who has gone changes nothing. */
  async function change(
    begun: Partial<AccountState>,
    make: (changes: AccountChanges) => Promise<AccountChange>,
    endedBy: (success: boolean) => Partial<AccountState>,
  ): Promise<AccountChange> {
    const asker = player;
    show({ ...state, ...begun });
    const outcome = await loadChanges()
      .then(make)
      .catch((error: unknown): AccountChange => {
        log('warn', 'What changes accounts could not be fetched.', error);
        return { success: false, message: '' };
      });
    if (outcome.success && asker === player) {
      // What is under way does not know of the change.
      newest.forget();
      polls = 0;
      await loadIfItCan();
    }
    if (asker === player) show({ ...state, ...endedBy(outcome.success) });
    return outcome;
  }

  onShownPlayer(bus, (userId) => {
    player = userId;
    newest.forget();
    stopPolling();
    polls = 0;
    show(NO_ACCOUNTS);
    refresh();
  });
  // Placed ones too.
  bus.on(betsChanged, refresh);

  bus.handle(accountRefresh, async () => {
    if (player === '') return {};
    try {
      await load();
      return {};
    } catch (error) {
      throw refusalOf(error);
    }
  });
  bus.handle(accountSetActive, ({ id }, { signal }) =>
    change(
      { isChangeInProgress: true },
      (changes) => changes.setActive(id, signal),
      () => ({ isChangeInProgress: false }),
    ),
  );
  bus.handle(accountAddCurrency, ({ currencyId }, { signal }) =>
    change(
      { isAddInProgress: true, selectedAddCurrency: currencyId },
      (changes) => changes.addCurrency(currencyId, signal),
      // What is added is awaited, a few times at most.
      (success) => (success ? {} : NOTHING_ADDED),
    ),
  );
  bus.handle(accountRemoveCurrency, ({ id }, { signal }) =>
    change(
      { isDeleteInProgress: true },
      (changes) => changes.removeCurrency(id, signal),
      () => ({ isDeleteInProgress: false }),
    ),
  );

  let timer = Subscription.EMPTY;
  const refreshing = page.visible$.subscribe((isVisible) => {
    timer.unsubscribe();
    if (isVisible) timer = interval$(clock, REFRESH_MS).subscribe(refresh);
  });
  refreshing.add(page.visible$.pipe(skip(1), filter(Boolean)).subscribe(refresh));
  refreshing.add(() => timer.unsubscribe());

  return {
    stop() {
      refreshing.unsubscribe();
      stopPolling();
      bus.dispose();
    },
  };
}
