import type { Queries } from '../../platform/database/database';
import type { JackpotName } from './jackpot-rules';

/** A jackpot that can be won. */
export interface OpenJackpot {
  readonly id: number;
  readonly name: JackpotName;
  readonly poolAccountId: number;
  readonly level: number;
  /** The level that it began with. */
  readonly beganWith: number;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly threshold: number;
  readonly commitment: string;
}

type Row = {
  id: number;
  name: JackpotName;
  pool_account_id: number;
  level: number;
  began_with: number;
  starts_at: number | null;
  ends_at: number | null;
  threshold: number;
  commitment: string;
};

const SELECT_OPEN = `SELECT id, name, pool_account_id, level, began_with, starts_at, ends_at, threshold,
    commitment
  FROM jackpots WHERE ended_at IS NULL`;

/** The open jackpot of a name; it stays as it is until the transaction has ended. */
export async function lockOpen(
  queries: Queries,
  name: JackpotName,
): Promise<OpenJackpot | undefined> {
  const [row] = await queries.query<Row>(`${SELECT_OPEN} AND name = $1 FOR UPDATE`, [name]);
  return row && openOf(row);
}

export async function openJackpots(queries: Queries): Promise<OpenJackpot[]> {
  return (await queries.query<Row>(SELECT_OPEN)).map(openOf);
}

function openOf(row: Row): OpenJackpot {
  return {
    id: row.id,
    name: row.name,
    poolAccountId: row.pool_account_id,
    level: row.level,
    beganWith: row.began_with,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    threshold: row.threshold,
    commitment: row.commitment,
  };
}

/** A jackpot that has ended, with what proves its threshold. */
export type EndedJackpot = {
  readonly name: JackpotName;
  readonly at: number;
  /** Null: nobody played from its moment to its end, and the next one has its money. */
  readonly paid: number | null;
  readonly threshold: number;
  readonly salt: string;
  readonly commitment: string;
};

const MAX_ENDED = 10;

/** The last ones that have ended, the newest first. */
export async function endedJackpots(queries: Queries): Promise<EndedJackpot[]> {
  return queries.query<EndedJackpot>(
    `SELECT name, ended_at AS at, paid, threshold, salt, commitment FROM jackpots
     WHERE ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT ${MAX_ENDED}`,
  );
}

/** The jackpots that bets of a session of a game have won; minor units of its account. */
export async function jackpotsOfSession(
  queries: Queries,
  sessionId: number,
): Promise<{ name: JackpotName; payout: number }[]> {
  return queries.query<{ name: JackpotName; payout: number }>(
    `SELECT j.name, j.payout FROM jackpots j JOIN game_bets b ON b.id = j.game_bet_id
     WHERE b.session_id = $1 ORDER BY j.id`,
    [sessionId],
  );
}
