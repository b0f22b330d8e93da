import { one } from '../../platform/database/database';
import type { Queries, Row } from '../../platform/database/database';
import type { HomeAddress } from './same-address';
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

/** An excluded player to whom something leads. */
export interface Candidate extends StatedPerson, HomeAddress {
  readonly id: number;
  readonly traces: readonly Trace[];
  /** When the exclusion began; null: it is not known. */
  readonly since: number | null;
}

type CandidateRow = Row &
  HomeAddress &
  StatedPerson & { id: number; since: number | null; traces: string };

/** The excluded players to whom traces of an account lead. */
export async function candidatesOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<Candidate[]> {
  const rows = await queries.query<CandidateRow>(
    `SELECT o.id, e.since, t.traces, o.name, f.surname, o.birthday, f.city, f.address
     FROM (SELECT other_id, string_agg(DISTINCT trace, ',') AS traces FROM shared_traces
           WHERE player_id = $1 GROUP BY other_id) t
       JOIN players o ON o.id = t.other_id
       LEFT JOIN profiles f ON f.player_id = o.id
       JOIN ${exclusionOf('o.id', '$2')} e ON true`,
    [playerId, Math.floor(now)],
  );
  return rows.map(({ traces, ...row }) => ({ ...row, traces: traces.split(',') as Trace[] }));
}

/** The players whose accounts have a trace of one person in common with a player's. */
export async function relatedTo(queries: Queries, playerId: number): Promise<number[]> {
  const rows = await queries.query<{ id: number }>(
    `SELECT DISTINCT other_id AS id FROM shared_traces WHERE player_id = $1 AND trace <> 'network'`,
    [playerId],
  );
  return rows.map(({ id }) => id);
}

/** What an account says of its player. */
export interface ComparedAccount extends StatedPerson, HomeAddress {
  readonly mail: string | null;
  readonly phone: string | null;
  /** Whether personal data were saved. */
  readonly hasProfile: boolean;
  /** Whether it has a hold that is not over, of any cause. */
  readonly isHeld: boolean;
}

export async function accountOf(
  queries: Queries,
  playerId: number,
): Promise<ComparedAccount | null> {
  const [row] = await queries.query<Row & ComparedAccount>(
    `SELECT p.name, f.surname, p.birthday, f.city, f.address, p.mail, p.phone,
       f.player_id IS NOT NULL AS "hasProfile",
       EXISTS (SELECT 1 FROM holds h WHERE h.player_id = p.id AND h.state <> 'freed') AS "isHeld"
     FROM players p LEFT JOIN profiles f ON f.player_id = p.id WHERE p.id = $1`,
    [playerId],
  );
  return row ?? null;
}

/** What decides beside the traces, once there are any: each sign-in compares, and most accounts have none. */
export interface Standing {
  /** Whether an identity document of the account's player is accepted. */
  readonly isProved: boolean;
  /** When the account was staked with or paid into for the first time; null: never. */
  readonly usedSince: number | null;
}

export async function standingOf(queries: Queries, playerId: number): Promise<Standing> {
  return one(
    await queries.query<Row & Standing>(
      `SELECT EXISTS (SELECT 1 FROM documents d WHERE d.player_id = $1 AND d.type = 'passport'
           AND d.decided_at IS NOT NULL AND d.fault IS NULL AND NOT d.is_past) AS "isProved",
         least((SELECT min(placed_at) FROM stakes WHERE player_id = $1),
           (SELECT min(at) FROM deposits WHERE player_id = $1)) AS "usedSince"`,
      [playerId],
    ),
  );
}
