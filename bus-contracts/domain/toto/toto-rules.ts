import type { TotoSection } from '../../answers/draws/toto-draw';

/** A share of a draw's pool, for all coupons with at least so many hits. */
export interface TotoShare {
  readonly hits: number;
  /** Of the pool. */
  readonly percent: number;
}

/** What a coupon in a section's draws consists of, and how its pool is shared. */
export interface TotoRules {
  readonly matches: number;
  /** The symbols of the outcomes of a match, in their order. */
  readonly outcomes: string;
  /** The one with the most hits first. */
  readonly shares: readonly TotoShare[];
}

/** What the operator keeps of a pool. */
export const HOUSE_PERCENT = 10;
/** The part of the jackpot that all hits win, by the number of void matches; with more of them the draw is void. */
export const JACKPOT_PERCENTS: readonly number[] = [100, 35, 15];
/** The greatest goals of a side that an exact score tells apart. */
const MAX_GOALS = 3;

const RESULT = '1X2';
const WINNER = '12';
/** A letter for each score from 0:0 to 3:3; three stands for three or more. */
const SCORE = 'abcdefghijklmnop';

const FIFTEEN: TotoRules = {
  matches: 15,
  outcomes: RESULT,
  shares: sharesOf([
    [15, 5],
    [14, 5],
    [13, 5],
    [12, 5],
    [11, 10],
    [10, 20],
    [9, 40],
  ]),
};
const OF_TWELVE = sharesOf([
  [12, 10],
  [11, 10],
  [10, 10],
  [9, 20],
  [8, 40],
]);
const TWELVE: TotoRules = { matches: 12, outcomes: RESULT, shares: OF_TWELVE };

const RULES: Readonly<Record<TotoSection, TotoRules>> = {
  fifteen: FIFTEEN,
  'correct-score': {
    matches: 8,
    outcomes: SCORE,
    shares: sharesOf([
      [8, 10],
      [7, 10],
      [6, 10],
      [5, 10],
      [4, 10],
      [3, 40],
    ]),
  },
  football: TWELVE,
  'ice-hockey': TWELVE,
  basketball: {
    matches: 12,
    outcomes: WINNER,
    shares: sharesOf([
      [12, 20],
      [11, 30],
      [10, 40],
    ]),
  },
  'cyber-football': TWELVE,
  'cyber-sport': { ...TWELVE, outcomes: WINNER },
};

export function totoRules(section: TotoSection): TotoRules {
  return RULES[section];
}

function sharesOf(shares: readonly (readonly [hits: number, percent: number])[]): TotoShare[] {
  return shares.map(([hits, percent]) => ({ hits, percent }));
}

interface TotoScore {
  readonly home: number;
  readonly away: number;
}

/** The outcome of a match with a final score; null where the section has none for it. */
export function outcomeOf({ outcomes }: TotoRules, { home, away }: TotoScore): string | null {
  if (outcomes === SCORE) {
    const place = Math.min(home, MAX_GOALS) * (MAX_GOALS + 1) + Math.min(away, MAX_GOALS);
    return outcomes[place] ?? null;
  }
  const symbol = home > away ? '1' : home < away ? '2' : 'X';
  return outcomes.includes(symbol) ? symbol : null;
}

/** How an outcome is written: the symbol, or the score that it stands for: "2:1", "3+:0". */
export function outcomeLabel({ outcomes }: TotoRules, symbol: string): string {
  if (outcomes !== SCORE) return symbol;
  const place = outcomes.indexOf(symbol);
  const goals = (count: number): string => (count === MAX_GOALS ? `${count}+` : String(count));
  return `${goals(Math.floor(place / (MAX_GOALS + 1)))}:${goals(place % (MAX_GOALS + 1))}`;
}
