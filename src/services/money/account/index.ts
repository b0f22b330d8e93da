// The service also loads every 60 s while the page is visible, and once when it becomes visible. It loads up to 5
// times: 2500 ms apart while no account is active, 1000 ms apart while a currency is being added. The config
// decides which of the two addresses has the list.
//
// A change (`account.setActive`, `addCurrency`, `removeCurrency`) answers `{ success, message }` and never
// rejects; `message` is the operator's `data.message`, empty where there is none. After a change that succeeded
// the accounts are loaded again, and loads from before it are dropped. A new currency counts as pending until its
// account arrives or five loads did not bring it. The code that changes accounts is fetched with the first change.
import {
  accountRefresh,
  accountState,
  betsChanged,
  createScheduler,
} from '@grandstand/bus-contracts';
import {
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
  purchasePlaced,
} from '@grandstand/bus-contracts/shell';
import type { AccountState, Clock, ShellHandle } from '@grandstand/bus-contracts';
import type { AccountChange } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defaultIfEmpty,
  defer,
  EMPTY,
  filter,
  first,
  firstValueFrom,
  fromEvent,
  interval,
  map,
  merge,
  of,
  skip,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { refusalOf } from '../../../api/refusal-of';
import { shownPlayer$ } from '../../shared/player/player';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Log, OtherTabs, PageEvents } from '../../ports';
import { NOTHING_ADDED } from './account-rules';
import { INITIAL, reduce } from './account-state';
import type { AccountChanges } from './account-changes';
import type { Change, State } from './account-state';
import { loads, polls } from './account-effects';

export interface AccountPorts {
  readonly bus: ShellHandle<'account'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  /** Fetches the script that changes accounts: most visits change none. */
  readonly loadChanges: () => Promise<AccountChanges>;
  readonly log: Log;
}

const REFRESH_MS = 60_000;
const FAILED: AccountChange = { success: false, message: '' };

/** Keeps the player's accounts current, and changes them; a guest has none. */
export function createAccount(ports: AccountPorts): void {
  const { bus, clock, api, page, otherTabs, loadChanges, log } = ports;
  const scheduler = createScheduler(clock);

  const everyMinute$ = page.visible$.pipe(
    switchMap((isVisible) => (isVisible ? interval(REFRESH_MS, scheduler) : EMPTY)),
  );
  const seen$ = page.visible$.pipe(skip(1), filter(Boolean));
  const { state$, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      shownPlayer$(bus).pipe(map((userId): Change => ({ type: 'player-changed', userId }))),
      // Placed bets too.
      merge(
        bus.messages$(betsChanged),
        bus.messages$(purchasePlaced),
        otherTabs.messages$.pipe(filter(({ kind }) => kind === 'accounts')),
        everyMinute$,
        seen$,
      ).pipe(map((): Change => ({ type: 'refreshed' }))),
    ),
    effects: [loads, polls].map((effect) => effect({ bus, scheduler, api, log })),
    publish: [publishes(accountState, ({ accounts }) => accounts)],
  });

  /** How the load that is under way ends; null where none is. */
  const end$ = ({ load }: State): Observable<State['ended']> =>
    load === null
      ? of(null)
      : state$.pipe(
          map(({ ended }) => ended),
          first((ended) => ended?.load === load),
        );

  /** Changes the present player's accounts, and loads them again. */
  function change$(
    signal: AbortSignal,
    begun: Partial<AccountState>,
    make: (changes: AccountChanges) => Observable<AccountChange>,
    endedBy: (success: boolean) => Partial<AccountState>,
  ): Observable<AccountChange> {
    const outcome$ = defer(loadChanges).pipe(
      switchMap(make),
      catchError((error: unknown) => {
        log('warn', 'The script that changes accounts could not be fetched.', error);
        return of(FAILED);
      }),
      takeUntil(fromEvent(signal, 'abort')),
      defaultIfEmpty(FAILED),
    );
    const ofPlayer$ = (player: string): Observable<AccountChange> =>
      outcome$.pipe(
        switchMap((outcome) => {
          if (!outcome.success) return of(outcome);
          otherTabs.post({ kind: 'accounts' });
          return dispatch({ type: 'change-made', player }).pipe(
            switchMap((state) => (state.player === player ? end$(state) : of(null))),
            map(() => outcome),
          );
        }),
        tap(({ success }) => dispatch({ type: 'change-ended', player, ended: endedBy(success) })),
      );
    return dispatch({ type: 'change-begun', begun }).pipe(
      switchMap(keepCause(bus, ({ player }) => ofPlayer$(player))),
    );
  }

  bus.handle(accountRefresh, () =>
    dispatch({ type: 'refreshed' }).pipe(
      switchMap(end$),
      map((end) => {
        if (end?.error !== undefined) throw refusalOf(end.error);
        return {};
      }),
    ),
  );
  // Awaited as promises: a change that was begun ends, also where its sender waits no longer.
  bus.handle(accountSetActive, ({ id }, { signal }) =>
    firstValueFrom(
      change$(
        signal,
        { isChangeInProgress: true },
        (changes) => changes.setActive(id),
        () => ({ isChangeInProgress: false }),
      ),
    ),
  );
  bus.handle(accountAddCurrency, ({ currencyId }, { signal }) =>
    firstValueFrom(
      change$(
        signal,
        { isAddInProgress: true, selectedAddCurrency: currencyId },
        (changes) => changes.addCurrency(currencyId),
        // A new account may appear late: it is looked for a few times.
        (success) => (success ? {} : NOTHING_ADDED),
      ),
    ),
  );
  bus.handle(accountRemoveCurrency, ({ id }, { signal }) =>
    firstValueFrom(
      change$(
        signal,
        { isDeleteInProgress: true },
        (changes) => changes.removeCurrency(id),
        () => ({ isDeleteInProgress: false }),
      ),
    ),
  );
}
