import { contractId } from '../contract';
import type { BusProblem, Report } from '../problems';
import type { Envelope, Unsubscribe } from '../types';

/** What a subscription does with a message; whatever it returns is looked at only for a promise that fails. */
export type Hear = (payload: unknown, envelope: Envelope) => unknown;

/** One subscription as mitt holds it: it never throws, and hears nothing once it is ended. */
export interface Receiver {
  readonly receive: (envelope: Envelope) => void;
  readonly end: Unsubscribe;
}

/** Tells of what a subscription threw. */
export type Blame = (envelope: Envelope, error: unknown) => void;

/** Makes a receiver that hears what was stamped after `since`; what its listener throws is told, and the rest still hear. */
export function createReceiver(hear: Hear, since: number, blame: Blame): Receiver {
  let heardUntil = since;
  return {
    receive(envelope) {
      if (heardUntil >= envelope.sequence) return;
      try {
        const result = hear(envelope.payload, envelope);
        if (result !== undefined) watch(result, envelope, blame);
      } catch (error) {
        blame(envelope, error);
      }
    },
    end() {
      heardUntil = Number.POSITIVE_INFINITY;
    },
  };
}

/** Blames one part for what its subscriptions throw. */
export function createBlame(report: Report, kind: BusProblem['kind'], part: string): Blame {
  return (envelope, error) => report({ kind, part, contract: contractId(envelope), error });
}

/** A listener may be an async function: then it throws later. */
function watch(result: unknown, envelope: Envelope, blame: Blame): void {
  if (result instanceof Promise) result.catch((error: unknown) => blame(envelope, error));
}
