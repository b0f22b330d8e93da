import {
  type TotoDividends,
  totoRules,
  type TotoRules,
  type TotoSection,
} from '@grandstand/bus-contracts/domain/toto';
import type { TotoDraw } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import type { Pool } from '../../money/accounts/pools';
import { currencyOfIso } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';

/** The currency of all pools of toto, and the least stake of a combination in its minor units. */
export const POOL_CURRENCY = currencyOfIso('EUR');
export const UNIT = POOL_CURRENCY.minBetAmount;

/** A draw as it is kept. */
export interface Draw {
  readonly id: number;
  readonly section: TotoSection;
  readonly rules: TotoRules;
  readonly number: number;
  readonly rhythm: TotoDraw['rhythm'];
  readonly opensAt: number;
  readonly closesAt: number;
  readonly matches: readonly number[];
  readonly results: readonly (string | null)[];
  readonly status: 'open' | 'settled' | 'void';
  readonly pool: Pool;
  readonly jackpot: Pool;
  /** What the jackpot's pool holds. */
  readonly jackpotMoney: number;
  readonly settledAt: number | null;
  readonly dividends: TotoDividends | null;
  readonly winners: TotoDraw['winners'];
}

type DrawRow = {
  id: number;
  section: TotoSection;
  number: number;
  rhythm: Draw['rhythm'];
  opens_at: number;
  closes_at: number;
  matches: string;
  results: string;
  status: Draw['status'];
  pool_account_id: number;
  jackpot_account_id: number;
  jackpot: number;
  settled_at: number | null;
  dividends: string | null;
  winners: string;
};

const idsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()));
const resultsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(v.string())));

/** To be followed by conditions on `d`, the draw. */
const SELECT_DRAWS = `
  SELECT d.*, j.pool_account_id AS jackpot_account_id, a.balance AS jackpot
  FROM toto_draws d JOIN toto_jackpots j ON j.section = d.section
  JOIN ledger_accounts a ON a.id = j.pool_account_id`;

/** Draws by conditions on `d`, and what follows them. */
export async function drawsBy(
  queries: Queries,
  conditions: string,
  values: readonly (string | number | null)[],
): Promise<Draw[]> {
  const rows = await queries.query<DrawRow>(`${SELECT_DRAWS} WHERE ${conditions}`, values);
  return rows.map(drawOf);
}

/** A draw, locked in a transaction as `lock` says. */
export async function drawById(
  queries: Queries,
  id: number,
  lock: '' | 'FOR SHARE OF d' | 'FOR UPDATE OF d' = '',
): Promise<Draw> {
  const [draw] = await drawsBy(queries, `d.id = $1 ${lock}`, [id]);
  if (!draw) throw new ApiFault(404, 'not-found');
  return draw;
}

function drawOf(row: DrawRow): Draw {
  return {
    id: row.id,
    section: row.section,
    rules: totoRules(row.section),
    number: row.number,
    rhythm: row.rhythm,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    matches: v.parse(idsSchema, row.matches),
    results: v.parse(resultsSchema, row.results),
    status: row.status,
    pool: { accountId: row.pool_account_id, currency: POOL_CURRENCY },
    jackpot: { accountId: row.jackpot_account_id, currency: POOL_CURRENCY },
    jackpotMoney: row.jackpot,
    settledAt: row.settled_at,
    dividends: row.dividends === null ? null : (JSON.parse(row.dividends) as TotoDividends),
    winners: JSON.parse(row.winners) as Draw['winners'],
  };
}

/** What a draw is doing at a time. */
export function stateOf({ status, opensAt, closesAt }: Draw, now: number): TotoDraw['state'] {
  if (status !== 'open') return status;
  if (now < opensAt) return 'announced';
  return now < closesAt ? 'open' : 'closed';
}
