import type { PayMethod } from '@grandstand/bus-contracts/domain';
import type { Queries } from '../../platform/database/database';
import { wayOf } from './ways/ways';

/** A deposit by a way, or a withdrawal. */
type Kind = PayMethod | 'withdrawal';

const MINUTE = 60_000;
const MEASURED_MS = 30 * 1_440 * MINUTE;
/** With fewer ended ones nothing is measured. */
const ENOUGH = 10;
/** What is promised is never less than this. */
const MIN_DEPOSIT = 2 * MINUTE;
const MIN_WITHDRAWAL = 10 * MINUTE;
/** Of a withdrawal, where nothing is measured. */
const ASSUMED = 1_440 * MINUTE;

const DEPOSITS = `SELECT changed_at - created_at AS ms FROM payments
  WHERE state = 'credited' AND method = $2 AND created_at > $1`;
const WITHDRAWALS = `SELECT changed_at - created_at AS ms FROM withdrawals
  WHERE state = 'paid' AND $2 = 'withdrawal' AND created_at > $1`;

/** Milliseconds within which nine of ten deposits or withdrawals of the last 30 days have ended well. */
export async function usualMs(queries: Queries, kind: Kind, now: number): Promise<number> {
  const isWithdrawal = kind === 'withdrawal';
  const [measured] = await queries.query<{ count: number; ms: number | null }>(
    `SELECT count(*)::int AS count, percentile_disc(0.9) WITHIN GROUP (ORDER BY ms) AS ms
     FROM (${isWithdrawal ? WITHDRAWALS : DEPOSITS}) ended`,
    [now - MEASURED_MS, kind],
  );
  if (!measured || measured.ms === null || measured.count < ENOUGH) {
    return isWithdrawal ? ASSUMED : wayOf(kind).assumed;
  }
  return Math.max(isWithdrawal ? MIN_WITHDRAWAL : MIN_DEPOSIT, measured.ms);
}
