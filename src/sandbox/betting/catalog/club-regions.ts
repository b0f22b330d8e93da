import fixtures from '../../data/football/fixtures.json';
import { FOOTBALL_CHAMPS } from './football-champs';

let regions: ReadonlyMap<string, string> | undefined;

/** The region of a club's own league, also in a cup of several countries; null where no league of the data has the club. */
export function regionOfClub(club: string): string | null {
  regions ??= new Map(
    fixtures.flatMap(({ code, clubs }) => {
      const region = FOOTBALL_CHAMPS.find((champ) => champ.code === code)?.region;
      return region ? clubs.map((name) => [name, region] as const) : [];
    }),
  );
  return regions.get(club) ?? null;
}
