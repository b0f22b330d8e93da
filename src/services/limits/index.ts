import { configState, feedReset, sessionSignOut } from '@grandstand/bus-contracts';
import { limitsLoad, limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { LimitsState, PendingLimit } from '@grandstand/bus-contracts/player';
import { feedPlayer, limitsChanged } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../api';
import { refusalOf } from '../../api/refusal-of';
import { longestSince, momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';
import { onPlayer } from '../shared/player';
import type { KeyValueStore, Log, OtherTabs, Service, SteadyClock } from '../ports';
import { createServerNow } from '../time/server-now';
import { handleChanges } from './limit-changes';
import type { Said } from './limit-changes';
import type { LimitFact } from './limit-facts';
import { createLimitLoads } from './limit-loads';
import { untilNextHour, untilNextTurn } from './limit-moments';
import { createLimitNotices } from './limit-notices';
import type { FactWords } from './limit-notices';
import type { OutcomeText } from './limit-outcome';
import { heldAmounts, isExcluded, limitsStateOf, NO_LIMITS, UNKNOWN } from './limits-state';

export interface LimitsPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** The page is seen, focused or runs again: time may have gone by unnoticed. */
  readonly returns$: Observable<void>;
  readonly words: {
    readonly outcome: (text: OutcomeText) => Promise<string>;
    /** What is said of a change that does not hold yet; undefined where the operator lists no such change. */
    readonly waiting: (pending: PendingLimit | undefined) => Promise<string>;
    readonly fact: (fact: LimitFact, state: LimitsState) => Promise<FactWords>;
  };
  readonly log: Log;
}

/** Who comes back to the page after longer than this is shown what is so now. */
const FRESH_MS = 30_000;

/** Keeps the player's limits as the operator said them last, and asks it for others. */
export function createLimits(ports: LimitsPorts): Service {
  const { bus, clock, api, storage, otherTabs, returns$, words, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const notices = createLimitNotices({ bus, storage, wordsOf: words.fact, log });
  let player = '';
  let status: LimitsState['status'] = 'none';
  let known = UNKNOWN;
  let state = NO_LIMITS;
  let cancelLook = (): void => {};
  /** When the operator was heard last. */
  let heard: Moment | undefined;
  /** When the next of what it said begins or ends, by its clock. */
  let turnAt = Infinity;

  const loads = createLimitLoads({
    api,
    clock,
    signal: bus.signal,
    isWanted: () => player !== '',
    isReady: () => status === 'ready',
    onBegun: () => {
      if (heard === undefined) say('loading');
    },
    onLoaded: ({ limits, available, reasons = known.reasons }) => {
      known = { ...known, available, reasons };
      status = 'ready';
      take(limits);
    },
    onRefreshed: take,
    onFailed: () => say('failed'),
    log,
  });

  function say(next: LimitsState['status']): void {
    status = next;
    show();
  }

  function show(): void {
    const config = bus.peek(configState)?.limits;
    const next =
      player === '' ? NO_LIMITS : limitsStateOf({ status, known, config, now: serverNow() });
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      bus.publish(limitsState, state);
    }
    if (player !== '') notices.tell(state);
    lookLater();
  }

  /** Looks at the clocks again when what is said changes by itself. */
  function lookLater(): void {
    cancelLook();
    const now = serverNow();
    const turn = untilNextTurn(known.entries, now);
    turnAt = now + turn;
    const wait = Math.min(turn, untilNextHour(state.pending, now));
    if (player !== '' && wait < Infinity) cancelLook = clock.after(wait, look);
  }

  function look(): void {
    const isTurned = serverNow() >= turnAt;
    show();
    if (isTurned) loads.reload();
  }

  /** Takes the operator's word for what holds. */
  function take({ limits, iso, scale }: Said): void {
    const wasKnown = heard !== undefined;
    const before = known.entries;
    known = { ...known, entries: limits, iso, scale };
    heard = momentOf(clock);
    show();
    if (!wasKnown) return;
    if (heldAmounts(limits) !== heldAmounts(before)) bus.publish(limitsChanged, {});
    // It began while the player was here. Whom the operator lets in though it holds, is only told.
    if (!isExcluded(before) && isExcluded(limits)) signOut();
  }

  function signOut(): void {
    bus
      .send(sessionSignOut, {})
      .catch((error: unknown) => log('warn', 'The sign-out of who is excluded failed.', error));
  }

  bus.publish(limitsState, state);
  bus.handle(limitsLoad, async () => {
    if (player === '') return {};
    try {
      await loads.load();
      return {};
    } catch (error) {
      throw refusalOf(error);
    }
  });
  handleChanges({
    bus,
    api,
    otherTabs,
    state: () => state,
    player: () => player,
    take: (said) => {
      loads.outdate();
      take(said);
    },
    reload: loads.reload,
    signOut,
    words,
    log,
  });
  bus.on(configState, show);
  onPlayer(bus, (userId) => {
    player = userId;
    loads.forget();
    known = UNKNOWN;
    heard = undefined;
    say('none');
    loads.reload();
  });
  // A bet changes what is left, and another device may change the rest; a ban is no limit.
  bus.on(feedPlayer, ({ ban }) => {
    if (!ban) loads.refreshSoon();
  });
  // Whatever was said in the break is lost.
  bus.on(feedReset, loads.refreshSoon);
  const subscriptions = new Subscription();
  subscriptions.add(
    otherTabs.heard$.subscribe(({ kind }) => {
      if (kind === 'limits') loads.refreshSoon();
    }),
  );
  subscriptions.add(
    returns$.subscribe(() => {
      look();
      if (heard && longestSince(clock, heard) > FRESH_MS) loads.reload();
    }),
  );

  return {
    stop() {
      cancelLook();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
