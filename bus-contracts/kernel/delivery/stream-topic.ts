import type { Clock } from '../clock';
import { contractId } from '../contract';
import type { AnyStream } from '../contract';
import type { Delivery, Line } from './delivery';
import type { Report } from '../problems';
import { createBlame, createReceiver } from './receiver';
import type { Hear, Receiver } from './receiver';
import type { Envelope, Unsubscribe } from '../types';

/** Keys whose last item is kept; beyond them the one that came first is forgotten. */
const MOST_KEYS = 50_000;

/** Only the taps hear an item at once; the subscriptions do in the frame. */
const NOBODY: Line = [];

/** The way of a stream: of the items with one key only the last is heard, once a frame. */
export class StreamTopic {
  readonly contract: AnyStream;
  readonly #id: string;
  readonly #delivery: Delivery;
  readonly #clock: Clock;
  readonly #report: Report;
  readonly #line: Line;
  /** One line a key: an item goes straight to its cell, past all the others. */
  readonly #cells = new Map<string, Line>();
  readonly #last = new Map<string, Envelope>();
  #fresh = new Map<string, Envelope>();
  #cancelFrame: Unsubscribe | undefined;
  #dropped = 0;

  constructor(contract: AnyStream, delivery: Delivery, clock: Clock, report: Report) {
    this.contract = contract;
    this.#id = contractId(contract);
    this.#delivery = delivery;
    this.#clock = clock;
    this.#report = report;
    this.#line = delivery.open(this.#id);
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
    return this.#delivery.connect(this.#id, this.#receiver(part, hear));
  }

  listenKey(part: string, key: string, hear: Hear): Unsubscribe {
    const wire = `${this.#id} ${key}`;
    const line = this.#delivery.open(wire);
    this.#cells.set(key, line);
    return this.#delivery.connect(wire, this.#receiver(part, hear), () => {
      if (line.length > 0 || this.#cells.get(key) !== line) return;
      this.#cells.delete(key);
      this.#delivery.close(wire);
    });
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

  /** Whoever listens when the frame comes hears it: who looked up a key between misses nothing. */
  #receiver(part: string, hear: Hear): Receiver {
    return createReceiver(hear, 0, createBlame(this.#report, 'listener-threw', part));
  }

  readonly #flush = (): void => {
    const fresh = this.#fresh;
    this.#fresh = new Map();
    this.#cancelFrame = undefined;
    // All are kept before the first is heard: who hears one and looks up another finds this frame's.
    for (const [key, envelope] of fresh) this.#keep(key, envelope);
    for (const [key, envelope] of fresh) {
      const cell = this.#cells.get(key);
      if (cell !== undefined) this.#delivery.redeliver(cell, envelope);
      if (this.#line.length > 0) this.#delivery.redeliver(this.#line, envelope);
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
