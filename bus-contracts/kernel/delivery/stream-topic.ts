import type { Clock } from '../clock';
import { contractId } from '../contract';
import type { AnyStream } from '../contract';
import type { Delivery, Line } from './delivery';
import type { Report } from '../problems';
import { createFailureReporter, createReceiver } from './receiver';
import type { CreateReceiver, Listener, Receiver } from './receiver';
import type { Envelope, Unsubscribe } from '../types';

/** Number of keys whose last item is kept; the oldest key is dropped first. */
const MAX_KEYS = 50_000;

/** Only taps receive an item at once; subscriptions receive it in the next frame. */
const NO_RECEIVERS: Line = [];

/** The channel of a stream: once a frame it delivers the last item of each key. */
export class StreamTopic {
  readonly contract: AnyStream;
  readonly #id: string;
  readonly #delivery: Delivery;
  readonly #clock: Clock;
  readonly #report: Report;
  readonly #line: Line;
  /** One line for each key, so that an item reaches its cell without visiting the others. */
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

  /** Number of items that a later item of the same key replaced before the frame. */
  get dropped(): number {
    return this.#dropped;
  }

  publish(sender: string, item: unknown): void {
    const key = this.contract.key(item);
    const envelope = this.#delivery.stamp(this.contract, sender, item);
    if (this.#fresh.has(key)) this.#dropped += 1;
    this.#fresh.set(key, envelope);
    this.#cancelFrame ??= this.#clock.nextFrame(this.#flush);
    this.#delivery.dispatch(NO_RECEIVERS, envelope);
  }

  listen(part: string, listener: Listener, create: CreateReceiver): Unsubscribe {
    return this.#delivery.connect(this.#id, this.#receiver(part, listener, create));
  }

  listenKey(part: string, key: string, listener: Listener): Unsubscribe {
    const wire = `${this.#id} ${key}`;
    const line = this.#delivery.open(wire);
    this.#cells.set(key, line);
    return this.#delivery.connect(wire, this.#receiver(part, listener, createReceiver), () => {
      if (line.length > 0 || this.#cells.get(key) !== line) return;
      this.#cells.delete(key);
      this.#delivery.close(wire);
    });
  }

  /** The message of the last delivered item of a key. */
  lastOf(key: string): Envelope | undefined {
    return this.#last.get(key);
  }

  stop(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    this.#fresh.clear();
  }

  /** A subscriber receives every item of the next frame, also those published before it subscribed: so a lookup followed by a subscription misses nothing. */
  #receiver(part: string, listener: Listener, create: CreateReceiver): Receiver {
    return create(listener, 0, createFailureReporter(this.#report, 'listener-threw', part));
  }

  readonly #flush = (): void => {
    const fresh = this.#fresh;
    this.#fresh = new Map();
    this.#cancelFrame = undefined;
    // All items are stored before the first is delivered, so that a listener reads this frame's item of any other key.
    for (const [key, envelope] of fresh) this.#keep(key, envelope);
    for (const [key, envelope] of fresh) {
      const cell = this.#cells.get(key);
      if (cell !== undefined) this.#delivery.redeliver(cell, envelope);
      if (this.#line.length > 0) this.#delivery.redeliver(this.#line, envelope);
    }
  };

  #keep(key: string, envelope: Envelope): void {
    if (this.#last.size >= MAX_KEYS && !this.#last.has(key)) {
      const [oldest] = this.#last.keys();
      if (oldest !== undefined) this.#last.delete(oldest);
    }
    this.#last.set(key, envelope);
  }
}
