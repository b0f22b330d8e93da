import { contractId } from './contract';
import type { BusProblem, Report } from './problems';
import type { Envelope, Unsubscribe } from './types';

/** What a subscription does with a message; whatever it returns is looked at only for a promise that fails. */
export type Hear = (payload: unknown, envelope: Envelope) => unknown;

/** One subscription as mitt holds it: it never throws, and hears nothing once it is ended. */
export interface Receiver {
  readonly receive: (envelope: Envelope) => void;
  readonly end: Unsubscribe;
}

interface ReceiverOptions {
  readonly part: string;
  /** It hears what was stamped after this sequence. */
  readonly since: number;
  readonly report: Report;
  /** What its fault is reported as. */
  readonly fault: BusProblem['kind'];
}

/** Makes a receiver; what its listener throws is reported, and the rest still hear. */
export function createReceiver(hear: Hear, options: ReceiverOptions): Receiver {
  const { part, report, fault } = options;
  let { since } = options;

  function blame(envelope: Envelope, error: unknown): void {
    report({ kind: fault, part, contract: contractId(envelope), error });
  }

  /** A listener may be an async function: then it throws later. */
  function watch(result: unknown, envelope: Envelope): void {
    if (result instanceof Promise) result.catch((error: unknown) => blame(envelope, error));
  }

  return {
    receive(envelope) {
      if (since >= envelope.sequence) return;
      try {
        const result = hear(envelope.payload, envelope);
        if (result !== undefined) watch(result, envelope);
      } catch (error) {
        blame(envelope, error);
      }
    },
    end() {
      since = Number.POSITIVE_INFINITY;
    },
  };
}
