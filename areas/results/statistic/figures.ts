import type { ClubMatch } from '@grandstand/bus-contracts/answers';

export type Outcome = 'won' | 'drawn' | 'lost';

/** A match as one of its teams sees it. */
export interface Side {
  readonly isHome: boolean;
  readonly scored: number;
  readonly conceded: number;
  /** Goals of the team by half-time; null: unknown. */
  readonly byHalf: number | null;
  readonly outcome: Outcome;
}

/** A share of matches from 0 to 1, or an average a match, with the number of matches that it is of. */
export interface Figure {
  readonly key: string;
  readonly kind: 'share' | 'average';
  readonly value: number;
  readonly matches: number;
}

/** A match from the side of a team that plays in it. */
export function sideOf({ home, score, half }: ClubMatch, teamId: string): Side {
  const isHome = home.id === teamId;
  const [scored, conceded] = isHome ? [score.home, score.away] : [score.away, score.home];
  return {
    isHome,
    scored,
    conceded,
    byHalf: half && (isHome ? half.home : half.away),
    outcome: scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn',
  };
}

/** The figures of a team; those of no match at all are left out. */
export function figuresOf(sides: readonly Side[]): readonly Figure[] {
  const home = sides.filter(({ isHome }) => isHome);
  const away = sides.filter(({ isHome }) => !isHome);
  const halves = sides.flatMap(({ byHalf, scored }) =>
    byHalf === null ? [] : [{ first: byHalf, second: scored - byHalf }],
  );
  const figures: Figure[] = [
    share('won', sides, ({ outcome }) => outcome === 'won'),
    share('drawn', sides, ({ outcome }) => outcome === 'drawn'),
    share('lost', sides, ({ outcome }) => outcome === 'lost'),
    share('wonHome', home, ({ outcome }) => outcome === 'won'),
    share('wonAway', away, ({ outcome }) => outcome === 'won'),
    average('scored', sides, ({ scored }) => scored),
    average('conceded', sides, ({ conceded }) => conceded),
    average('firstHalf', halves, ({ first }) => first),
    average('secondHalf', halves, ({ second }) => second),
    share('bothScored', sides, ({ scored, conceded }) => scored > 0 && conceded > 0),
    share('overTwo', sides, ({ scored, conceded }) => scored + conceded > 2),
    share('noneConceded', sides, ({ conceded }) => conceded === 0),
  ];
  return figures.filter(({ matches }) => matches > 0);
}

function share<Row>(key: string, rows: readonly Row[], is: (row: Row) => boolean): Figure {
  return { ...average(key, rows, (row) => Number(is(row))), kind: 'share' };
}

function average<Row>(key: string, rows: readonly Row[], of: (row: Row) => number): Figure {
  const sum = rows.reduce((total, row) => total + of(row), 0);
  return { key, kind: 'average', value: sum / rows.length, matches: rows.length };
}

const STREAKS: Readonly<Record<string, (side: Side) => boolean>> = {
  winning: ({ outcome }) => outcome === 'won',
  unbeaten: ({ outcome }) => outcome !== 'lost',
  winless: ({ outcome }) => outcome !== 'won',
  scoring: ({ scored }) => scored > 0,
};
/** One match is no streak. */
const MIN_LENGTH = 2;

/** How many of the last matches in a row were such. @param sides the newest first */
export function streaksOf(
  sides: readonly Side[],
): readonly { readonly key: string; readonly matches: number }[] {
  return Object.entries(STREAKS).flatMap(([key, is]) => {
    const end = sides.findIndex((side) => !is(side));
    const matches = end === -1 ? sides.length : end;
    return matches < MIN_LENGTH ? [] : [{ key, matches }];
  });
}

/** The number of matches of each outcome. */
export function outcomesOf(sides: readonly Side[]): Readonly<Record<Outcome, number>> {
  const count = (outcome: Outcome): number =>
    sides.filter((side) => side.outcome === outcome).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}
