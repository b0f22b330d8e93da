import type { Clock } from '@grandstand/bus-contracts';
import type { OperatorClient } from './operator-client';

const HELLO_PATH = '/partner-api/v1/hello';
const EVERY = 30_000;

/** What a program reports to the operator about itself. */
export interface HelloFacts {
  /** The program's origin, as browsers reach it. */
  readonly origin: string;
  readonly version: string;
}

interface HelloOptions {
  readonly operator: OperatorClient;
  readonly clock: Pick<Clock, 'after'>;
  readonly facts: HelloFacts;
  /** Hears after each hello whether the operator accepted it. */
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** Says hello to the operator now and every 30 s; returns a function that ends it. */
export function keepSayingHello({ operator, clock, facts, onAnswer }: HelloOptions): () => void {
  let cancel = (): void => {};
  const greet = (): void => {
    cancel = clock.after(EVERY, greet);
    // An operator that can't be reached gets the next report in 30 s.
    operator.post(HELLO_PATH, facts).then(onAnswer, () => onAnswer(false));
  };
  greet();
  return () => cancel();
}
