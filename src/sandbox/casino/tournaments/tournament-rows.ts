import * as v from 'valibot';
import type { Pool } from '../../money/accounts/pools';
import { stakeBounds } from '../casino/stake-bounds';
import { currencyOfIso } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { SiteRules } from '../../site/site/site-rules';
import type { Series, SeriesId } from './series';

/** The currency of all funds. */
export const FUND_CURRENCY = currencyOfIso('EUR');

/** A tournament as it is kept; amounts are minor units of its fund's currency. */
export interface Tournament {
  readonly id: number;
  readonly series: SeriesId;
  readonly number: number;
  readonly product: Series['product'];
  readonly stake: number;
  readonly entry: number;
  readonly games: readonly string[];
  readonly shares: readonly number[];
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: 'open' | 'settled' | 'cancelled';
  /** When it was settled or cancelled. */
  readonly endedAt: number | null;
  readonly fund: Pool;
  /** What the fund holds, or held when the tournament was settled or cancelled. */
  readonly fundMoney: number;
  /** Who takes part. */
  readonly players: number;
}

type TournamentRow = {
  id: number;
  series: SeriesId;
  number: number;
  product: Series['product'];
  stake: number;
  entry: number;
  games: string;
  shares: string;
  starts_at: number;
  ends_at: number;
  status: Tournament['status'];
  ended_at: number | null;
  fund_account_id: number;
  fund_money: number;
  players: number;
};

const gamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const sharesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.number()));

/** To be followed by conditions on `t`, the tournament. */
const SELECT_TOURNAMENTS = `
  SELECT t.*, coalesce(t.last_fund, a.balance) AS fund_money,
    (SELECT count(*) FROM tournament_entries e
     WHERE e.tournament_id = t.id AND e.disqualified_for IS NULL) AS players
  FROM tournaments t JOIN ledger_accounts a ON a.id = t.fund_account_id`;

/** Tournaments by conditions on `t`, and what follows them. */
export async function tournamentsBy(
  queries: Queries,
  conditions: string,
  values: readonly (string | number)[],
): Promise<Tournament[]> {
  const rows = await queries.query<TournamentRow>(
    `${SELECT_TOURNAMENTS} WHERE ${conditions}`,
    values,
  );
  return rows.map(tournamentOf);
}

/** A tournament, locked in a transaction as `lock` says. */
export async function tournamentById(
  queries: Queries,
  id: number,
  lock: '' | 'FOR SHARE OF t' | 'FOR UPDATE OF t' = '',
): Promise<Tournament> {
  const [tournament] = await tournamentsBy(queries, `t.id = $1 ${lock}`, [id]);
  if (!tournament) throw new ApiFault(404, 'not-found');
  return tournament;
}

function tournamentOf(row: TournamentRow): Tournament {
  return {
    id: row.id,
    series: row.series,
    number: row.number,
    product: row.product,
    stake: row.stake,
    entry: row.entry,
    games: v.parse(gamesSchema, row.games),
    shares: v.parse(sharesSchema, row.shares),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    endedAt: row.ended_at,
    fund: { accountId: row.fund_account_id, currency: FUND_CURRENCY },
    fundMoney: row.fund_money,
    players: row.players,
  };
}

/** The stake of a round that counts, in minor units of a currency: worth the same everywhere, as a round amount. */
export function stakeIn(
  { stake, product }: Pick<Tournament, 'stake' | 'product'>,
  currency: Currency,
  play: SiteRules['play'],
): number {
  // The steps of the games divide the stake, so its multiples can be staked on each of them.
  const bounds = { min: stake, max: 10 * stake, step: stake };
  return stakeBounds({ stake: bounds, product }, currency, play).min;
}
