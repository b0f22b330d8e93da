/** Home and away. */
export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** A game as it is planned; how it goes is drawn from it and the seed. */
export interface Fixture {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly home: string;
  readonly away: string;
  /** On the calendar: milliseconds since the epoch; else on the match clock. */
  readonly kickoff: { readonly on: 'calendar' | 'match'; readonly at: number };
  /**
   * What the sides are expected to score in all; for games of sets, the share of
   * rallies (or tennis games) each side wins.
   */
  readonly strength: Pair;
  /** The result it had in life; null where it has none. */
  readonly result: { readonly full: Pair; readonly half: Pair | null } | null;
}

/** What plans games: finds them by time and by id. */
export interface FixtureSource {
  /** Games that begin between two times; `match` bounds those planned on the match clock. */
  between(real: Span, match: Span): Fixture[];
  find(id: number): Fixture | undefined;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}
