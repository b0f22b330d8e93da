import { ticketRoot } from '@grandstand/bus-contracts/domain/fair';
import {
  LOTTERIES,
  type Lottery,
  lottoRules,
  MAX_DRAWS,
} from '@grandstand/bus-contracts/domain/lotto';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pool, Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Database, Queries } from '../../platform/database/database';
import type { SeedChains } from '../fair/seed-chains';
import { ApiFault } from '../../platform/http/fault';
import type { Draw } from './draw-rows';
import { drawById, drawsBy, LOTTO_CURRENCY, PRICES, roundRef, stateOf } from './draw-rows';
import { addMadeTickets } from './made-tickets';
import { payPrizes } from './pay-prizes';
import { fillJackpot } from './shared-sales';
import { ticketsOf } from './ticket-rows';
import { eachByItself, IsolatedWork } from '../../platform/work/isolated-work';
import { SequentialRuns } from '../../platform/work/sequential-runs';

export interface LottoPorts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly seedChains: SeedChains;
  /** Called when a draw has paid a player, or has ended a stake. */
  readonly onMoved: (playerId: number) => void;
  /** Called when a draw has its numbers, and they are stored. */
  readonly onDrawn: (id: number) => Promise<void>;
  readonly now: () => number;
}

/** Tickets are sold until this time before their draw. */
const CLOSES_BEFORE = 10_000;
/** The draws that sell tickets at once: one may close while a purchase of the most draws is made. */
const AHEAD = MAX_DRAWS + 1;
/** The rounds of a chain: with draws every 5 minutes it lasts for a month. */
const CHAIN_LENGTH = 10_000;
const FRESH_MS = 1_000;

/** The draws of lotteries: planned by the clock, and drawn from chains of seeds and the roots of their tickets. */
export class Lotto extends SequentialRuns {
  readonly #ports: LottoPorts;

  constructor(ports: LottoPorts) {
    super(ports.now, FRESH_MS);
    this.#ports = ports;
  }

  /** Plans the next draws, and closes and draws what is due. */
  protected async doDue(): Promise<void> {
    const work = new IsolatedWork();
    await work.each(
      LOTTERIES,
      (lottery) => `lottery ${lottery}`,
      (lottery) => this.#plan(lottery),
    );
    await work.piece('salts', () => this.#salt());
    await work.piece('draws', () => this.#drawDue());
    work.end();
  }

  /** Draws the next draw of a lottery for QA before its time, and returns its id. */
  async drawNow(lottery: Lottery): Promise<number> {
    await this.run();
    return this.inTurn(async () => {
      const { database } = this.#ports;
      const [next] = await drawsBy(
        database,
        'd.lottery = $1 AND d.numbers IS NULL ORDER BY d.number LIMIT 1',
        [lottery],
      );
      if (!next) throw new ApiFault(404, 'not-found');
      const now = this.#at();
      await database.query(
        `UPDATE lotto_draws SET closes_at = least(closes_at, $2), draws_at = least(draws_at, $2)
         WHERE id = $1`,
        [next.id, now],
      );
      await this.#drawDue();
      await this.#plan(lottery);
      await this.#salt();
      return next.id;
    });
  }

  /** Fills a draw with tickets of the operator for QA. */
  async fill(id: number, count: number): Promise<void> {
    const { database, ledger } = this.#ports;
    await database.transaction(async (queries) => {
      const draw = await drawById(queries, id, 'FOR UPDATE OF d');
      const at = this.#at();
      if (stateOf(draw, at) !== 'open') throw new ApiFault(422, 'sale-closed');
      await addMadeTickets(queries, ledger, { draw, count, at });
    });
  }

  async #drawDue(): Promise<void> {
    const { database } = this.#ports;
    const now = this.#at();
    const due = await database.query<{ id: number; root: string | null; draws_at: number }>(
      `SELECT id, root, draws_at FROM lotto_draws
       WHERE numbers IS NULL AND closes_at <= $1 ORDER BY draws_at, number`,
      [now],
    );
    await eachByItself(
      due,
      ({ id }) => `draw ${id}`,
      async ({ id, root, draws_at: drawsAt }) => {
        // The root is published in a transaction of its own, before the seed is looked at.
        if (root === null) await this.#close(id);
        if (drawsAt <= now) await this.#draw(id);
      },
    );
  }

  /** Fixes the tickets of a draw by their root. */
  async #close(id: number): Promise<void> {
    await this.#ports.database.transaction(async (queries) => {
      const draw = await drawById(queries, id, 'FOR UPDATE OF d');
      if (draw.root !== null) return;
      const tickets = await ticketsOf(queries, draw);
      const root = await ticketRoot(tickets.map(({ leaf }) => leaf));
      await queries.query('UPDATE lotto_draws SET root = $2, tickets = $3 WHERE id = $1', [
        id,
        root,
        tickets.length,
      ]);
    });
  }

  /** Draws the numbers of a closed draw and books its prizes, in one transaction. */
  async #draw(id: number): Promise<void> {
    const { database, seedChains, onDrawn, onMoved } = this.#ports;
    const players = await database.transaction(async (queries) => {
      const draw = await drawById(queries, id, 'FOR UPDATE OF d');
      const { rules, root } = draw;
      if (draw.numbers !== null || root === null) return null;
      const { results } = await seedChains.draw(queries, draw.chainId, {
        refId: roundRef(draw),
        draws: [{ kind: 'pick', count: rules.pick, from: rules.of }],
        root,
      });
      const numbers = (results[0] ?? []).map((drawn) => drawn + 1);
      const at = this.#at();
      const paid = await payPrizes(this.#ports, queries, { draw, numbers, at });
      await queries.query(
        `UPDATE lotto_draws SET numbers = $2, drawn_at = $3, winners = $4, dividends = $5
         WHERE id = $1`,
        [
          id,
          JSON.stringify(numbers),
          at,
          JSON.stringify(paid.winners),
          paid.dividends && JSON.stringify(paid.dividends),
        ],
      );
      return paid.players;
    });
    if (!players) return;
    for (const playerId of players) onMoved(playerId);
    await onDrawn(id);
  }

  async #plan(lottery: Lottery): Promise<void> {
    const { database, pools } = this.#ports;
    const now = this.#at();
    const open = await drawsBy(
      database,
      'd.lottery = $1 AND d.numbers IS NULL AND d.closes_at > $2 ORDER BY d.number',
      [lottery, now],
    );
    const latest = now + CLOSES_BEFORE + AHEAD * lottoRules(lottery).everyMs;
    const near = open.filter(({ drawsAt }) => drawsAt <= latest);
    if (near.length >= AHEAD) return;
    await database.transaction(async (queries) => {
      const pool = await pools.open(queries, `lotto:${lottery}`, LOTTO_CURRENCY);
      const jackpot = await this.#openJackpot(queries, lottery);
      let [last] = await drawsBy(queries, 'd.lottery = $1 ORDER BY d.number DESC LIMIT 1', [
        lottery,
      ]);
      let after = Math.max(near.at(-1)?.drawsAt ?? 0, now + CLOSES_BEFORE);
      // A clock that was ahead has planned them: with their tickets they are drawn at the next usual times.
      for (const { id, drawsAt } of open) {
        if (drawsAt > latest) after = await this.#move(queries, id, nextTime(lottery, after));
      }
      for (let count = open.length; count < AHEAD; count += 1) {
        // Each draw follows the one before it.
        after = nextTime(lottery, after);
        last = await this.#add(queries, { lottery, pool, jackpot, last, drawsAt: after });
      }
    });
  }

  async #move(queries: Queries, id: number, drawsAt: number): Promise<number> {
    await queries.query('UPDATE lotto_draws SET closes_at = $2, draws_at = $3 WHERE id = $1', [
      id,
      drawsAt - CLOSES_BEFORE,
      drawsAt,
    ]);
    return drawsAt;
  }

  async #add(
    queries: Queries,
    {
      lottery,
      pool,
      jackpot,
      last,
      drawsAt,
    }: {
      readonly lottery: Lottery;
      readonly pool: Pool;
      readonly jackpot: Pool | null;
      readonly last: Draw | undefined;
      readonly drawsAt: number;
    },
  ): Promise<Draw> {
    const number = (last?.number ?? 0) + 1;
    const isFirst = (number - 1) % CHAIN_LENGTH === 0;
    const chainId =
      last === undefined || isFirst ? await this.#newChain(queries, lottery) : last.chainId;
    const { terms } = lottoRules(lottery);
    const [row] = await queries.query<{ id: number }>(
      `INSERT INTO lotto_draws (lottery, number, terms, chain_id, pool_account_id,
         jackpot_account_id, closes_at, draws_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        lottery,
        number,
        JSON.stringify(terms),
        chainId,
        pool.accountId,
        jackpot?.accountId ?? null,
        drawsAt - CLOSES_BEFORE,
        drawsAt,
      ],
    );
    return drawById(queries, row?.id ?? 0);
  }

  /** The jackpot of a lottery whose sales are shared, with no less than the house guarantees. */
  async #openJackpot(queries: Queries, lottery: Lottery): Promise<Pool | null> {
    const { terms } = lottoRules(lottery);
    if (terms.kind === 'fixed') return null;
    const { pools } = this.#ports;
    const jackpot = await pools.open(queries, `lotto:jackpot-${lottery}`, LOTTO_CURRENCY);
    const least = terms.leastJackpot * PRICES[lottery];
    await fillJackpot(this.#ports, queries, { jackpot, least, at: this.#at() });
    return jackpot;
  }

  /** A chain whose terminal hash is published with its first draw. */
  async #newChain(queries: Queries, lottery: Lottery): Promise<number> {
    const { id } = await this.#ports.seedChains.make(queries, `lotto-${lottery}`, CHAIN_LENGTH);
    return id;
  }

  /** Fixes the salts of the chains that draws were planned from. */
  async #salt(): Promise<void> {
    const { database, seedChains } = this.#ports;
    const rows = await database.query<{ id: number }>(
      `SELECT c.id FROM fair_chains c
       WHERE c.salt IS NULL AND EXISTS (SELECT FROM lotto_draws WHERE chain_id = c.id)`,
    );
    await eachByItself(
      rows,
      ({ id }) => `chain ${id}`,
      ({ id }) => seedChains.salted(database, id),
    );
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

/** The time of the draw after another one. */
function nextTime(lottery: Lottery, after: number): number {
  const { everyMs } = lottoRules(lottery);
  return (Math.floor(after / everyMs) + 1) * everyMs;
}
