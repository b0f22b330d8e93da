/** Home and away. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** A planned game. It has no result: that is drawn by the operator's secret, and by nothing that is published. */
export interface Fixture {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch, or on the match clock. */
  readonly kickoff: { readonly on: 'calendar' | 'match'; readonly at: number };
  /**
   * The expected score of each side; in sports of sets, the share of
   * rallies (or tennis games, or rounds) each side wins; in disciplines
   * with kills, those of a map; in cricket about the runs of an innings.
   */
  readonly strength: Pair;
  /** A bet on a whole championship: it is found by its id, and no list of games has it. */
  readonly isOutright?: true;
  /** Of a race, which has no sides: the weights by which its order of arrival is drawn, by the numbers of the marbles. */
  readonly weights?: readonly number[];
}

/** A source of planned games. */
export interface FixtureSource {
  /** Games that begin in a time span; `match` is the span on the match clock. */
  between(real: Span, match: Span): Fixture[];
  find(id: number): Fixture | undefined;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}
