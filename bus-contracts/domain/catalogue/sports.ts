/** Ids of sports in calls, by their slugs in paths. */
export const SPORT_IDS = {
  football: 1,
  'ice-hockey': 2,
  basketball: 3,
  tennis: 4,
  cricket: 5,
  volleyball: 6,
  marbles: 7,
  cs2: 41,
  'dota-2': 42,
  lol: 43,
  valorant: 44,
  efootball: 45,
  ebasketball: 46,
} as const;

export type SportSlug = keyof typeof SPORT_IDS;

/** The periods of a match; their names are in the dictionary of lists under `line.period`. */
export type PeriodKind = 'half' | 'set' | 'quarter' | 'period' | 'inning' | 'map';

/** Sports that the embedded operator does not offer, and whose periods the site knows. */
type OtherSport = 'handball' | 'table-tennis' | 'badminton';

/** Sports whose periods have no other name, as those of an unknown sport. */
type OfPeriods = 'ice-hockey' | 'marbles';

const PERIODS: Readonly<Record<Exclude<SportSlug, OfPeriods> | OtherSport, PeriodKind>> = {
  football: 'half',
  handball: 'half',
  tennis: 'set',
  'table-tennis': 'set',
  volleyball: 'set',
  badminton: 'set',
  basketball: 'quarter',
  cricket: 'inning',
  cs2: 'map',
  'dota-2': 'map',
  lol: 'map',
  valorant: 'map',
  efootball: 'half',
  ebasketball: 'quarter',
};
const PERIOD_BY_SLUG: Readonly<Record<string, PeriodKind>> = PERIODS;

/** What the periods of a sport are. In the scripts of the first page. */
export function periodKind(sportSlug: string): PeriodKind {
  return PERIOD_BY_SLUG[sportSlug] ?? 'period';
}

/** What a score counts. */
export type ScoreUnit =
  | 'goals'
  | 'points'
  | 'runs'
  | 'sets'
  | 'games'
  | 'maps'
  | 'rounds'
  | 'kills';

/** What the score of a match counts, and that of one of its periods. */
export interface SportUnits {
  readonly match: ScoreUnit;
  readonly period: ScoreUnit;
}

const POINTS: SportUnits = { match: 'points', period: 'points' };
const GOALS: SportUnits = { match: 'goals', period: 'goals' };

const UNITS: Readonly<Record<SportSlug, SportUnits>> = {
  football: GOALS,
  'ice-hockey': GOALS,
  basketball: POINTS,
  tennis: { match: 'sets', period: 'games' },
  cricket: { match: 'runs', period: 'runs' },
  volleyball: { match: 'sets', period: 'points' },
  marbles: POINTS,
  cs2: { match: 'maps', period: 'rounds' },
  'dota-2': { match: 'maps', period: 'kills' },
  lol: { match: 'maps', period: 'kills' },
  valorant: { match: 'maps', period: 'rounds' },
  efootball: GOALS,
  ebasketball: POINTS,
};

/** What the scores of a sport count, by its id; points where the sport is unknown. */
export function sportUnits(sportId: number): SportUnits {
  const slugs = Object.keys(SPORT_IDS) as SportSlug[];
  const slug = slugs.find((one) => SPORT_IDS[one] === sportId);
  return slug ? UNITS[slug] : POINTS;
}

/** Whether the score of a match counts the periods that are won, its sets or maps. */
export function countsPeriods({ match }: SportUnits): boolean {
  return match === 'sets' || match === 'maps';
}
