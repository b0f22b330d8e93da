import { FOOTBALL_CHAMPS } from '../catalog/football-champs';
import { footballMatches } from '../fixtures/football/football-data';
import { knownMatches, type KnownMatch } from './known-matches';
import { leagueTable, type TableRow } from './league-table';

/** A season of a league. */
export interface Season {
  /** "2025" or "2025–26". */
  readonly name: string;
  readonly rows: readonly TableRow[];
}

/** Cups have groups and rounds, and no one table. */
const CUPS: ReadonlySet<string> = new Set(['copa.l']);

/** By the matches that are known, which are others on another day, and by the league. */
const seasons = new WeakMap<readonly KnownMatch[], Map<number, Season | undefined>>();

/** The table of a league's season, from the real results that are shown; undefined where there are none. */
export function seasonOf(champId: number, now: number): Season | undefined {
  const known = knownMatches(now);
  const made = seasons.get(known) ?? new Map<number, Season | undefined>();
  seasons.set(known, made);
  if (!made.has(champId)) made.set(champId, seasonFrom(known, champId));
  return made.get(champId);
}

function seasonFrom(known: readonly KnownMatch[], champId: number): Season | undefined {
  const league = FOOTBALL_CHAMPS.find(({ id }) => id === champId);
  if (!league || CUPS.has(league.code)) return undefined;
  const rows = leagueTable(
    known
      .filter(({ champ }) => champ.id === champId)
      .map(({ home, away, result }) => ({ home, away, score: result.full })),
  );
  return rows.length > 0 ? { name: yearsOf(champId), rows } : undefined;
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
