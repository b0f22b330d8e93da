/** Types of counters that the operator has: 4 a social network's, 8 a search engine's. */
export type CounterType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** The operator's counters: each type's code. */
export type Counters = ReadonlyMap<CounterType, string>;

/** What is counted: an event's number and name, and words and numbers of the site's own. */
export interface AnalyticsEvent {
  readonly id: number;
  readonly name: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Where events go. It is told nothing before consent, and after `forget` it holds nothing. */
export interface AnalyticsPort {
  /** Counting begins, or goes on under what is kept of this visitor. */
  start(counters: Counters): void;
  track(event: AnalyticsEvent): void;
  /** Drops what was counted and who was counted: after a refusal, and when a player goes. */
  forget(): void;
}
