import mitt from 'mitt';
import type { Clock } from './clock';
import { contractId } from './contract';
import type { AnyContract } from './contract';
import { LoopError } from './errors';
import type { Problems } from './problems';
import type { Envelope, Unsubscribe } from './types';

/** Longer chains of messages that cause one another in one go are taken for a loop. */
const LONGEST_CHAIN = 1000;

interface Waiting {
  readonly id: string;
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

  constructor(clock: Clock, problems: Problems, isFrozen: boolean) {
    this.#clock = clock;
    this.#problems = problems;
    this.#isFrozen = isFrozen;
  }

  /** Sequence of the last message stamped. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Makes `receive` the one who gets the messages of a contract; it must not throw. */
  connect(id: string, receive: (envelope: Envelope) => void): void {
    this.#wires.on(id, receive);
  }

  /** Hears every message, after those it was meant for. */
  tap(listener: (envelope: Envelope) => void): Unsubscribe {
    const hear = (_id: string | number, envelope: Envelope): void => {
      try {
        listener(envelope);
      } catch (error) {
        const contract = contractId(envelope);
        this.#problems.report({ kind: 'tap-threw', part: 'tap', contract, error });
      }
    };
    this.#wires.on('*', hear);
    return () => this.#wires.off('*', hear);
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

  dispatch(id: string, envelope: Envelope): void {
    if (this.#isBusy) {
      this.#waiting.push({ id, envelope, depth: this.#depth + 1 });
      return;
    }
    this.#isBusy = true;
    this.#cause = envelope.sequence;
    this.#wires.emit(id, envelope);
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

  /** Delivers what has queued up meanwhile, and what that brings in turn. */
  #finish(): void {
    const waiting = this.#waiting;
    if (waiting.length > 0) {
      for (let i = 0; i < waiting.length; i++) {
        const { id, envelope, depth } = waiting[i]!;
        this.#depth = depth;
        this.#cause = envelope.sequence;
        this.#wires.emit(id, envelope);
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
