import { noticesShow } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { purchasePlaced } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  mergeMap,
  of,
  skip,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import { call$ } from '../../../api/calls/call';
import { purchaseCall, purchaseQuoteCall } from '../../../api/endpoints/money/purchases';
import type { Words } from '../../ports/words';
import { player$ } from '../../shared/player/player';
import { keepCause } from '../../shared/run-service';
import type { Effect, Step } from '../../shared/run-service';
import { check$ } from './checks';
import type { Intent, Intents } from './intents';
import type { Change, Proposal, State } from './purchase-state';
import { refusalOfOrder, refusalOfQuote } from './verdict';
import type { CheckPorts } from './checks';

export interface EffectPorts extends CheckPorts {
  readonly bus: ShellHandle<'purchase'>;
  readonly clock: Clock;
  readonly intents: Intents;
  readonly words: Words;
}

type PurchaseEffect = (ports: EffectPorts) => Effect<State, Change>;

/** A sheet that has just opened takes no press: the pointer may be on its way to something else. */
const SHOWN_MS = 500;

/** Loads the operator's terms, again for each account that the player chooses. */
export const quotes: PurchaseEffect = (ports) => (_steps$, state$) =>
  state$.pipe(
    map(({ open }) => (open?.step === 'quoting' ? open.chosen : null)),
    distinctUntilChanged(),
    switchMap(keepCause(ports.bus, (proposal) => (proposal ? quote$(proposal, ports) : EMPTY))),
  );

function quote$(
  { amount: _amount, ...wish }: Proposal,
  { api, clock, log }: EffectPorts,
): Observable<Change> {
  return call$(api, purchaseQuoteCall, wish).pipe(
    map((answer): Change =>
      'quote' in answer
        ? { type: 'quoted', quote: answer, at: clock.now() }
        : { type: 'known', id: answer.purchase.id },
    ),
    catchError((error: unknown) => {
      const refusal = refusalOfQuote(error);
      if (refusal.code === 'unavailable') log('warn', 'A purchase could not be quoted.', error);
      return of<Change>({ type: 'not-quoted', refusal });
    }),
  );
}

/** A sheet takes presses once it was in view for a while. */
export const waits: PurchaseEffect =
  ({ scheduler }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ open }) => (open?.step === 'waiting' ? open.quote : null)),
      distinctUntilChanged(),
      switchMap((quote) => (quote ? timer(SHOWN_MS, scheduler) : EMPTY)),
      map((): Change => ({ type: 'shown-long-enough' })),
    );

/** Sends what was pressed, also where the sheet is closed meanwhile. */
export const sends: PurchaseEffect = (ports) => (steps$) =>
  steps$.pipe(
    filter(({ change, before }) => change.type === 'pressed' && before.open?.step === 'asking'),
    mergeMap(
      keepCause(ports.bus, ({ state }) => {
        const intent = intentOf(state);
        return intent ? send$(intent, ports) : EMPTY;
      }),
    ),
  );

function send$(intent: Intent, ports: EffectPorts): Observable<Change> {
  const { bus, api, intents, log } = ports;
  return defer(() => {
    intents.put(intent);
    return call$(api, purchaseCall, intent.order);
  }).pipe(
    map(({ id }): Change => ({ type: 'bought', intent, id })),
    catchError((error: unknown) => {
      const refusal = refusalOfOrder(error);
      if (refusal) return of<Change>({ type: 'refused', intent, refusal });
      log('warn', 'The answer to a purchase was lost; its outcome is asked for.', error);
      const outcome$ = check$(ports, intent, { checks: 1, waitedMs: 0 });
      return concat(of<Change>({ type: 'lost', intent }), outcome$);
    }),
    // Another player is here.
    takeUntil(player$(bus).pipe(skip(1))),
  );
}

/** Forgets the intent once its outcome is known, and reports it where no sheet does. */
export const ends: PurchaseEffect = (ports) => (steps$) =>
  steps$.pipe(
    mergeMap(keepCause(ports.bus, (step) => from(end(step, ports)))),
    switchMap(() => EMPTY),
  );

async function end(
  { change, state }: Step<State, Change>,
  { bus, intents, words }: EffectPorts,
): Promise<void> {
  if (change.type !== 'bought' && change.type !== 'refused') return;
  const { refId } = change.intent.order;
  const isHere = intents.remove(refId);
  if (change.type === 'bought') bus.publish(purchasePlaced, { id: change.id });
  if (!isHere || state.open?.proposal.refId === refId) return;
  const isBought = change.type === 'bought';
  const text = await words(isBought ? 'purchase.notice.bought' : 'purchase.notice.refused', {
    title: change.intent.title,
  });
  await bus.send(noticesShow, {
    kind: isBought ? 'success' : 'error',
    text,
    priority: 'outcome',
  });
}

/** What the press sends: the terms that the sheet shows. */
function intentOf({ player, open }: State): Intent | null {
  if (!open?.quote) return null;
  const { refId, kind, ref, lines } = open.proposal;
  const { accountId, quote, title } = open.quote;
  return { userId: player, title, order: { refId, kind, ref, lines, accountId, quote } };
}
