import mitt from 'mitt';
import type { Handler } from 'mitt';
import type { Clock } from './clock';
import { contractId } from './contract';
import type { AnyContract } from './contract';
import { LoopError } from './errors';
import type { Problems } from './problems';
import type { Envelope, Unsubscribe } from './types';

/** Longer chains of messages that cause one another in one go are taken for a loop. */
const LONGEST_CHAIN = 1000;

/** The wire on which the taps hang; no contract's id looks like it. */
const TAP = 'tap';

/** The receivers of one contract's messages: mitt's own list of them. */
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
  readonly #clock: Clock;
  readonly #problems: Problems;
  readonly #isFrozen: boolean;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  #sequence = 0;
  #cause = 0;
  #depth = 0;
  #taps = 0;

  constructor(clock: Clock, problems: Problems, isFrozen: boolean) {
    this.#clock = clock;
    this.#problems = problems;
    this.#isFrozen = isFrozen;
  }

  /** Sequence of the last message stamped. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Opens the line of a contract to the one who receives its messages; it must not throw. */
  connect(id: string, receive: (envelope: Envelope) => void): Line {
    this.#wires.on(id, receive);
    return this.#wires.all.get(id) as Line;
  }

  /** Hears every message, after those it was meant for. */
  tap(listener: (envelope: Envelope) => void): Unsubscribe {
    const hear = (envelope: Envelope): void => {
      try {
        listener(envelope);
      } catch (error) {
        const contract = contractId(envelope);
        this.#problems.report({ kind: 'tap-threw', part: 'tap', contract, error });
      }
    };
    this.#wires.on(TAP, hear);
    this.#taps += 1;
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      this.#wires.off(TAP, hear);
      this.#taps -= 1;
    };
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
      time: this.#clock.now(),
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
    const time = this.#clock.now();
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

  /** Runs `receive` as the delivery of an envelope that was carried before: a state's replay, a stream's frame. */
  redeliver(envelope: Envelope, receive: (envelope: Envelope) => void): void {
    const cause = this.#cause;
    this.#cause = envelope.sequence;
    if (this.#isBusy) {
      receive(envelope);
      this.#cause = cause;
      return;
    }
    this.#isBusy = true;
    receive(envelope);
    this.#finish();
  }

  #carry(line: Line, envelope: Envelope): void {
    this.#cause = envelope.sequence;
    // Gone through as it is: mitt's emit copies the list for every message, and a line never changes.
    for (const receive of line) receive(envelope);
    if (this.#taps > 0) this.#wires.emit(TAP, envelope);
  }

  /** Delivers what has queued up meanwhile, and what that brings in turn. */
  #finish(): void {
    const waiting = this.#waiting;
    if (waiting.length > 0) {
      // The list grows while it is gone through.
      for (const { line, envelope, depth } of waiting) {
        this.#depth = depth;
        this.#carry(line, envelope);
      }
      waiting.length = 0;
      this.#depth = 0;
    }
    this.#cause = 0;
    this.#isBusy = false;
  }
}

function loopError(contract: AnyContract): LoopError {
  return new LoopError(
    `Failed to send "${contractId(contract)}": ${LONGEST_CHAIN} messages have led to one another without end. Please look for two listeners that answer each other.`,
  );
}
