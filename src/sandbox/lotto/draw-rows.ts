import { lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import type { Lottery, LottoRules } from '@grandstand/bus-contracts/domain/lotto';
import type { LottoDraw } from '@grandstand/bus-contracts/answers';
import type { Pool } from '../accounts/pools';
import { currencyOfIso } from '../catalog/currencies';
import type { Queries } from '../database/database';
import { ApiFault } from '../http/fault';

/** The currency of all lotteries, and the price of a combination in a draw in its minor units. */
export const LOTTO_CURRENCY = currencyOfIso('EUR');
export const PRICES: Readonly<Record<Lottery, number>> = { '5-36': 50, '6-45': 100, '4-20': 50 };

/** A draw as it is kept. */
export interface Draw {
  readonly id: number;
  readonly lottery: Lottery;
  readonly rules: LottoRules;
  readonly number: number;
  readonly chainId: number;
  readonly terminalHash: string;
  readonly salt: string | null;
  readonly pool: Pool;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly root: string | null;
  readonly tickets: number | null;
  readonly numbers: number[] | null;
  readonly drawnAt: number | null;
  readonly winners: LottoDraw['winners'];
}

type DrawRow = {
  id: number;
  lottery: Lottery;
  number: number;
  chain_id: number;
  terminal_hash: string;
  salt: string | null;
  pool_account_id: number;
  closes_at: number;
  draws_at: number;
  root: string | null;
  tickets: number | null;
  numbers: string | null;
  drawn_at: number | null;
  winners: string;
};

/** To be followed by conditions on `d`, the draw. */
const SELECT_DRAWS = `
  SELECT d.*, c.terminal_hash, c.salt FROM lotto_draws d JOIN fair_chains c ON c.id = d.chain_id`;

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
  lock: '' | 'FOR UPDATE OF d' = '',
): Promise<Draw> {
  const [draw] = await drawsBy(queries, `d.id = $1 ${lock}`, [id]);
  if (!draw) throw new ApiFault(404, 'not-found');
  return draw;
}

function drawOf(row: DrawRow): Draw {
  return {
    id: row.id,
    lottery: row.lottery,
    rules: lottoRules(row.lottery),
    number: row.number,
    chainId: row.chain_id,
    terminalHash: row.terminal_hash,
    salt: row.salt,
    pool: { accountId: row.pool_account_id, currency: LOTTO_CURRENCY },
    closesAt: row.closes_at,
    drawsAt: row.draws_at,
    root: row.root,
    tickets: row.tickets,
    numbers: row.numbers === null ? null : (JSON.parse(row.numbers) as number[]),
    drawnAt: row.drawn_at,
    winners: JSON.parse(row.winners) as Draw['winners'],
  };
}

/** What a draw is doing at a time. */
export function stateOf(
  { numbers, root, closesAt }: Draw,
  now: number,
): 'open' | 'closed' | 'drawn' {
  if (numbers) return 'drawn';
  return root === null && now < closesAt ? 'open' : 'closed';
}

/** The name of a draw's round in its chain. */
export function roundRef({ id }: Pick<Draw, 'id'>): string {
  return `lotto-${id}`;
}

/** "5/36" */
export function lotteryName(lottery: Lottery): string {
  return lottery.replace('-', '/');
}
