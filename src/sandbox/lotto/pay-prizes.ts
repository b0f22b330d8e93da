import { combinationsWith, hitsOf, prizeTimes } from '@grandstand/bus-contracts/domain/lotto';
import type { LottoDraw } from '@grandstand/bus-contracts/answers';
import type { Ledger } from '../accounts/ledger';
import type { Pools } from '../accounts/pools';
import type { ProductStakes } from '../accounts/product-stakes';
import type { Queries } from '../database/database';
import type { Draw } from './draw-rows';
import { LOTTO_CURRENCY, PRICES } from './draw-rows';
import { ticketsOf } from './ticket-rows';

interface PayPorts {
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
}

interface Paid {
  readonly winners: LottoDraw['winners'];
  /** The players whose stakes have won or ended. */
  readonly players: readonly number[];
}

/** Books the prizes of a draw by its numbers, in a transaction that has its row. */
export async function payPrizes(
  { ledger, pools, stakes }: PayPorts,
  queries: Queries,
  { draw, numbers, at }: { readonly draw: Draw; readonly numbers: number[]; readonly at: number },
): Promise<Paid> {
  const tickets = (await ticketsOf(queries, draw)).map(({ id, stakeId, numbers: own }) => {
    const hits = hitsOf(own, numbers);
    return { id, stakeId, size: own.length, hits, prize: prizeOf(draw, hits, own.length) };
  });
  await queries.query(
    `UPDATE lotto_tickets t SET hits = won.hits, prize = won.prize
     FROM json_to_recordset($1::text::json) AS won (id bigint, hits integer, prize bigint)
     WHERE t.id = won.id`,
    [JSON.stringify(tickets)],
  );
  const prizes = new Map<number, number>();
  for (const { stakeId, prize } of tickets) {
    prizes.set(stakeId, (prizes.get(stakeId) ?? 0) + prize);
  }
  await fill({ ledger, pools }, queries, {
    draw,
    needed: tickets.reduce((sum, { prize }) => sum + prize, 0),
    at,
  });
  const waiting = await stakesInLaterDraws(queries, draw);
  const players = new Set<number>();
  for (const [stakeId, prize] of prizes) {
    if (!waiting.has(stakeId)) players.add(await stakes.settle(queries, stakeId, prize));
    else if (prize > 0) players.add(await stakes.pay(queries, stakeId, prize));
  }
  const winners = draw.rules.prizes.map(({ hits }) => ({
    hits,
    // Of a system, all combinations that won by these hits.
    tickets: tickets.reduce((sum, ticket) => sum + combinationsWith(draw.rules, ticket, hits), 0),
    each: prizeOf(draw, hits, draw.rules.pick),
  }));
  return { winners, players: [...players] };
}

function prizeOf({ rules, lottery }: Draw, hits: number, size: number): number {
  return prizeTimes(rules, hits, size) * PRICES[lottery];
}

/** Prizes are fixed: the house adds what a fund lacks. */
async function fill(
  { ledger, pools }: Pick<PayPorts, 'ledger' | 'pools'>,
  queries: Queries,
  { draw, needed, at }: { readonly draw: Draw; readonly needed: number; readonly at: number },
): Promise<void> {
  const amount = needed - (await pools.balance(queries, draw.pool));
  if (amount <= 0) return;
  await ledger.post(queries, {
    kind: 'jackpot-in',
    at,
    entries: [
      { accountId: ledger.houseAccount('bonuses', LOTTO_CURRENCY), amount: -amount },
      { accountId: draw.pool.accountId, amount },
    ],
  });
}

/** The stakes of a draw that have tickets in draws to come. */
async function stakesInLaterDraws(queries: Queries, { id }: Draw): Promise<Set<number>> {
  const rows = await queries.query<{ stake_id: number }>(
    `SELECT DISTINCT stake_id FROM lotto_tickets
     WHERE hits IS NULL AND stake_id IN (SELECT stake_id FROM lotto_tickets WHERE draw_id = $1)`,
    [id],
  );
  return new Set(rows.map(({ stake_id }) => stake_id));
}
