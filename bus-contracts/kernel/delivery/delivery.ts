import mitt from 'mitt';
import type { Handler } from 'mitt';
import type { Clock } from '../clock';
import { contractId } from '../contract';
import type { AnyContract } from '../contract';
import { LoopError } from '../errors';
import type { Receiver } from './receiver';
import type { Envelope, Unsubscribe } from '../types';

/** Longer chains of messages that cause one another in one go are taken for a loop. */
const LONGEST_CHAIN = 1000;

/** The wire on which the taps hang; no contract's id looks like it. */
const TAPS = 'taps';

/** Who receives on one wire, in order: mitt's own list, which changes as they come and go. */
export type Line = readonly Handler<Envelope>[];

interface Waiting {
  readonly line: Line;
  readonly envelope: Envelope;
  /** How many messages led to it in this go. */
  readonly depth: number;
}

/**
 * Stamps messages and carries them, one at a time: what is sent while another is delivered waits its turn,
 * so that everyone hears everything in the order of its sequence.
 */
export class Delivery {
  readonly #wires = mitt<Record<string, Envelope>>();
  readonly #taps = this.open(TAPS);
  readonly #clock: Clock;
  readonly #isFrozen: boolean;
  readonly #waiting: Waiting[] = [];
  readonly #leaving: (() => void)[] = [];
  #isBusy = false;
  #sequence = 0;
  #cause = 0;
  /** The gesture whose task still runs; 0 where none does. */
  #gesture = 0;
  #depth = 0;
  #isTurn = false;
  #time = 0;

  constructor(clock: Clock, isFrozen: boolean) {
    this.#clock = clock;
    this.#isFrozen = isFrozen;
  }

  /** Sequence of the last message stamped. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Sequence of the message whose delivery is under way; 0 outside of one. */
  get cause(): number {
    return this.#cause;
  }

  /** How many wires are open, and how many receivers stand on them. */
  get load(): { readonly wires: number; readonly receivers: number } {
    const lines = [...this.#wires.all.values()];
    return { wires: lines.length, receivers: lines.reduce((sum, line) => sum + line.length, 0) };
  }

  /** The line of a wire; it stays the same one until it is closed. */
  open(wire: string): Line {
    const known = this.#wires.all.get(wire);
    if (known !== undefined) return known as Line;
    const line: Handler<Envelope>[] = [];
    this.#wires.all.set(wire, line);
    return line;
  }

  close(wire: string): void {
    this.#wires.all.delete(wire);
  }

  /** Puts a receiver at the end of a wire's line; `onLeft` runs when it no longer stands there. */
  connect(wire: string, { receive, end }: Receiver, onLeft?: () => void): Unsubscribe {
    this.#wires.on(wire, receive);
    return () => {
      end();
      const leave = (): void => {
        this.#wires.off(wire, receive);
        onLeft?.();
      };
      // A line must not shift under a delivery that goes through it.
      if (this.#isBusy) this.#leaving.push(leave);
      else leave();
    };
  }

  /** Lets a receiver hear every message, after those it is meant for. */
  tap(receiver: Receiver): Unsubscribe {
    return this.connect(TAPS, receiver);
  }

  stamp(contract: AnyContract, sender: string, payload: unknown): Envelope {
    const { kind, name, version } = contract;
    if (this.#depth >= LONGEST_CHAIN) throw loopError(contract);
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

  /** One of a command's three steps; an answer or failure is caused by its request, however late it comes. */
  stampStep(
    contract: AnyContract,
    step: NonNullable<Envelope['step']>,
    sender: string,
    payload: unknown,
    cause: number = this.#cause,
  ): Envelope {
    const { kind, name, version } = contract;
    if (step === 'request' && this.#depth >= LONGEST_CHAIN) throw loopError(contract);
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

  /** Carries an envelope again, past the taps that had it already: a state's replay, a stream's frame. */
  redeliver(line: Line, envelope: Envelope): void {
    this.within(envelope.sequence, () => {
      for (const receive of line) receive(envelope);
    });
  }

  /** Runs a task as if in the delivery of a message: what it sends is caused by that message, and is delivered after it. */
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

  /** Makes a gesture the cause of whatever is sent outside of a delivery, until the browser's present task ends. */
  lead({ sequence }: Envelope): void {
    this.#gesture = sequence;
    if (!this.#isBusy) this.#cause = sequence;
    // A turn ends with its microtasks, of which the browser runs some between two listeners of one event.
    this.#clock.after(0, () => {
      if (this.#gesture !== sequence) return;
      this.#gesture = 0;
      if (!this.#isBusy) this.#cause = 0;
    });
  }

  /**
   * Reads the clock once for all messages of a turn of the event loop: no timer can run between two of them,
   * so none may between them in a replay. (It also costs as much as the rest of a message.)
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

  /** mitt's own emit copies the list for every message; receivers never throw, and leave only between deliveries. */
  #carry(line: Line, envelope: Envelope): void {
    this.#cause = envelope.sequence;
    for (const receive of line) receive(envelope);
    for (const receive of this.#taps) receive(envelope);
  }

  /** Delivers what has queued up meanwhile, and what that brings in turn; then lets go who left. */
  #finish(): void {
    if (this.#waiting.length > 0) this.#drain();
    this.#cause = this.#gesture;
    this.#isBusy = false;
    if (this.#leaving.length > 0) for (const leave of this.#leaving.splice(0)) leave();
  }

  #drain(): void {
    // The list grows while it is gone through.
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
    `Failed to send "${contractId(contract)}": ${LONGEST_CHAIN} messages have led to one another without end. Please look for two listeners that answer each other.`,
  );
}
