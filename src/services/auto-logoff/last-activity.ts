import { earlier, longestSince, momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';
import type { KeyValueStore, OtherTabs, SteadyClock } from '../ports';
import { IDLE_KEY, leftOf, readSpan, writeSpan } from './idle-span';
import type { IdleSpan } from './idle-span';

export interface LastActivityPorts {
  readonly clock: SteadyClock;
  readonly storage: KeyValueStore;
  readonly otherTabs: OtherTabs;
  /** So long nobody may be at work; endless where the site signs nobody out. */
  readonly idle: () => number;
  /** What this tab had to tell is told. */
  readonly onShared: () => void;
}

/** When the player was last at work, in whichever tab; nothing while there is nobody to sign out. */
export interface LastActivity {
  /** Whether there is one. */
  readonly isKnown: boolean;
  /** Whether it was in this tab. */
  readonly isOurs: boolean;
  /** Ms until the idle time is over, below 0 when it has been; endless without any. */
  left(): number;
  /** The player is there; the other tabs hear of it within a second, or at once where it is urgent. */
  touch(isUrgent: boolean): void;
  /** Takes an activity in another tab for what it is, if it is later than what is known. */
  hear(span: IdleSpan | undefined): void;
  /** Takes what storage has of any tab in the same way. */
  hearKept(): void;
  /** What an earlier visit kept. */
  recall(): IdleSpan | undefined;
  /** Tells the other tabs and the next visit of the last activity; a second of it is told in one. */
  share(): void;
  /** There is nobody to sign out. */
  forget(): void;
  /** Its time is over: forgets it, in storage too. False where storage had forgotten: another tab was faster. */
  end(): boolean;
  stop(): void;
}

/** The other tabs hear this often of an activity that goes on. */
const SHARING_MS = 1000;

export function createLastActivity(ports: LastActivityPorts): LastActivity {
  const { clock, storage, otherTabs, idle, onShared } = ports;
  let last: Moment | undefined;
  let isOurs = false;
  /** When it was, as tabs tell it: what is told again is no news, however the clock was set since. */
  let knownFrom: number | undefined;
  let isKept = false;
  /** When the other tabs heard of us last. */
  let lastShared: Moment | undefined;
  let isUnshared = false;
  let cancelSharing = (): void => {};

  function left(): number {
    return last ? idle() - longestSince(clock, last) : Infinity;
  }

  function share(): void {
    cancelSharing();
    if (!isUnshared || !last) return;
    isUnshared = false;
    const span = { from: last.at, until: last.at + idle() };
    knownFrom = span.from;
    isKept = storage.set(IDLE_KEY, writeSpan(span));
    otherTabs.tell({ kind: 'active', ...span });
    lastShared = momentOf(clock);
    cancelSharing = clock.after(SHARING_MS, share);
    onShared();
  }

  function hear(span: IdleSpan | undefined): void {
    if (!span || !last || span.from === knownFrom) return;
    const ms = leftOf({ from: span.from, until: span.from + idle() }, clock.now());
    if (ms <= left()) return;
    knownFrom = span.from;
    last = earlier(momentOf(clock), idle() - ms);
    isOurs = false;
  }

  function forget(): void {
    last = undefined;
  }

  return {
    get isKnown() {
      return last !== undefined;
    },
    get isOurs() {
      return isOurs;
    },
    left,
    touch(isUrgent) {
      last = momentOf(clock);
      isOurs = true;
      isUnshared = true;
      // By the clocks: the timer may have slept.
      const isJustShared = lastShared && longestSince(clock, lastShared) < SHARING_MS;
      if (isUrgent || !isJustShared) share();
    },
    hear,
    hearKept: () => hear(readSpan(storage.get(IDLE_KEY))),
    recall() {
      const span = readSpan(storage.get(IDLE_KEY));
      isKept = span !== undefined;
      return span;
    },
    share,
    forget,
    end() {
      const isFirst = !isKept || storage.get(IDLE_KEY) !== null;
      storage.remove(IDLE_KEY);
      forget();
      return isFirst;
    },
    stop: () => cancelSharing(),
  };
}
