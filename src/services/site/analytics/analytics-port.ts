/** Types of counters that the operator has: 4 a social network's, 8 a search engine's. */
export type CounterType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** The operator's counters: each type's code. */
export type Counters = ReadonlyMap<CounterType, string>;

/** A counted event: its number and name, and facts in the site's own words and numbers. */
export interface AnalyticsEvent {
  readonly id: number;
  readonly name: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The destination of events. It gets none before consent, and keeps none after `forget`. */
export interface AnalyticsPort {
  /** Starts counting, under the stored id of this visitor if there is one. */
  start(counters: Counters): void;
  track(event: AnalyticsEvent): void;
  /** Drops events and visitor: after a refusal, and when a player leaves. */
  forget(): void;
}
