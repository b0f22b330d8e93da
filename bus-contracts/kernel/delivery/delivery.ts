import mitt from 'mitt';
import type { Handler } from 'mitt';
import type { Clock } from '../clock';
import { contractId } from '../contract';
import type { AnyContract } from '../contract';
import { LoopError } from '../errors';
import type { Receiver } from './receiver';
import type { Envelope, Unsubscribe } from '../types';

/** A longer chain of messages that cause one another synchronously is treated as a loop. */
const MAX_CHAIN_LENGTH = 1000;

/** The wire of the taps; no contract has this id. */
const TAPS = 'taps';

/** The receivers of one wire in order: mitt's own list, which it changes in place. */
export type Line = readonly Handler<Envelope>[];

interface Waiting {
  readonly line: Line;
  readonly envelope: Envelope;
  /** Length of the chain of messages that led to it. */
  readonly depth: number;
}

/**
 * Stamps and delivers messages one at a time. A message sent during a delivery is queued, so that every
 * subscriber receives messages in the order of their sequence.
 */
export class Delivery {
  readonly #wires = mitt<Record<string, Envelope>>();
  readonly #taps = this.open(TAPS);
  readonly #clock: Clock;
  readonly #isFrozen: boolean;
  readonly #waiting: Waiting[] = [];
  readonly #removals: (() => void)[] = [];
  #isBusy = false;
  #sequence = 0;
  #cause = 0;
  /** Sequence of the gesture whose browser task still runs; 0 without one. */
  #gesture = 0;
  #depth = 0;
  #isTurn = false;
  #time = 0;

  constructor(clock: Clock, isFrozen: boolean) {
    this.#clock = clock;
    this.#isFrozen = isFrozen;
  }

  /** Sequence of the last stamped message. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Sequence of the message that is being delivered; 0 outside of a delivery. */
  get cause(): number {
    return this.#cause;
  }

  /** The number of open wires, and of their receivers. */
  get load(): { readonly wires: number; readonly receivers: number } {
    const lines = [...this.#wires.all.values()];
    return { wires: lines.length, receivers: lines.reduce((sum, line) => sum + line.length, 0) };
  }

  /** The line of a wire; the same array until the wire is closed. */
  open(wire: string): Line {
    const open = this.#wires.all.get(wire);
    if (open !== undefined) return open as Line;
    const line: Handler<Envelope>[] = [];
    this.#wires.all.set(wire, line);
    return line;
  }

  close(wire: string): void {
    this.#wires.all.delete(wire);
  }

  /** Appends a receiver to a wire's line; `onLeft` runs after its removal. */
  connect(wire: string, { receive, end }: Receiver, onLeft?: () => void): Unsubscribe {
    this.#wires.on(wire, receive);
    return () => {
      end();
      const remove = (): void => {
        this.#wires.off(wire, receive);
        onLeft?.();
      };
      // A delivery iterates over the line, so the removal waits for its end.
      if (this.#isBusy) this.#removals.push(remove);
      else remove();
    };
  }

  /** Subscribes a receiver to every message, after the message's own subscribers. */
  tap(receiver: Receiver): Unsubscribe {
    return this.connect(TAPS, receiver);
  }

  stamp(contract: AnyContract, sender: string, payload: unknown): Envelope {
    const { kind, name, version } = contract;
    if (this.#depth >= MAX_CHAIN_LENGTH) throw loopError(contract);
    const envelope = {
      kind,
      name,
      version,
      sender,
      sequence: ++this.#sequence,
      time: this.#isTurn ? this.#time : this.#beginTurn(),
      cause: this.#cause,
      payload,
    };
    return this.#isFrozen ? Object.freeze(envelope) : envelope;
  }

  /** Stamps one of a command's three steps; the cause of an answer or failure is its request. */
  stampStep(
    contract: AnyContract,
    step: NonNullable<Envelope['step']>,
    sender: string,
    payload: unknown,
    cause: number = this.#cause,
  ): Envelope {
    const { kind, name, version } = contract;
    if (step === 'request' && this.#depth >= MAX_CHAIN_LENGTH) throw loopError(contract);
    const sequence = ++this.#sequence;
    const time = this.#isTurn ? this.#time : this.#beginTurn();
    const envelope = { kind, step, name, version, sender, sequence, time, cause, payload };
    return this.#isFrozen ? Object.freeze(envelope) : envelope;
  }

  dispatch(line: Line, envelope: Envelope): void {
    if (this.#isBusy) {
      this.#waiting.push({ line, envelope, depth: this.#depth + 1 });
      return;
    }
    this.#isBusy = true;
    this.#carry(line, envelope);
    this.#finish();
  }

  /** Delivers a message without the taps, which have received it: for a state's replay and a stream's frame. */
  redeliver(line: Line, envelope: Envelope): void {
    this.within(envelope.sequence, () => {
      for (const receive of line) receive(envelope);
    });
  }

  /** Runs a task as part of a message's delivery: messages that it sends have that message as their cause, and are delivered after it. */
  within(cause: number, task: () => void): void {
    const outer = this.#cause;
    const isOutermost = !this.#isBusy;
    this.#isBusy = true;
    this.#cause = cause;
    try {
      task();
    } finally {
      if (isOutermost) this.#finish();
      else this.#cause = outer;
    }
  }

  /** Makes a gesture the cause of all messages sent outside of a delivery, until the current browser task ends. */
  startGesture({ sequence }: Envelope): void {
    this.#gesture = sequence;
    if (!this.#isBusy) this.#cause = sequence;
    // A microtask would be too early: the browser runs microtasks between two listeners of one event.
    this.#clock.after(0, () => {
      if (this.#gesture !== sequence) return;
      this.#gesture = 0;
      if (!this.#isBusy) this.#cause = 0;
    });
  }

  /**
   * Reads the clock once for all messages of one turn of the event loop. No timer runs between them, so a
   * replay must not run one either. Reading the clock also costs as much as the rest of a message.
   */
  #beginTurn(): number {
    this.#isTurn = true;
    this.#time = this.#clock.now();
    queueMicrotask(this.#endTurn);
    return this.#time;
  }

  readonly #endTurn = (): void => {
    this.#isTurn = false;
  };

  /** Replaces mitt's `emit`, which copies the list for every message. Receivers never throw, and are removed only between deliveries. */
  #carry(line: Line, envelope: Envelope): void {
    this.#cause = envelope.sequence;
    for (const receive of line) receive(envelope);
    for (const receive of this.#taps) receive(envelope);
  }

  /** Delivers the queued messages, including those queued meanwhile; then removes the receivers that unsubscribed. */
  #finish(): void {
    if (this.#waiting.length > 0) this.#drain();
    this.#cause = this.#gesture;
    this.#isBusy = false;
    if (this.#removals.length > 0) for (const remove of this.#removals.splice(0)) remove();
  }

  #drain(): void {
    // The list may grow during the loop.
    for (const { line, envelope, depth } of this.#waiting) {
      this.#depth = depth;
      this.#carry(line, envelope);
    }
    this.#waiting.length = 0;
    this.#depth = 0;
  }
}

function loopError(contract: AnyContract): LoopError {
  return new LoopError(
    `Failed to send "${contractId(contract)}": ${MAX_CHAIN_LENGTH} messages have led to one another without end. Please look for two listeners that answer each other.`,
  );
}
