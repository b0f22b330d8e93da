import type { Queries } from '../database/database';

type Kind = 'deposit' | 'withdrawal';

const MINUTE = 60_000;
const MEASURED_MS = 30 * 1_440 * MINUTE;
/** With fewer ended ones nothing is measured. */
const ENOUGH = 10;
/** Where nothing is measured. */
const ASSUMED: Readonly<Record<Kind, number>> = {
  deposit: 10 * MINUTE,
  withdrawal: 1_440 * MINUTE,
};
/** What is promised is never less than this. */
const LEAST: Readonly<Record<Kind, number>> = { deposit: 2 * MINUTE, withdrawal: 10 * MINUTE };

const ENDED: Readonly<Record<Kind, string>> = {
  deposit: "SELECT changed_at - created_at AS ms FROM payments WHERE state = 'credited'",
  withdrawal: "SELECT changed_at - created_at AS ms FROM withdrawals WHERE state = 'paid'",
};

/** Milliseconds within which nine of ten deposits or withdrawals of the last 30 days have ended well. */
export async function usualMs(queries: Queries, kind: Kind, now: number): Promise<number> {
  const [measured] = await queries.query<{ count: number; ms: number | null }>(
    `SELECT count(*)::int AS count, percentile_disc(0.9) WITHIN GROUP (ORDER BY ms) AS ms
     FROM (${ENDED[kind]} AND created_at > $1) ended`,
    [now - MEASURED_MS],
  );
  if (!measured || measured.ms === null || measured.count < ENOUGH) return ASSUMED[kind];
  return Math.max(LEAST[kind], measured.ms);
}
