import { FOOTBALL } from '../../catalog/sports';
import type { FootballMatch } from './football-data';
import { footballMatches } from './football-data';
import type { Fixture, FixtureSource, Span } from '../fixture';
import { footballCalendarId, gameKey } from '../ids';
import { timeOfLocal } from '../local-time';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** A Monday. */
const MONDAY = Date.UTC(2020, 0, 6);

interface Season {
  /** The index of the league's first match in all matches. */
  readonly from: number;
  readonly matches: readonly FootballMatch[];
  /** Weeks after which the season is repeated. */
  readonly weeks: number;
  /** In the league's local time. */
  readonly startsAt: number;
}

function seasons(): Season[] {
  const all = footballMatches();
  const found: Season[] = [];
  for (let from = 0; from < all.length;) {
    const code = all[from]?.champ.code;
    const next = all.findIndex((match, place) => place > from && match.champ.code !== code);
    const to = next === -1 ? all.length : next;
    const matches = all.slice(from, to);
    const times = matches.map(({ localAt }) => localAt);
    const first = Math.min(...times);
    const startsAt = MONDAY + Math.floor((first - MONDAY) / WEEK) * WEEK;
    found.push({
      from,
      matches,
      weeks: Math.floor((Math.max(...times) - startsAt) / WEEK) + 1,
      startsAt,
    });
    from = to;
  }
  return found;
}

/** The largest offset of a time zone from UTC. */
const FARTHEST = 14 * 3_600_000;

/**
 * The leagues' real calendars. A finished season is repeated, moved by whole weeks,
 * so that weekdays, rounds and local hours stay, and there is football on any date.
 * The real results are left out: everyone can look them up.
 */
export function footballCalendar(): FixtureSource {
  const all = footballMatches();
  const leagues = seasons();
  const length = (season: Season): number => season.weeks * WEEK;

  const startsAt = (season: Season, cycle: number, { champ, localAt }: FootballMatch): number =>
    timeOfLocal(champ.timeZone, localAt + cycle * length(season));

  const fixture = (
    season: Season,
    cycle: number,
    place: number,
    match: FootballMatch,
  ): Fixture => ({
    id: footballCalendarId(cycle, place),
    sportId: FOOTBALL,
    champId: match.champ.id,
    home: match.home,
    away: match.away,
    kickoff: { on: 'calendar', at: startsAt(season, cycle, match) },
    strength: match.strength,
  });

  return {
    between(real: Span) {
      return leagues.flatMap((season) => {
        const found: Fixture[] = [];
        const near = { from: real.from - FARTHEST, to: real.to + FARTHEST };
        const first = Math.floor((near.from - season.startsAt) / length(season));
        const last = Math.floor((near.to - season.startsAt) / length(season));
        for (let cycle = first; cycle <= last; cycle++) {
          const moved = cycle * length(season);
          for (const [place, match] of season.matches.entries()) {
            const local = match.localAt + moved;
            if (local < near.from || local >= near.to) continue;
            const at = startsAt(season, cycle, match);
            if (at >= real.from && at < real.to) {
              found.push(fixture(season, cycle, season.from + place, match));
            }
          }
        }
        return found;
      });
    },

    find(id) {
      const key = gameKey(id);
      if (key?.source !== 'football-calendar') return undefined;
      const match = all[key.place];
      const season = leagues.findLast(({ from }) => from <= key.place);
      return match && season ? fixture(season, key.cycle, key.place, match) : undefined;
    },
  };
}
