import type { Queries, Row } from '../database/database';
import type { HomeAddress } from '../referral/same-address';
import type { StatedPerson, Trace } from './hold-rules';

/** What a hold waits for, or why it stays. */
export type HoldState = 'check' | 'people' | 'same';

/** Why a player may neither stake nor pay in. */
export interface Hold {
  readonly state: HoldState;
  /** Whether stakes go on: the excluded player has only stopped deposits. */
  readonly isDepositsOnly: boolean;
  /** When it ends by itself, in milliseconds; null: it is not known, or never. */
  readonly endsAt: number | null;
}

/**
 * A table of whether a player is kept from playing now, by their own wish or by the operator: a self-exclusion, a
 * deposit time-out, a ban, a closed account until it may be opened again. No row: they are not.
 * @param player An SQL expression of the player's id; `now` that of the time in milliseconds.
 */
export function exclusionOf(player: string, now: string): string {
  return `LATERAL (
    SELECT true AS is_excluded, min(since) AS since, bool_and(is_partial) AS is_partial,
      CASE WHEN bool_or(ends_at IS NULL) THEN NULL ELSE max(ends_at) END AS ends_at
    FROM (
      SELECT started_at AS since, limit_type = 33 AS is_partial, ends_at FROM player_limits
        WHERE player_id = ${player} AND limit_type IN (30, 33) AND started_at <= ${now}
          AND (ends_at IS NULL OR ends_at > ${now})
      UNION ALL
      SELECT NULL, false, NULL FROM players WHERE id = ${player} AND ban_level > 0
      UNION ALL
      SELECT closed_at, false, reopens_from FROM players
        WHERE id = ${player} AND closed_at IS NOT NULL
          AND (reopens_from IS NULL OR reopens_from > ${now})
    ) causes HAVING count(*) > 0)`;
}

/** The strongest first. */
const STATES: readonly HoldState[] = ['same', 'people', 'check'];

type HoldRow = { state: HoldState; is_partial: boolean | null; ends_at: number | null };

/** The hold of a player that counts now; null: none. */
export async function holdOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<Hold | null> {
  const rows = await queries.query<HoldRow>(
    `SELECT h.state, e.is_partial, coalesce(e.ends_at, h.ends_at) AS ends_at
     FROM holds h LEFT JOIN ${exclusionOf('h.other_id', '$2')} e ON true
     WHERE h.player_id = $1 AND h.state <> 'freed'
       AND (e.is_excluded OR (h.other_id IS NULL AND (h.ends_at IS NULL OR h.ends_at > $2)))`,
    [playerId, Math.floor(now)],
  );
  const state = STATES.find((each) => rows.some((row) => row.state === each));
  if (!state) return null;
  const ends = rows.filter((row) => row.state === state).map(({ ends_at }) => ends_at ?? Infinity);
  const last = Math.max(...ends);
  return {
    state,
    isDepositsOnly: rows.every(({ is_partial }) => is_partial === true),
    endsAt: state === 'same' && last !== Infinity ? last : null,
  };
}

type CandidateRow = Row &
  HomeAddress &
  StatedPerson & { id: number; traces: string; was_in_use: boolean };

/** An excluded player to whom something leads. */
export interface Candidate extends StatedPerson, HomeAddress {
  readonly id: number;
  readonly traces: readonly Trace[];
  readonly wasInUse: boolean;
}

const WAS_IN_USE = (player: string, since: string): string => `(
  EXISTS (SELECT 1 FROM stakes s WHERE s.player_id = ${player}
    AND (${since} IS NULL OR s.placed_at < ${since}))
  OR EXISTS (SELECT 1 FROM deposits d WHERE d.player_id = ${player}
    AND (${since} IS NULL OR d.at < ${since})))`;

/** The excluded players to whom traces of an account lead. */
export async function candidatesOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<Candidate[]> {
  const rows = await queries.query<CandidateRow>(
    `SELECT o.id, t.traces, o.name, f.surname, o.birthday, f.city, f.address,
       ${WAS_IN_USE('$1', 'e.since')} AS was_in_use
     FROM (SELECT other_id, string_agg(DISTINCT trace, ',') AS traces FROM shared_traces
           WHERE player_id = $1 GROUP BY other_id) t
       JOIN players o ON o.id = t.other_id
       LEFT JOIN profiles f ON f.player_id = o.id
       JOIN ${exclusionOf('o.id', '$2')} e ON true`,
    [playerId, Math.floor(now)],
  );
  return rows.map(({ traces, was_in_use: wasInUse, ...row }) => ({
    ...row,
    traces: traces.split(',') as Trace[],
    wasInUse,
  }));
}

/** The players whose accounts have a trace of one person in common with a player's. */
export async function relatedTo(queries: Queries, playerId: number): Promise<number[]> {
  const rows = await queries.query<{ id: number }>(
    `SELECT DISTINCT other_id AS id FROM shared_traces WHERE player_id = $1 AND trace <> 'network'`,
    [playerId],
  );
  return rows.map(({ id }) => id);
}

type AccountRow = Row &
  HomeAddress &
  StatedPerson & {
    mail: string | null;
    phone: string | null;
    is_proved: boolean;
    was_in_use: boolean;
  };

/** What an account says of its player, and whether a document has proved it. */
export interface HeldAccount extends StatedPerson, HomeAddress {
  readonly mail: string | null;
  readonly phone: string | null;
  readonly isProved: boolean;
  readonly wasInUse: boolean;
}

export async function accountOf(queries: Queries, playerId: number): Promise<HeldAccount | null> {
  const [row] = await queries.query<AccountRow>(
    `SELECT p.name, f.surname, p.birthday, f.city, f.address, p.mail, p.phone,
       EXISTS (SELECT 1 FROM documents d WHERE d.player_id = p.id AND d.type = 'passport'
         AND d.decided_at IS NOT NULL AND d.fault IS NULL AND NOT d.is_past) AS is_proved,
       ${WAS_IN_USE('p.id', 'NULL::bigint')} AS was_in_use
     FROM players p LEFT JOIN profiles f ON f.player_id = p.id WHERE p.id = $1`,
    [playerId],
  );
  if (!row) return null;
  const { is_proved: isProved, was_in_use: wasInUse, ...account } = row;
  return { ...account, isProved, wasInUse };
}
