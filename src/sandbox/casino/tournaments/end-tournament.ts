import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Queries } from '../../platform/database/database';
import { currencyOf } from '../../betting/catalog/currencies';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Place } from './places';
import { placesOf } from './places';
import { MIN_PLAYERS, prizesOf } from './tournament-rules';
import type { Tournament } from './tournament-rows';
import { FUND_CURRENCY } from './tournament-rows';

interface EndPorts {
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly messages: Pick<PlayerMessages, 'send'>;
  readonly now: () => number;
}

/**
 * Pays the whole fund to the places, in a transaction that has locked the tournament and counted its rounds. With too
 * few players it is cancelled. Returns the players.
 */
export async function settleTournament(
  ports: EndPorts,
  queries: Queries,
  tournament: Tournament,
): Promise<number[]> {
  const places = await placesOf(queries, tournament.id);
  if (places.length < MIN_PLAYERS) return cancelTournament(ports, queries, tournament);
  const fund = await ports.pools.balance(queries, tournament.fund);
  const prizes = prizesOf(fund, tournament.shares, places.length);
  const prizeOf = new Map(places.map(({ stakeId }, at) => [stakeId, prizes[at] ?? 0]));
  const players = new Set<number>();
  for (const stakeId of await openEntries(queries, tournament)) {
    players.add(await ports.stakes.settle(queries, stakeId, prizeOf.get(stakeId) ?? 0));
  }
  await informWinners(ports, queries, tournament, places.slice(0, prizes.length));
  await close(ports, queries, { tournament, fund, status: 'settled' });
  return [...players];
}

/** Informs players of their prizes; one that the currency of their account is too coarse for is none. */
async function informWinners(
  { messages }: EndPorts,
  queries: Queries,
  tournament: Tournament,
  places: readonly Place[],
): Promise<void> {
  const prizes = await queries.query<{ id: number; payout: number; currency_id: number }>(
    `SELECT s.id, s.payout, a.currency_id FROM product_stakes s JOIN accounts a ON a.id = s.account_id
     WHERE s.payout > 0 AND s.id = ANY (string_to_array($1, ',')::bigint[])`,
    [places.map(({ stakeId }) => stakeId).join(',')],
  );
  const prizeOf = new Map(prizes.map((prize) => [prize.id, prize]));
  for (const { place, playerId, stakeId } of places) {
    const prize = prizeOf.get(stakeId);
    if (!prize) continue;
    await messages.send(queries, playerId, {
      template: 'tournament-prize',
      tournament,
      place,
      amount: prize.payout,
      currency: currencyOf(prize.currency_id),
    });
  }
}

/** Returns all entries, and the house's money to the house, in a transaction that has locked the tournament. */
export async function cancelTournament(
  ports: EndPorts,
  queries: Queries,
  tournament: Tournament,
): Promise<number[]> {
  const fund = await ports.pools.balance(queries, tournament.fund);
  const players = new Set<number>();
  for (const stakeId of await openEntries(queries, tournament)) {
    players.add(await ports.stakes.refund(queries, stakeId));
  }
  await close(ports, queries, { tournament, fund, status: 'cancelled' });
  return [...players];
}

/** The entries that were not returned. */
async function openEntries(queries: Queries, { id }: Tournament): Promise<number[]> {
  const rows = await queries.query<{ stake_id: number }>(
    `SELECT stake_id FROM tournament_entries
     WHERE tournament_id = $1 AND disqualified_for IS NULL ORDER BY stake_id`,
    [id],
  );
  return rows.map(({ stake_id }) => stake_id);
}

interface Ending {
  readonly tournament: Tournament;
  /** What the fund held. */
  readonly fund: number;
  readonly status: 'settled' | 'cancelled';
}

/** Writes the end, and gives the house what is left: its seed, and what the currency of a wallet was too coarse for. */
async function close(
  { ledger, pools, now }: EndPorts,
  queries: Queries,
  { tournament, fund, status }: Ending,
): Promise<void> {
  const at = Math.floor(now());
  const left = await pools.balance(queries, tournament.fund);
  if (left > 0) {
    await ledger.post(queries, {
      kind: 'house-share',
      at,
      entries: [
        { accountId: tournament.fund.accountId, amount: -left },
        { accountId: ledger.houseAccount('promotions', FUND_CURRENCY), amount: left },
      ],
    });
  }
  await queries.query(
    'UPDATE tournaments SET status = $2, ended_at = $3, last_fund = $4 WHERE id = $1',
    [tournament.id, status, at, fund],
  );
}
