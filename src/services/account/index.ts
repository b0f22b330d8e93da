import {
  accountRefresh,
  accountSetActive,
  accountState,
  betsChanged,
  couponPlaced,
  interval$,
  Refusal,
  sessionState,
} from '@grandstand/bus-contracts';
import type { AccountState, Clock, SessionState, ShellHandle } from '@grandstand/bus-contracts';
import { filter, skip, Subscription } from 'rxjs';
import { AbortedError, HttpError } from '../../api';
import type { ApiClient } from '../../api';
import { userAccounts, userAccountsActive } from '../../api/endpoints/account';
import { createNewest } from '../newest';
import type { Log, PageEvents, Service } from '../ports';
import { refusalOf } from '../../api/refusal-of';
import { accountsOf, NO_ACCOUNTS } from './account-rules';

export interface AccountPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  readonly log: Log;
}

const REFRESH_MS = 60_000;

/** Keeps the player's accounts current; a guest has none. */
export function createAccount({ bus, clock, api, page, log }: AccountPorts): Service {
  const newest = createNewest();
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
    try {
      const lists = await api.call(userAccounts, {}, { signal: bus.signal });
      if (newest.take(number)) show(accountsOf(lists));
    } finally {
      if (newest.isLatest(number) && state.isLoading && !bus.signal.aborted) {
        show({ ...state, isLoading: false });
      }
    }
  }

  function refresh(): void {
    if (!isPlayer()) return;
    load().catch((error: unknown) => {
      if (!(error instanceof AbortedError)) log('warn', 'The accounts could not be loaded.', error);
    });
  }

  const isPlayer = (): boolean => bus.peek(sessionState)?.status === 'player';
  let player = '';

  bus.on(sessionState, ({ userId }: SessionState) => {
    if (userId === player) return;
    player = userId;
    newest.forget();
    show(NO_ACCOUNTS);
    refresh();
  });
  bus.on(betsChanged, refresh);
  bus.on(couponPlaced, refresh);

  bus.handle(accountRefresh, async () => {
    if (!isPlayer()) return {};
    try {
      await load();
      return {};
    } catch (error) {
      throw refusalOf(error);
    }
  });

  bus.handle(accountSetActive, async ({ id }, { signal }) => {
    if (!state.accounts.some((account) => account.id === id)) throw new Refusal('refused');
    try {
      await api.call(userAccountsActive, { id }, { signal });
      await load();
      return {};
    } catch (error) {
      throw isRefused(error)
        ? new Refusal('refused', { text: error.text, cause: error })
        : refusalOf(error);
    }
  });

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
      bus.dispose();
    },
  };
}

function isRefused(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status < 500 && error.status !== 401;
}
