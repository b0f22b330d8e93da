import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { periodEnd } from './cashback-rules';

/** A period of cashback, with the mode that it began with. */
export interface Period {
  readonly id: number;
  readonly mode: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

type PeriodRow = { id: number; mode: number; starts_at: number; ends_at: number };

function periodOf({ id, mode, starts_at: startsAt, ends_at: endsAt }: PeriodRow): Period {
  return { id, mode, startsAt, endsAt };
}

interface Present {
  /** Of the site config. */
  readonly mode: number;
  readonly at: number;
}

/**
 * The present period; one that is over is closed, and the next begins with its end and the mode of the site config.
 * @remarks Must run in a transaction. A period that ended while the operator was down is closed once, however long
 * that was. One that was begun by a clock that was ahead ends with the present week.
 */
export async function presentPeriod(queries: Queries, { mode, at }: Present): Promise<Period> {
  const begin = (startsAt: number) =>
    queries.query(
      `INSERT INTO cashback_periods (mode, starts_at, ends_at) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [mode, startsAt, periodEnd(at)],
    );
  const open = () =>
    queries.query<PeriodRow>('SELECT * FROM cashback_periods WHERE closed_at IS NULL FOR UPDATE');
  const [period] = await open();
  if (period && period.ends_at > periodEnd(at)) {
    await queries.query(
      'UPDATE cashback_periods SET starts_at = least(starts_at, $2), ends_at = $2 WHERE id = $1',
      [period.id, periodEnd(at)],
    );
    return periodOf(one(await open()));
  }
  if (period && period.ends_at > at) return periodOf(period);
  if (period) {
    await queries.query('UPDATE cashback_periods SET closed_at = $2 WHERE id = $1', [
      period.id,
      at,
    ]);
  }
  await begin(period?.ends_at ?? at);
  return periodOf(one(await open()));
}

/** The periods that are closed and have not given everyone what they give. */
export async function unpaidPeriods(queries: Queries): Promise<Period[]> {
  const rows = await queries.query<PeriodRow>(
    'SELECT * FROM cashback_periods WHERE closed_at IS NOT NULL AND paid_at IS NULL ORDER BY id',
  );
  return rows.map(periodOf);
}
