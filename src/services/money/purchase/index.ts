// The service sees the presses in areas (`area-presses.ts`), and opens no second sheet for an area without a press
// since the last. An area whose sheets end three times in a row without a purchase gets none for 10 s, then for
// twice as long each time, 5 min at most (`dialog-throttle.ts`); a purchase, or 10 min, end the row. The dialogs that
// areas request (passkeys, password, two-step sign-in, withdrawals, a copy of the data, the closing of the
// account) follow the same rule, each service for itself (`area-sheets.ts`).
//
// It takes no press in the first 500 ms of a sheet. It stores an order until its outcome is known. The outcome of
// a lost answer, or of an earlier page, is requested after 1, 2, 4, 8, then every 15 s. An order counts as not
// bought 30 s after the send, once the operator answers that it has no such purchase. Where no sheet is open for
// it, a notice reports the outcome.
import { createScheduler, navigationState, Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, Clock, ShellHandle } from '@grandstand/bus-contracts';
import { purchaseList, purchasePropose } from '@grandstand/bus-contracts/player';
import {
  purchaseAccount,
  purchaseClose,
  purchasePlace,
  purchaseState,
  realityCheckState,
  sessionLimitState,
} from '@grandstand/bus-contracts/shell';
import {
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  from,
  map,
  merge,
  mergeMap,
  skip,
  switchMap,
  take,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { purchasesCall } from '../../../api/endpoints/money/purchases';
import type { KeyValueStore, Log } from '../../ports';
import type { Words } from '../../ports/words';
import { player$ } from '../../shared/player/player';
import { areaOf } from '../../shared/dialogs/area-of';
import { relay } from '../../shared/player/relay';
import { createPressCheck } from '../../shared/press-check';
import { publishes, runService } from '../../shared/run-service';
import { check$ } from './checks';
import { createIntents } from './intents';
import { INITIAL, isUndecided, outcomeOf, reduce, sheetOf } from './purchase-state';
import type { Change, Outcome } from './purchase-state';
import { ends, quotes, sends, waits } from './purchase-effects';
import { isAgeUnanswered } from '../../shared/of-age';

export interface PurchasePorts {
  readonly bus: ShellHandle<'purchase'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly words: Words;
  readonly log: Log;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

/** Confirms what areas propose to buy: the player's press buys it, once by its refId. */
export function createPurchase(ports: PurchasePorts): void {
  const { bus, clock, api, storage, words, log, areaPress$ } = ports;
  const scheduler = createScheduler(clock);
  const intents = createIntents(storage);
  const presses = createPressCheck(bus);
  const effectPorts = { bus, clock, api, scheduler, intents, words, log };

  /** Asks for the outcome of what an earlier page has sent; another player's is forgotten. */
  const resumed$ = player$(bus).pipe(
    switchMap((userId) =>
      from(intents.ofPlayer(userId)).pipe(
        mergeMap((intent) => check$(effectPorts, intent, { checks: 0, waitedMs: 0 })),
      ),
    ),
  );

  const closed = (): Change => ({ type: 'closed', at: clock.now() });
  const left$ = bus.messages$(navigationState).pipe(
    map(({ path }) => path),
    distinctUntilChanged(),
    skip(1),
  );
  const { state, state$, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      player$(bus).pipe(
        map((userId): Change => ({ type: 'player-changed', userId, at: clock.now() })),
      ),
      left$.pipe(map(closed)),
      areaPress$.pipe(map((area): Change => ({ type: 'area-pressed', area, at: clock.now() }))),
      resumed$,
    ),
    effects: [quotes, waits, sends, ends].map((effect) => effect(effectPorts)),
    publish: [publishes(purchaseState, sheetOf, isSameSheet)],
  });

  /** A question to the player is open, or their session time is over. */
  const isHalted = (): boolean =>
    isAgeUnanswered(bus) ||
    bus.peek(sessionLimitState)?.hasEnded === true ||
    Boolean(bus.peek(realityCheckState)?.asked);

  bus.handle(purchasePropose, (proposal, { envelope }) =>
    defer(() => {
      if (state().player === '') throw new Refusal('not-signed-in');
      if (state().open !== null || isHalted()) throw new Refusal('busy');
      return dispatch({ type: 'proposed', proposal, area: areaOf(envelope.sender) });
    }).pipe(
      switchMap(() => state$),
      map((next) => outcomeOf(next, proposal)),
      filter((outcome) => outcome !== null),
      take(1),
      map(answerOf),
      finalize(() => dispatch({ type: 'given-up', proposal, at: clock.now() })),
    ),
  );

  bus.handle(purchasePlace, ({ quote }, { envelope }) => {
    if (!presses.useBuy(envelope)) throw new Refusal('not-pressed');
    const { open } = state();
    const isShown = open?.step === 'asking' && open.quote?.quote === quote;
    if (!isShown || isHalted()) throw new Refusal('not-ready');
    return dispatch({ type: 'pressed' }).pipe(map(() => ({})));
  });

  bus.handle(purchaseAccount, ({ accountId }) => {
    const { open } = state();
    if (!open || !isUndecided(open)) throw new Refusal('not-ready');
    return dispatch({ type: 'account-chosen', accountId }).pipe(
      switchMap(() => state$),
      filter((next) => next.open?.step !== 'quoting'),
      take(1),
      map(() => ({})),
    );
  });

  relay({ bus, api }, purchaseList, purchasesCall);

  bus.handle(purchaseClose, () => dispatch(closed()).pipe(map(() => ({}))));
}

function answerOf(outcome: Outcome): AnswerOf<typeof purchasePropose> {
  if (outcome.state !== 'failed') return outcome;
  const { code, text, details } = outcome;
  throw new Refusal(code, { text, details });
}

function isSameSheet(one: ReturnType<typeof sheetOf>, other: ReturnType<typeof sheetOf>): boolean {
  return one?.quote === other?.quote && one?.step === other?.step;
}
