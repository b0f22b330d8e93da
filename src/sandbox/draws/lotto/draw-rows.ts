import { type Lottery, type LottoRules, rulesOf } from '@grandstand/bus-contracts/domain/lotto';
import type { LottoDraw, LottoTerms } from '@grandstand/bus-contracts/answers';
import type { Pool } from '../../money/accounts/pools';
import { currencyOfIso } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';

/** The currency of all lotteries, and the price of a combination in a draw in its minor units. */
export const LOTTO_CURRENCY = currencyOfIso('EUR');
export const PRICES: Readonly<Record<Lottery, number>> = { '5-36': 50, '6-45': 100, '4-20': 50 };

/** A draw as it is kept. */
export interface Draw {
  readonly id: number;
  readonly lottery: Lottery;
  /** With its own terms. */
  readonly rules: LottoRules;
  readonly number: number;
  readonly chainId: number;
  readonly terminalHash: string;
  readonly salt: string | null;
  /** The fund of the lottery: it has the money of all draws to come. */
  readonly pool: Pool;
  /** Null where prizes are fixed. */
  readonly jackpot: Pool | null;
  /** What the jackpot has now. */
  readonly jackpotMoney: number | null;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly root: string | null;
  readonly tickets: number | null;
  readonly numbers: number[] | null;
  readonly drawnAt: number | null;
  readonly winners: LottoDraw['winners'];
  readonly dividends: LottoDraw['dividends'];
}

type DrawRow = {
  id: number;
  lottery: Lottery;
  number: number;
  chain_id: number;
  terminal_hash: string;
  salt: string | null;
  terms: string;
  pool_account_id: number;
  jackpot_account_id: number | null;
  jackpot: number | null;
  closes_at: number;
  draws_at: number;
  root: string | null;
  tickets: number | null;
  numbers: string | null;
  drawn_at: number | null;
  winners: string;
  dividends: string | null;
};

/** To be followed by conditions on `d`, the draw. */
const SELECT_DRAWS = `
  SELECT d.*, c.terminal_hash, c.salt, j.balance AS jackpot
  FROM lotto_draws d JOIN fair_chains c ON c.id = d.chain_id
  LEFT JOIN ledger_accounts j ON j.id = d.jackpot_account_id`;

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
    rules: rulesOf({ lottery: row.lottery, terms: JSON.parse(row.terms) as LottoTerms }),
    number: row.number,
    chainId: row.chain_id,
    terminalHash: row.terminal_hash,
    salt: row.salt,
    pool: poolOf(row.pool_account_id),
    jackpot: row.jackpot_account_id === null ? null : poolOf(row.jackpot_account_id),
    jackpotMoney: row.jackpot,
    closesAt: row.closes_at,
    drawsAt: row.draws_at,
    root: row.root,
    tickets: row.tickets,
    numbers: row.numbers === null ? null : (JSON.parse(row.numbers) as number[]),
    drawnAt: row.drawn_at,
    winners: JSON.parse(row.winners) as Draw['winners'],
    dividends: row.dividends === null ? null : (JSON.parse(row.dividends) as Draw['dividends']),
  };
}

function poolOf(accountId: number): Pool {
  return { accountId, currency: LOTTO_CURRENCY };
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
