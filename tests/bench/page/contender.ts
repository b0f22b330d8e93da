import type { Update } from './updates';

/** A way to show 2,000 prices. */
export interface Contender {
  readonly take: (update: Update) => void;
  /** Texts written so far. */
  readonly shown: () => number;
  readonly stop: () => void;
}
