import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Lottery } from '@grandstand/bus-contracts/domain/lotto';
import type { PointsView } from '@grandstand/bus-contracts/player';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import { POINTS } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { mayReach } from '../../rewards/promotion/offer-standing';
import type { PlayGuard } from '../../protection/limits/play-guard';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { textsIn } from '../../site/texts';
import type { Draw } from './draw-rows';
import { drawById, drawsBy, lotteryName, LOTTO_CURRENCY, PRICES } from './draw-rows';
import { randomLine } from './random-line';

interface TicketStorePorts {
  readonly ledger: Ledger;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly guard: Pick<PlayGuard, 'mayOffer'>;
  /** A random whole number from 0, below a bound. */
  readonly randomBelow: (below: number) => number;
  readonly now: () => number;
}

/** Its draw comes soonest: those of the other lotteries are at the same times, and fewer. */
const LOTTERY: Lottery = '5-36';
const STAKE = PRICES[LOTTERY];
/** In points, for a stake of one initial stake of the currency: what a bonus of that amount costs. */
const PRICE = 500;
const TICKET_PRICE = Math.ceil((PRICE * STAKE) / LOTTO_CURRENCY.initialAmount);
/** What the store calls a ticket in a draw: "lotto-ticket-1204". */
const REF = /^lotto-ticket-(\d{1,15})$/;

/** The tickets of the store: one in the next draw. */
export async function ticketsForPoints(
  queries: Queries,
  now: number,
): Promise<PointsView['tickets']> {
  const draw = await nextDraw(queries, now);
  if (!draw) return [];
  const { iso, scale } = LOTTO_CURRENCY;
  const { id, lottery, closesAt, drawsAt } = draw;
  const ref = `lotto-ticket-${id}`;
  return [{ ref, price: TICKET_PRICE, lottery, closesAt, drawsAt, stake: STAKE, iso, scale }];
}

/** Sells tickets of a lottery for points: with random numbers, in the next draw, at the cost of the house. */
export class TicketStore implements Seller {
  readonly #ports: TicketStorePorts;

  constructor(ports: TicketStorePorts) {
    this.#ports = ports;
  }

  async sale(queries: Queries, wish: Wish, { playerId, language }: Buyer): Promise<Sale | null> {
    const drawId = drawIdOf(wish);
    if (drawId === null) return null;
    const { guard, pools } = this.#ports;
    if (wish.lines.length !== 1 || wish.lines[0] !== '1') throw new ApiFault(422, 'bad-lines');
    const now = this.#at();
    if (!(await mayReach(queries, playerId, 'page', now))) throw new ApiFault(422, 'bonus-barred');
    guard.mayOffer('lotto');
    // The lock keeps the draw from being closed while its ticket is booked.
    const draw = await nextDraw(queries, now, 'FOR SHARE OF d');
    if (draw?.id !== drawId) throw new ApiFault(422, 'sale-closed');
    const { lottoTicket, lottoTicketLine } = textsIn(language).pointStore;
    const stake = formatMoney(STAKE, LOTTO_CURRENCY, languageTag(language));
    return {
      title: lottoTicket
        .replace('{lottery}', lotteryName(draw.lottery))
        .replace('{number}', String(draw.number)),
      lines: [lottoTicketLine.replace('{stake}', stake)],
      pool: await pools.open(queries, 'points:store', POINTS),
      price: TICKET_PRICE,
      terms: `/lotto/view/${draw.lottery}`,
      closesAt: draw.closesAt,
      isClosed: false,
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    const drawId = drawIdOf(wish);
    if (drawId === null) return;
    const { ledger, randomBelow, stakes } = this.#ports;
    const { id, rules, pool } = await drawById(queries, drawId);
    await queries.query('INSERT INTO lotto_tickets (stake_id, draw_id, line) VALUES ($1, $2, $3)', [
      stakeId,
      id,
      randomLine(rules, randomBelow),
    ]);
    await ledger.move(queries, {
      kind: 'lotto-stake',
      at: this.#at(),
      from: ledger.houseAccount('promotions', LOTTO_CURRENCY),
      to: pool.accountId,
      amount: STAKE,
    });
    await stakes.fulfil(queries, stakeId);
  }

  #at(): number {
    return Math.floor(this.#ports.now());
  }
}

/** The draw that sells tickets and comes next. */
async function nextDraw(
  queries: Queries,
  now: number,
  lock: '' | 'FOR SHARE OF d' = '',
): Promise<Draw | undefined> {
  const [draw] = await drawsBy(
    queries,
    `d.lottery = $1 AND d.root IS NULL AND d.closes_at > $2 AND c.salt IS NOT NULL
     ORDER BY d.number LIMIT 1 ${lock}`,
    [LOTTERY, now],
  );
  return draw;
}

function drawIdOf({ kind, ref }: Wish): number | null {
  const [, id] = REF.exec(ref) ?? [];
  return kind === 'points' && id !== undefined ? Number(id) : null;
}
