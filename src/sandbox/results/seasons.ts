import { FOOTBALL_CHAMPS } from '../catalog/football-champs';
import { footballMatches } from '../line/football-data';
import { leagueTable, type TableRow } from './league-table';

/** A season of a league. */
export interface Season {
  /** "2025" or "2025–26". */
  readonly name: string;
  readonly rows: readonly TableRow[];
}

/** Cups have groups and rounds, and no one table. */
const CUPS: ReadonlySet<string> = new Set(['copa.l']);

let seasons: ReadonlyMap<number, Season> | undefined;

/** The table of a league's season, from the results in the data; undefined for another championship. */
export function seasonOf(champId: number): Season | undefined {
  seasons ??= new Map(
    FOOTBALL_CHAMPS.filter(({ code }) => !CUPS.has(code)).map(({ id }) => [id, seasonFrom(id)]),
  );
  return seasons.get(champId);
}

function seasonFrom(champId: number): Season {
  const inOrder = footballMatches()
    .filter(({ champ }) => champ.id === champId)
    .toSorted((a, b) => a.localAt - b.localAt);
  return {
    name: yearsOf(champId),
    rows: leagueTable(
      inOrder.flatMap(({ home, away, result }) =>
        result ? [{ home, away, score: result.full }] : [],
      ),
    ),
  };
}

const years = new Map<number, string>();

/** The years of a championship's season in the data: "2025" or "2025–26". */
export function yearsOf(champId: number): string {
  const known = years.get(champId);
  if (known !== undefined) return known;
  const times = footballMatches()
    .filter(({ champ }) => champ.id === champId)
    .map(({ localAt }) => localAt);
  const [from, to] = [Math.min(...times), Math.max(...times)].map((time) =>
    new Date(time).getUTCFullYear(),
  );
  const name = from === to ? String(from) : `${from}–${String(to).slice(-2)}`;
  years.set(champId, name);
  return name;
}
