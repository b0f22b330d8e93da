import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import { ROSTER_CHAMPS } from '../sports/champs';
import { sportOf } from '../sports/sports';
import { footballMatches } from '../fixtures/football/football-data';
import { wordsOf } from '@grandstand/bus-contracts/domain/spelling';

/** A team, or a player of a sport without teams. */
export interface TeamFacts {
  readonly sportId: number;
  readonly name: string;
}

/** So many ids are kept in memory: each race of marbles has a name of its own. */
const MAX_KEPT = 5000;

const ids = new Map<string, string>();

/**
 * The id of a team. A name identifies one team in a sport, regardless of its league.
 * @example teamId(SPORT_IDS.football, 'FC Bayern München') // 'football-fc-bayern-munchen'
 */
export function teamId(sportId: number, name: string): string {
  const key = `${sportId} ${name}`;
  const id = ids.get(key) ?? [sportOf(sportId).slug, ...wordsOf(name)].join('-').slice(0, 99);
  ids.set(key, id);
  const [oldest = key] = ids.keys();
  if (ids.size > MAX_KEPT) ids.delete(oldest);
  return id;
}

let known: ReadonlyMap<string, TeamFacts> | undefined;

/** Every team of the data by its id, whether it plays soon or not. */
export function knownTeams(): ReadonlyMap<string, TeamFacts> {
  known ??= new Map(
    [
      ...footballMatches().flatMap(({ home, away }) =>
        [home, away].map((name) => ({ sportId: SPORT_IDS.football, name })),
      ),
      ...ROSTER_CHAMPS.flatMap(({ sportId, roster }) => roster.map((name) => ({ sportId, name }))),
    ].map((team) => [teamId(team.sportId, team.name), team]),
  );
  return known;
}
