import { FOOTBALL } from '../../catalog/sports';
import { hash32, randomOf } from '../../../platform/random';
import type { FootballMatch } from './football-data';
import { footballMatches } from './football-data';
import type { Fixture, FixtureSource, Span } from '../fixture';
import { gameKey, slotId } from '../ids';

/** The interval of kick-offs, in milliseconds of play; a few matches of one round kick off together. */
const SLOT = 1_500_000;
const MATCHES_A_SLOT = 5;

/** A round in parts of about five matches. */
function pieces(round: readonly FootballMatch[]): FootballMatch[][] {
  const count = Math.max(1, Math.round(round.length / MATCHES_A_SLOT));
  const size = Math.ceil(round.length / count);
  return Array.from({ length: count }, (_, i) => round.slice(i * size, (i + 1) * size));
}

/** All rounds of all leagues in order; each league is spread evenly, so that its rounds do not overlap. */
function programme(seed: string): FootballMatch[][] {
  const byLeague = new Map<string, Map<number, FootballMatch[]>>();
  for (const match of footballMatches()) {
    const rounds = byLeague.get(match.champ.code) ?? new Map<number, FootballMatch[]>();
    byLeague.set(match.champ.code, rounds);
    rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
  }
  const random = randomOf(seed, 'programme');
  return [...byLeague.values()]
    .flatMap((rounds) => {
      const shift = random();
      const parts = [...rounds.values()].flatMap(pieces).filter(({ length }) => length > 2);
      return parts.map((matches, place) => ({ matches, at: (place + shift) / parts.length }));
    })
    .sort((a, b) => a.at - b.at)
    .map(({ matches }) => matches);
}

/** Football at any hour: round after round on the match clock. */
export function footballRoundTheClock(seed: string): FixtureSource {
  const slots = programme(seed);
  const offset = hash32(`${seed}/offset`) % slots.length;

  const fixtures = (slot: number): Fixture[] => {
    const matches = slots[(slot + offset) % slots.length] ?? [];
    return matches.map((match, place) => ({
      id: slotId(FOOTBALL, slot, place),
      sportId: FOOTBALL,
      champId: match.champ.id,
      home: match.home,
      away: match.away,
      kickoff: { on: 'match', at: slot * SLOT },
      strength: match.strength,
    }));
  };

  return {
    between(_real, match: Span) {
      const found: Fixture[] = [];
      for (let slot = Math.ceil(match.from / SLOT); slot * SLOT < match.to; slot++) {
        found.push(...fixtures(slot));
      }
      return found;
    },
    find(id) {
      const key = gameKey(id);
      if (key?.source !== 'slot' || key.sportId !== FOOTBALL) return undefined;
      return fixtures(key.slot)[key.place];
    },
  };
}
