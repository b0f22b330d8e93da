import type { RosterChamp } from '../catalog/roster-champs';
import { ROSTER_CHAMPS } from '../catalog/roster-champs';
import {
  BASKETBALL,
  CRICKET,
  CS2,
  DOTA_2,
  EBASKETBALL,
  EFOOTBALL,
  FOOTBALL,
  ICE_HOCKEY,
  LOL,
  TENNIS,
  VALORANT,
  VOLLEYBALL,
} from '../catalog/sports';
import { USUAL_RUNS } from '../play/cricket/balls';
import { randomOf, shuffled } from '../../platform/random';
import type { Fixture, FixtureSource, Pair, Span } from './fixture';
import { dayId, gameKey, slotId } from './ids';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const ORIGIN = Date.UTC(2020, 0, 1);
/** The interval on the match clock at which a few games of each sport begin. */
const SLOT = 2_500_000;
const GAMES_A_SLOT = 3;
/** A match of cricket is the longest: more of them are in play at the same time. */
const CRICKET_GAMES_A_SLOT = 1;
const GAMES_A_DAY = 4;
const FIRST_HOUR = 9;

const ROSTER_SPORTS = [TENNIS, BASKETBALL, ICE_HOCKEY, VOLLEYBALL, CRICKET];

const champsBySport = new Map(
  ROSTER_SPORTS.map((sportId) => [
    sportId,
    ROSTER_CHAMPS.filter((champ) => champ.sportId === sportId),
  ]),
);

/** The strengths of the sides, by the distance of their places in the roster; of disciplines with kills, the kills of a map; of cricket, about the runs of an innings. */
function strengthOf(sportId: number, gap: number): Pair {
  switch (sportId) {
    case TENNIS:
      return { home: 0.5 + gap * 0.13, away: 0.5 - gap * 0.13 };
    case VOLLEYBALL:
      return { home: 0.505 + gap * 0.045, away: 0.495 - gap * 0.045 };
    case BASKETBALL:
      return { home: 83 + gap * 9, away: 80 - gap * 9 };
    case CRICKET:
      return { home: USUAL_RUNS + gap * 24, away: USUAL_RUNS - gap * 24 };
    case CS2:
    case VALORANT:
      return { home: 0.5 + gap * 0.06, away: 0.5 - gap * 0.06 };
    case DOTA_2:
      return { home: 20 + gap * 6, away: 20 - gap * 6 };
    case LOL:
      return { home: 12.5 + gap * 4, away: 12.5 - gap * 4 };
    case EFOOTBALL:
      return { home: 2.1 + gap * 0.7, away: 2 - gap * 0.7 };
    case EBASKETBALL:
      return { home: 50 + gap * 5, away: 49 - gap * 5 };
    default:
      return { home: 2.9 + gap * 0.9, away: 2.6 - gap * 0.9 };
  }
}

/** The strengths of equal sides. */
export function usualStrength(sportId: number): Pair {
  return sportId === FOOTBALL ? { home: 1.5, away: 1.2 } : strengthOf(sportId, 0);
}

/**
 * Draws who plays whom.
 * @remarks A pair may meet around the clock and on the coming days at the same time. It has another
 * side at home there, so that no two games of a list have the same name.
 */
export function pairings(
  champ: RosterChamp,
  on: Fixture['kickoff']['on'],
  count: number,
  ...key: (string | number)[]
): [number, number][] {
  const drawn = shuffled(
    randomOf(...key),
    champ.roster.map((_, place) => place),
  );
  return Array.from({ length: Math.min(count, Math.floor(drawn.length / 2)) }, (_, i) => {
    const [one = 0, other = 0] = drawn.slice(2 * i);
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const isLowAtHome = ((low + high) % 2 === 0) === (on === 'match');
    return isLowAtHome ? [low, high] : [high, low];
  });
}

/** The game of a pair of a roster. */
export function planned(
  champ: RosterChamp,
  [home, away]: [number, number],
  id: number,
  kickoff: Fixture['kickoff'],
): Fixture {
  return {
    id,
    sportId: champ.sportId,
    champId: champ.id,
    home: champ.roster[home] ?? '',
    away: champ.roster[away] ?? '',
    kickoff,
    strength: strengthOf(champ.sportId, (away - home) / champ.roster.length),
  };
}

/** Random games of rosters: some around the clock, others on the coming days. */
export function rosterGames(seed: string): FixtureSource {
  const onSlot = (sportId: number, slot: number): Fixture[] => {
    const champs = champsBySport.get(sportId) ?? [];
    const champ = champs[slot % champs.length];
    if (!champ) return [];
    const count = sportId === CRICKET ? CRICKET_GAMES_A_SLOT : GAMES_A_SLOT;
    return pairings(champ, 'match', count, seed, sportId, 'slot', slot).map((pair, place) =>
      planned(champ, pair, slotId(sportId, slot, place), { on: 'match', at: slot * SLOT }),
    );
  };

  const onDay = (sportId: number, day: number): Fixture[] =>
    (champsBySport.get(sportId) ?? []).flatMap((champ, champPlace) => {
      const random = randomOf(seed, 'hours', champ.id, day);
      return pairings(champ, 'calendar', GAMES_A_DAY, seed, champ.id, 'day', day).map(
        (pair, place) => {
          const halfHours = Math.floor(random() * 28);
          const at = ORIGIN + day * DAY + FIRST_HOUR * HOUR + (halfHours * HOUR) / 2;
          const id = dayId(sportId, day, champPlace * GAMES_A_DAY + place);
          return planned(champ, pair, id, { on: 'calendar', at });
        },
      );
    });

  return {
    between(real: Span, match: Span) {
      const found: Fixture[] = [];
      for (const sportId of ROSTER_SPORTS) {
        for (let slot = Math.ceil(match.from / SLOT); slot * SLOT < match.to; slot++) {
          found.push(...onSlot(sportId, slot));
        }
        const first = Math.floor((real.from - ORIGIN) / DAY) - 1;
        for (let day = first; ORIGIN + day * DAY < real.to; day++) {
          const games = onDay(sportId, day);
          found.push(...games.filter(({ kickoff: { at } }) => at >= real.from && at < real.to));
        }
      }
      return found;
    },
    find(id) {
      const key = gameKey(id);
      if (key?.source === 'slot') {
        return onSlot(key.sportId, key.slot).find((fixture) => fixture.id === id);
      }
      if (key?.source === 'day') {
        return onDay(key.sportId, key.day).find((fixture) => fixture.id === id);
      }
      return undefined;
    },
  };
}
