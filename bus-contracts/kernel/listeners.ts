import { contractId } from './contract';
import type { Report } from './problems';
import type { Envelope, Unsubscribe } from './types';

/** What a subscription does with a message; whatever it returns is looked at only for a promise that fails. */
export type Hear = (payload: unknown, envelope: Envelope) => unknown;

interface Listener {
  readonly hear: Hear;
  readonly part: string;
  /** It hears what was stamped after this sequence; nothing any more once it is infinite. */
  since: number;
}

/** The subscriptions of one topic, in order; one that throws is reported, and the rest still hear. */
export class Listeners {
  readonly #report: Report;
  /** Copied on write: a delivery under way keeps the list it began with. */
  #list: readonly Listener[] = [];

  constructor(report: Report) {
    this.#report = report;
  }

  get size(): number {
    return this.#list.length;
  }

  add(hear: Hear, part: string, since: number): Unsubscribe {
    const listener: Listener = { hear, part, since };
    this.#list = [...this.#list, listener];
    return () => {
      listener.since = Number.POSITIVE_INFINITY;
      this.#list = this.#list.filter((other) => other !== listener);
    };
  }

  readonly tell = (envelope: Envelope): void => {
    const { payload, sequence } = envelope;
    for (const { hear, part, since } of this.#list) {
      if (since >= sequence) continue;
      try {
        const result = hear(payload, envelope);
        if (result !== undefined) this.#watch(result, part, envelope);
      } catch (error) {
        this.#blame(part, envelope, error);
      }
    }
  };

  /** A listener may be an async function: then it throws later. */
  #watch(result: unknown, part: string, envelope: Envelope): void {
    if (!(result instanceof Promise)) return;
    result.catch((error: unknown) => this.#blame(part, envelope, error));
  }

  #blame(part: string, envelope: Envelope, error: unknown): void {
    this.#report({ kind: 'listener-threw', part, contract: contractId(envelope), error });
  }
}
