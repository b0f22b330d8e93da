import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import type { TotoDraw } from '@grandstand/bus-contracts/answers';
import { totoRules, type TotoSection } from '@grandstand/bus-contracts/domain/toto';
import { champOf } from '../../betting/sports/champs';
import type { LineGame } from '../../betting/match/listed-game';
import type { Match } from '../../betting/match/match';

/** Draws that follow one another. */
export interface Series {
  readonly section: TotoSection;
  readonly rhythm: TotoDraw['rhythm'];
}

/** The sports of a section. */
const SPORTS: Readonly<Record<TotoSection, readonly number[]>> = {
  fifteen: [SPORT_IDS.football],
  'correct-score': [SPORT_IDS.football],
  football: [SPORT_IDS.football],
  'ice-hockey': [SPORT_IDS['ice-hockey']],
  basketball: [SPORT_IDS.basketball],
  'cyber-football': [SPORT_IDS.efootball],
  'cyber-sport': [SPORT_IDS.cs2, SPORT_IDS['dota-2'], SPORT_IDS.lol, SPORT_IDS.valorant],
};

export const SERIES: readonly Series[] = [
  { section: 'fifteen', rhythm: 'weekend' },
  { section: 'fifteen', rhythm: 'quick' },
  { section: 'correct-score', rhythm: 'quick' },
  { section: 'football', rhythm: 'quick' },
  { section: 'ice-hockey', rhythm: 'quick' },
  { section: 'basketball', rhythm: 'quick' },
  { section: 'cyber-football', rhythm: 'quick' },
  { section: 'cyber-sport', rhythm: 'quick' },
];

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The 1st of January 1970 was a Thursday. */
const FIRST_SATURDAY = 2 * DAY;
const WEEK = 7 * DAY;
/** How long a draw takes coupons at least. */
const MIN_SALE = { quick: 5 * MINUTE, weekend: 60 * MINUTE };

/**
 * The matches of the next draw of a series, in the order of their kick-offs; null where the line has too few.
 */
export function planned(
  games: Iterable<LineGame>,
  { section, rhythm }: Series,
  { from, now }: { readonly from: number; readonly now: number },
): readonly Match[] | null {
  const earliest = Math.max(from, now) + MIN_SALE[rhythm];
  const weekend = weekendAfter(earliest);
  const isIn = ({ fixture, startsAt }: Match): boolean =>
    rhythm === 'quick'
      ? fixture.kickoff.on === 'match' && startsAt >= earliest
      : fixture.kickoff.on === 'calendar' && startsAt >= weekend && startsAt < weekend + 2 * DAY;
  const found = upcoming(games, section).filter(isIn);
  const order = rhythm === 'quick' ? byStart : byRank;
  return firstOf(found.toSorted(order), totoRules(section).matches);
}

/** The next matches of a section's sports that begin after a time; null where the line has too few. */
export function nextMatches(
  games: Iterable<LineGame>,
  section: TotoSection,
  from: number,
): readonly Match[] | null {
  const found = upcoming(games, section).filter(({ startsAt }) => startsAt > from);
  return firstOf(found.toSorted(byStart), totoRules(section).matches);
}

function upcoming(games: Iterable<LineGame>, section: TotoSection): Match[] {
  const sports = SPORTS[section];
  return [...games]
    .filter(({ state }) => state.phase === 'upcoming')
    .map(({ match }) => match)
    .filter(({ fixture }) => sports.includes(fixture.sportId));
}

function firstOf(matches: readonly Match[], count: number): readonly Match[] | null {
  return matches.length < count ? null : matches.slice(0, count).toSorted(byStart);
}

function byStart(one: Match, other: Match): number {
  return one.startsAt - other.startsAt || one.id - other.id;
}

/** Matches of the best championships first. */
function byRank(one: Match, other: Match): number {
  const rank = ({ fixture }: Match): number => (champOf(fixture.champId).isTop ? 0 : 1);
  return rank(one) - rank(other) || byStart(one, other);
}

/** The first Saturday that begins at a time or after it. */
function weekendAfter(time: number): number {
  return FIRST_SATURDAY + Math.ceil((time - FIRST_SATURDAY) / WEEK) * WEEK;
}
