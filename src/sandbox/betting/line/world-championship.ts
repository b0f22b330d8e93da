import { WORLD_CHAMPIONSHIP as CHAMP } from '../catalog/world-championship';
import { randomOf, shuffled } from '../../platform/random';
import type { Fixture, FixtureSource, Span } from './fixture';
import { gameKey, slotId } from './ids';
import { planned } from './rosters';

/** The interval at which the rounds of an edition begin, in milliseconds of the match clock: longer than any match. */
export const ROUND = 16_000_000;
/** Every side plays every other one once. */
export const ROUNDS = CHAMP.roster.length - 1;
/** After the last round the championship is over for a while; then the next edition is announced. */
const EDITION = (ROUNDS + 1) * ROUND;
const ANNOUNCED_BEFORE = 0.6 * ROUND;
/** Other games of the sport have the places before in their slots. */
const FIRST_PLACE = 3;
const OUTRIGHT_PLACE = 9;

export function editionStart(edition: number): number {
  return edition * EDITION;
}

/** The edition that is announced, is played, or was played last at a time of the match clock. */
export function editionAt(match: number): number {
  return Math.floor((match + ANNOUNCED_BEFORE) / EDITION);
}

/** Who plays whom in a round: all but the first side move on by one place (the circle method). */
function pairsOf(sides: readonly number[], round: number): [number, number][] {
  const [first = 0, ...others] = sides;
  const turned = [...others.slice(round), ...others.slice(0, round)];
  const circle = [first, ...turned];
  return Array.from({ length: circle.length / 2 }, (_, place) => {
    const [one = 0, other = 0] = [circle[place], circle[circle.length - 1 - place]];
    return round % 2 === 0 ? [one, other] : [other, one];
  });
}

/** The matches of an edition, round by round. */
export function editionFixtures(seed: string, edition: number): readonly Fixture[] {
  const sides = shuffled(
    randomOf(seed, CHAMP.id, 'edition', edition),
    CHAMP.roster.map((_, place) => place),
  );
  return Array.from({ length: ROUNDS }, (_, round) =>
    pairsOf(sides, round).map((pair, place) => {
      const id = slotId(CHAMP.sportId, edition * ROUNDS + round, FIRST_PLACE + place);
      const at = editionStart(edition) + round * ROUND;
      return planned(CHAMP, pair, id, { on: 'match', at });
    }),
  ).flat();
}

/** The bet on the winner of an edition; it begins with the last round. */
export function outrightOf(edition: number): Fixture {
  return {
    id: slotId(CHAMP.sportId, edition * ROUNDS + ROUNDS - 1, OUTRIGHT_PLACE),
    sportId: CHAMP.sportId,
    champId: CHAMP.id,
    home: 'T20 World Championship',
    away: 'Winner',
    kickoff: { on: 'match', at: editionStart(edition) + (ROUNDS - 1) * ROUND },
    strength: { home: 0, away: 0 },
    isOutright: true,
  };
}

/** The edition of a game of the championship. */
export function editionOfGame(id: number): number | null {
  const key = gameKey(id);
  if (key?.source !== 'slot' || key.sportId !== CHAMP.sportId) return null;
  return key.place < FIRST_PLACE ? null : Math.floor(key.slot / ROUNDS);
}

/** The matches of the championship, and the bets on its winners. */
export function worldChampionship(seed: string): FixtureSource {
  return {
    between(_: Span, match: Span) {
      const found: Fixture[] = [];
      const last = Math.floor(match.to / EDITION);
      for (let edition = Math.floor(match.from / EDITION); edition <= last; edition++) {
        found.push(
          ...editionFixtures(seed, edition).filter(
            ({ kickoff: { at } }) => at >= match.from && at < match.to,
          ),
        );
      }
      return found;
    },
    find(id) {
      const edition = editionOfGame(id);
      if (edition === null) return undefined;
      const outright = outrightOf(edition);
      if (outright.id === id) return outright;
      return editionFixtures(seed, edition).find((fixture) => fixture.id === id);
    },
  };
}
