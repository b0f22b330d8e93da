import { FOOTBALL_CHAMPS } from '../catalog/football-champs';
import { footballMatches, type FootballMatch } from '../line/football-data';
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
    FOOTBALL_CHAMPS.filter(({ code }) => !CUPS.has(code)).map(({ id }) => [
      id,
      seasonFrom(footballMatches().filter(({ champ }) => champ.id === id)),
    ]),
  );
  return seasons.get(champId);
}

function seasonFrom(matches: readonly FootballMatch[]): Season {
  const inOrder = matches.toSorted((a, b) => a.localAt - b.localAt);
  const yearOf = (match: FootballMatch | undefined): number =>
    new Date(match?.localAt ?? 0).getUTCFullYear();
  const [from, to] = [yearOf(inOrder[0]), yearOf(inOrder.at(-1))];
  return {
    name: from === to ? String(from) : `${from}–${String(to).slice(-2)}`,
    rows: leagueTable(
      inOrder.flatMap(({ home, away, result }) =>
        result ? [{ home, away, score: result.full }] : [],
      ),
    ),
  };
}
