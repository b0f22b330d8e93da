import { configState, feedReset, sessionSignOut } from '@grandstand/bus-contracts';
import { LIMIT, limitsLoad, limitsState } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { AvailableLimit, Limit, LimitsState } from '@grandstand/bus-contracts/player';
import { feedPlayer, limitsChanged } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import {
  availableLimitsCall,
  limitsCall,
  selfExcludeReasonsCall,
} from '../../api/endpoints/limits';
import { ifAnswered } from '../../api/if-answered';
import { refusalOf } from '../../api/refusal-of';
import { longestSince, momentOf } from '../elapsed';
import type { Moment } from '../elapsed';
import { createNewest } from '../newest';
import { onPlayer } from '../player';
import type { KeyValueStore, Log, OtherTabs, Service, SteadyClock } from '../ports';
import { createServerNow } from '../server-now';
import { handleChanges } from './limit-changes';
import type { Said } from './limit-changes';
import type { LimitFact } from './limit-facts';
import { holding, untilNextHour, untilNextTurn, waiting } from './limit-moments';
import { createLimitNotices } from './limit-notices';
import type { FactWords } from './limit-notices';
import type { OutcomeText } from './limit-outcome';
import { sectionsOf } from './sections';

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
    readonly fact: (fact: LimitFact, state: LimitsState) => Promise<FactWords>;
  };
  readonly log: Log;
}

const NOTHING: LimitsState = {
  status: 'none',
  limits: [],
  pending: [],
  available: [],
  selfExcludeReasons: [],
  sections: [],
  iso: '',
  scale: 2,
};

/** What the operator said last. */
interface Known {
  readonly entries: readonly Limit[];
  readonly available: readonly Omit<AvailableLimit, 'isCustomAllowed'>[];
  readonly reasons: LimitsState['selfExcludeReasons'];
  readonly iso: string;
  readonly scale: number;
}

const UNKNOWN: Known = { entries: [], available: [], reasons: [], iso: '', scale: 2 };
/** A load that failed is tried again: after so long, then after twice as long each time, and then so often. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;
/** What is said of changes within this time is asked for once. */
const TOGETHER_MS = 50;
/** Who comes back to the page after longer than this is shown what is so now. */
const FRESH_MS = 30_000;

/** Keeps the player's limits as the operator said them last, and asks it for others. */
export function createLimits(ports: LimitsPorts): Service {
  const { bus, clock, api, storage, otherTabs, returns$, words, log } = ports;
  const serverNow = createServerNow(bus, clock);
  const notices = createLimitNotices({ bus, storage, wordsOf: words.fact, log });
  const newest = createNewest();
  let player = '';
  let status: LimitsState['status'] = 'none';
  let known = UNKNOWN;
  let state = NOTHING;
  let failures = 0;
  let cancelRetry = (): void => {};
  let cancelLook = (): void => {};
  /** Takes back the question that is about to be asked; undefined where none is. */
  let cancelRefresh: (() => void) | undefined;
  /** When the operator was heard last. */
  let heard: Moment | undefined;
  /** When the next of what it said begins or ends, by its clock. */
  let turnAt = Infinity;

  function show(): void {
    const next = stateNow();
    if (JSON.stringify(next) !== JSON.stringify(state)) {
      state = next;
      bus.publish(limitsState, state);
    }
    if (player !== '') notices.tell(state);
    lookLater();
  }

  function stateNow(): LimitsState {
    if (player === '') return NOTHING;
    const { entries, reasons, iso, scale } = known;
    const { customTypes = [], isLockedTogether = false } = bus.peek(configState)?.limits ?? {};
    const limits = holding(entries);
    const pending = waiting(entries, iso, serverNow());
    const available = known.available.map((one): AvailableLimit => ({
      ...one,
      isCustomAllowed: customTypes.includes(one.type),
    }));
    const sections = sectionsOf({ limits, pending, available, isLockedTogether });
    return {
      status,
      limits,
      pending,
      available,
      selfExcludeReasons: reasons,
      sections,
      iso,
      scale,
    };
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
    if (isTurned) reload();
  }

  /** Takes the operator's word for what holds. */
  function take({ limits, iso, scale }: Said): void {
    const wasKnown = heard !== undefined;
    const wasExcluded = isExcluded();
    const before = heldAmounts();
    known = { ...known, entries: limits, iso, scale };
    heard = momentOf(clock);
    show();
    if (wasKnown && heldAmounts() !== before) bus.publish(limitsChanged, {});
    // It began while the player was here. Whom the operator lets in though it holds, is only told.
    if (wasKnown && !wasExcluded && isExcluded()) signOut();
  }

  /** The limits of money that hold, to be told from others. */
  function heldAmounts(): string {
    const amounts = holding(known.entries).filter(({ measure }) => measure === 'money');
    return amounts.map(({ limitType, limitValue }) => `${limitType}:${limitValue}`).join(' ');
  }

  function isExcluded(): boolean {
    return known.entries.some(
      ({ limitType, limitState }) => limitType === LIMIT.selfExclusion && limitState === 'ACTIVE',
    );
  }

  function signOut(): void {
    bus
      .send(sessionSignOut, {})
      .catch((error: unknown) => log('warn', 'The sign-out of who is excluded failed.', error));
  }

  /** Loads all of it; rejects where it could not be had, and keeps what was known. */
  async function load(): Promise<void> {
    const number = newest.begin();
    const { signal } = bus;
    cancelRetry();
    if (heard === undefined) {
      status = 'loading';
      show();
    }
    try {
      const [limits, offered, given] = await Promise.all([
        api.call(limitsCall, {}, { signal }),
        api.call(availableLimitsCall, {}, { signal }),
        // Without a reason a player can exclude themselves, too.
        ifAnswered(
          api.call(selfExcludeReasonsCall, {}, { signal }),
          log,
          'The reasons for a self-exclusion could not be loaded.',
        ),
      ]);
      if (!newest.take(number)) return;
      known = {
        ...known,
        available: offered.available,
        reasons: given?.reasons ?? known.reasons,
      };
      status = 'ready';
      failures = 0;
      take(limits);
    } catch (error) {
      if (newest.isLatest(number) && !(error instanceof AbortedError)) failLoad();
      throw error;
    }
  }

  function failLoad(): void {
    status = 'failed';
    show();
    const wait = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** failures);
    failures += 1;
    cancelRetry = clock.after(wait, reload);
  }

  function reload(): void {
    if (player === '') return;
    load().catch((error: unknown) => {
      if (!(error instanceof AbortedError)) log('warn', 'The limits could not be loaded.', error);
    });
  }

  /** Asks for what holds now; what may be chosen, and for which reasons, is known. */
  async function refresh(): Promise<void> {
    const number = newest.begin();
    const limits = await api.call(limitsCall, {}, { signal: bus.signal });
    if (newest.take(number)) take(limits);
  }

  function failRefresh(error: unknown): void {
    if (error instanceof AbortedError) return;
    log('warn', 'The limits could not be loaded anew.', error);
    reload();
  }

  /** The operator, or another tab, says that something changed: it is asked once for what is said at once. */
  function refreshSoon(): void {
    if (player === '' || cancelRefresh) return;
    cancelRefresh = clock.after(TOGETHER_MS, () => {
      cancelRefresh = undefined;
      if (status !== 'ready') reload();
      // What fails is asked for again as any load is.
      else refresh().catch(failRefresh);
    });
  }

  function forgetRefresh(): void {
    cancelRefresh?.();
    cancelRefresh = undefined;
  }

  bus.publish(limitsState, state);
  bus.handle(limitsLoad, async () => {
    if (player === '') return {};
    try {
      await load();
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
      // What is under way may be from before the change.
      newest.forget();
      take(said);
    },
    reload,
    signOut,
    inWords: words.outcome,
    log,
  });
  bus.on(configState, show);
  onPlayer(bus, (userId) => {
    player = userId;
    newest.forget();
    cancelRetry();
    forgetRefresh();
    known = UNKNOWN;
    heard = undefined;
    failures = 0;
    status = 'none';
    show();
    reload();
  });
  // A bet changes what is left, and another device may change the rest; a ban is no limit.
  bus.on(feedPlayer, ({ ban }) => {
    if (!ban) refreshSoon();
  });
  // Whatever was said in the break is lost.
  bus.on(feedReset, refreshSoon);
  const subscriptions = new Subscription();
  subscriptions.add(
    otherTabs.heard$.subscribe(({ kind }) => {
      if (kind === 'limits') refreshSoon();
    }),
  );
  subscriptions.add(
    returns$.subscribe(() => {
      look();
      if (heard && longestSince(clock, heard) > FRESH_MS) reload();
    }),
  );

  return {
    stop() {
      cancelRetry();
      cancelLook();
      forgetRefresh();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
