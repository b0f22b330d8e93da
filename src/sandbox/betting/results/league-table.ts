import { alphabetical } from '@grandstand/bus-contracts/domain/places';
import type { Pair } from '../play/fixture';

/** A match with its result. */
export interface PlayedMatch {
  readonly home: string;
  readonly away: string;
  readonly score: Pair;
}

export type Outcome = 'won' | 'drawn' | 'lost';

/** A team's place in a league. */
export interface TableRow {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** Of the last matches, the newest last. */
  readonly form: readonly Outcome[];
}

const POINTS: Readonly<Record<Outcome, number>> = { won: 3, drawn: 1, lost: 0 };
const FORM_MATCHES = 5;
const byName = alphabetical('en');

/**
 * The table of a league: by points (three for a win, one for a draw), then by the difference of goals, then by goals.
 * @param matches in the order in which they were played
 */
export function leagueTable(matches: readonly PlayedMatch[]): TableRow[] {
  const rows = new Map<string, TableRow>();
  for (const { home, away, score } of matches) {
    rows.set(home, after(rows.get(home), home, score.home, score.away));
    rows.set(away, after(rows.get(away), away, score.away, score.home));
  }
  const difference = ({ scored, conceded }: TableRow): number => scored - conceded;
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.scored - a.scored ||
      byName(a.team, b.team),
  );
}

/** A team's row after one match more. */
function after(row: TableRow | undefined, team: string, ours: number, theirs: number): TableRow {
  const outcome: Outcome = ours > theirs ? 'won' : ours < theirs ? 'lost' : 'drawn';
  return {
    team,
    played: (row?.played ?? 0) + 1,
    won: (row?.won ?? 0) + Number(outcome === 'won'),
    drawn: (row?.drawn ?? 0) + Number(outcome === 'drawn'),
    lost: (row?.lost ?? 0) + Number(outcome === 'lost'),
    scored: (row?.scored ?? 0) + ours,
    conceded: (row?.conceded ?? 0) + theirs,
    points: (row?.points ?? 0) + POINTS[outcome],
    form: [...(row?.form ?? []), outcome].slice(-FORM_MATCHES),
  };
}
