import type { Clock } from './clock';
import type { AnyStream } from './contract';
import type { Delivery, Line } from './delivery';
import { Listeners } from './listeners';
import type { Hear } from './listeners';
import type { Report } from './problems';
import type { Envelope, Unsubscribe } from './types';

/** Keys whose last item is kept; beyond them the one that came first is forgotten. */
const MOST_KEYS = 50_000;

/** Only the taps hear an item at once; the subscriptions do in the frame. */
const NOBODY: Line = [];

/** The way of a stream: of the items with one key only the last is heard, once a frame. */
export class StreamTopic {
  readonly contract: AnyStream;
  readonly #delivery: Delivery;
  readonly #clock: Clock;
  readonly #report: Report;
  readonly #listeners: Listeners;
  /** One list a key: an item goes straight to its cell, past all the others. */
  readonly #cells = new Map<string, Listeners>();
  readonly #last = new Map<string, Envelope>();
  #fresh = new Map<string, Envelope>();
  #cancelFrame: Unsubscribe | undefined;
  #dropped = 0;

  constructor(contract: AnyStream, delivery: Delivery, clock: Clock, report: Report) {
    this.contract = contract;
    this.#delivery = delivery;
    this.#clock = clock;
    this.#report = report;
    this.#listeners = new Listeners(report);
  }

  /** Items that a later one of their key replaced before a frame came. */
  get dropped(): number {
    return this.#dropped;
  }

  publish(sender: string, item: unknown): void {
    const key = this.contract.key(item);
    const envelope = this.#delivery.stamp(this.contract, sender, item);
    if (this.#fresh.has(key)) this.#dropped += 1;
    this.#fresh.set(key, envelope);
    this.#cancelFrame ??= this.#clock.nextFrame(this.#flush);
    this.#delivery.dispatch(NOBODY, envelope);
  }

  listen(part: string, hear: Hear): Unsubscribe {
    return this.#listeners.add(hear, part, 0);
  }

  listenKey(part: string, key: string, hear: Hear): Unsubscribe {
    let cell = this.#cells.get(key);
    if (cell === undefined) {
      cell = new Listeners(this.#report);
      this.#cells.set(key, cell);
    }
    const end = cell.add(hear, part, 0);
    return () => {
      end();
      if (cell.size === 0 && this.#cells.get(key) === cell) this.#cells.delete(key);
    };
  }

  /** The message that carried the last item heard under a key. */
  lastOf(key: string): Envelope | undefined {
    return this.#last.get(key);
  }

  stop(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    this.#fresh.clear();
  }

  readonly #flush = (): void => {
    const fresh = this.#fresh;
    this.#fresh = new Map();
    this.#cancelFrame = undefined;
    // All are kept before the first is heard: who hears one and looks up another finds this frame's.
    for (const [key, envelope] of fresh) this.#keep(key, envelope);
    for (const [key, envelope] of fresh) {
      const cell = this.#cells.get(key);
      if (cell !== undefined) this.#delivery.redeliver(envelope, cell.tell);
      if (this.#listeners.size > 0) this.#delivery.redeliver(envelope, this.#listeners.tell);
    }
  };

  #keep(key: string, envelope: Envelope): void {
    if (this.#last.size >= MOST_KEYS && !this.#last.has(key)) {
      const [oldest] = this.#last.keys();
      if (oldest !== undefined) this.#last.delete(oldest);
    }
    this.#last.set(key, envelope);
  }
}
