// An agreement that did not reach the operator is sent again after 60 s, when the connection is back, and on the
// next visit; until then it is in storage (`consent.unsent`). The choice is valid all the same.
//
// `cookiesAgreeType` of the settings is the only source of consent (0 not chosen, 1 necessary, 2 functional too, 3
// all, 4 marketing without functional), so it is valid in every tab and on the next visit. Every service that sets
// more than the necessary listens to `consent.state`, and removes what it set when consent ends.
//
// Functional are the window's width, and the sign-in by one tap, for which the browser asks a network. Before a
// choice, and on a site without the question, only the necessary is set.
import {
  configState,
  createScheduler,
  settingsSet,
  settingsState,
} from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { consentChoose, consentState } from '@grandstand/bus-contracts/shell';
import type { ConsentState } from '@grandstand/bus-contracts/shell';
import {
  combineLatest,
  concatMap,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  repeat,
  retry,
  share,
  startWith,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { cookieAgreementCall } from '../../../api/endpoints/page/consent';
import type { KeyValueStore, Log, PageEvents } from '../../ports';
import { runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { agreeTypeOf, consentOf, isConsentAsked, readUnsent } from './consent-rules';
import type { Agreement } from './consent-rules';

/** Storage of the choices that the operator has not received yet. */
const UNSENT_KEY = 'consent.unsent';
/** Beyond this number the oldest are dropped. */
const MAX_UNSENT = 20;
const RETRY_MS = 60_000;

export interface ConsentPorts {
  readonly bus: ShellHandle<'consent'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly page: Pick<PageEvents, 'online$'>;
  readonly serverNow: () => number;
  readonly log: Log;
}

interface State {
  /** Kept in memory too, so that choices are reported without storage. */
  readonly unsent: readonly Agreement[];
}

type Change =
  | { readonly type: 'chosen'; readonly agreement: Agreement }
  | { readonly type: 'reported'; readonly agreement: Agreement };

function reduce({ unsent }: State, change: Change): State {
  if (change.type === 'chosen') return { unsent: [...unsent, change.agreement].slice(-MAX_UNSENT) };
  return { unsent: unsent.filter((agreement) => agreement !== change.agreement) };
}

/** Keeps the visitor's consent to cookies, publishes whether it is needed, and reports each choice to the operator. */
export function createConsent(ports: ConsentPorts): void {
  const { bus, clock, api, storage, page, serverNow, log } = ports;
  const scheduler = createScheduler(clock);

  const consent$ = combineLatest([
    bus.messages$(configState).pipe(startWith(undefined)),
    bus.messages$(settingsState),
  ]).pipe(
    map(([config, settings]): ConsentState => {
      const { functional, marketing } = consentOf(settings);
      return { functional, marketing, isAsked: isConsentAsked(settings, config) };
    }),
    distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
  );
  bus.publishFrom(consentState, consent$);

  /** Stores the choices that are still to be reported. */
  const keeping: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      tap(({ state: { unsent } }) => {
        if (unsent.length === 0) storage.remove(UNSENT_KEY);
        else storage.set(UNSENT_KEY, JSON.stringify(unsent));
      }),
      ignoreElements(),
    );

  /** Reports one choice after the other; retries in a minute, or with the next choice or connection. */
  const reporting: Effect<State, Change> = (steps$, state$) => {
    const oldest$ = state$.pipe(
      take(1),
      map(({ unsent: [oldest] }) => oldest),
      filter((oldest) => oldest !== undefined),
    );
    const reported$: Observable<Change> = oldest$.pipe(
      concatMap((agreement) =>
        call$(api, cookieAgreementCall, agreement).pipe(
          map((): Change => ({ type: 'reported', agreement })),
        ),
      ),
      repeat({ delay: () => oldest$ }),
    );
    const prompts$ = merge(
      steps$.pipe(filter(({ change }) => change.type === 'chosen')),
      page.online$.pipe(filter((isOnline) => isOnline)),
    ).pipe(share());
    const delay = (error: unknown): Observable<unknown> => {
      if (error instanceof AbortedError) return EMPTY;
      log('error', 'The choice of cookies could not be reported to the operator.', error);
      return merge(prompts$, timer(RETRY_MS, scheduler));
    };
    return prompts$.pipe(exhaustMap(() => reported$.pipe(retry({ delay }))));
  };

  const { dispatch } = runService<State, Change, 'consent'>(bus, {
    initial: { unsent: readUnsent(storage.get(UNSENT_KEY)) },
    reduce,
    change$: EMPTY,
    effects: [keeping, reporting],
  });
  bus.handle(consentChoose, async (choice) => {
    const cookiesAgreeType = agreeTypeOf(choice);
    // The choice applies before it is reported, and also if that fails.
    await bus.send(settingsSet, { cookiesAgreeType });
    const agreement = { cookiesAgreeTime: Math.floor(serverNow()), cookiesAgreeType };
    dispatch({ type: 'chosen', agreement });
    return {};
  });
}
