import {
  hitsOf,
  prizeTimes,
  type TicketHits,
  ticketPrizes,
  winnersOf,
  winningCombinations,
} from '@grandstand/bus-contracts/domain/lotto';
import type { LottoDraw } from '@grandstand/bus-contracts/answers';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Queries } from '../../platform/database/database';
import type { Draw } from './draw-rows';
import { LOTTO_CURRENCY, PRICES } from './draw-rows';
import { payBuyer, pointBuyers } from './point-buyers';
import { endSales, fillFund, sharedSales } from './shared-sales';
import { ticketsOf } from './ticket-rows';

interface PayPorts {
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
}

interface Paid extends Pick<LottoDraw, 'winners' | 'dividends'> {
  /** The players whose stakes have won or ended. */
  readonly players: readonly number[];
}

interface DrawnTicket extends TicketHits {
  readonly id: number;
  readonly stakeId: number | null;
}

/** Books the prizes of a draw by its numbers, in a transaction that has its row. */
export async function payPrizes(
  ports: PayPorts,
  queries: Queries,
  { draw, numbers, at }: { readonly draw: Draw; readonly numbers: number[]; readonly at: number },
): Promise<Paid> {
  const drawn = (await ticketsOf(queries, draw)).map(({ id, stakeId, numbers: own }) => {
    return { id, stakeId, size: own.length, hits: hitsOf(own, numbers) };
  });
  const dividends = sharedSales(draw, drawn);
  const winners = dividends ? winnersOf(draw.rules, dividends) : fixedWinners(draw, drawn);
  const tickets = drawn.map((ticket) => ({
    ...ticket,
    prize: ticketPrizes(draw.rules, ticket, winners).reduce(
      (sum, { count, each }) => sum + count * each,
      0,
    ),
  }));
  await queries.query(
    `UPDATE lotto_tickets t SET hits = won.hits, prize = won.prize
     FROM json_to_recordset($1::text::json) AS won (id bigint, hits integer, prize bigint)
     WHERE t.id = won.id`,
    [JSON.stringify(tickets)],
  );
  const prizes = new Map<number | null, number>();
  for (const { stakeId, prize } of tickets) {
    prizes.set(stakeId, (prizes.get(stakeId) ?? 0) + prize);
  }
  const paid = tickets.reduce((sum, { prize }) => sum + prize, 0);
  await fillFund(ports, queries, { draw, dividends, paid, at });
  const players = await payStakes(ports, queries, { draw, prizes, at });
  await endSales(ports, queries, { draw, dividends, at });
  return { winners, dividends, players };
}

function fixedWinners(
  { rules, lottery }: Draw,
  tickets: readonly DrawnTicket[],
): LottoDraw['winners'] {
  return rules.terms.prizes.map(({ hits }) => ({
    hits,
    tickets: winningCombinations(rules, tickets, hits),
    each: prizeTimes(rules, hits) * PRICES[lottery],
  }));
}

/** Pays the prizes by stakes, the operator's own to the house, and returns the players. */
async function payStakes(
  { ledger, pools, stakes }: PayPorts,
  queries: Queries,
  {
    draw,
    prizes,
    at,
  }: {
    readonly draw: Draw;
    readonly prizes: ReadonlyMap<number | null, number>;
    readonly at: number;
  },
): Promise<number[]> {
  const waiting = await stakesInLaterDraws(queries, draw);
  const buyers = await pointBuyers(queries, draw);
  const players = new Set<number>();
  for (const [stakeId, prize] of prizes) {
    const buyer = buyers.get(stakeId);
    if (buyer) {
      await payBuyer(pools, queries, { draw, buyer, prize, at });
      players.add(buyer.playerId);
    } else if (stakeId === null) {
      await ledger.move(queries, {
        kind: 'lotto-prize',
        at,
        from: draw.pool.accountId,
        to: ledger.houseAccount('bonuses', LOTTO_CURRENCY),
        amount: prize,
      });
    } else if (!waiting.has(stakeId)) players.add(await stakes.settle(queries, stakeId, prize));
    else if (prize > 0) players.add(await stakes.pay(queries, stakeId, prize));
  }
  return [...players];
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
