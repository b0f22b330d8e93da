import { bonusGameSchema } from '@grandstand/bus-contracts/domain/bonus-games';
import * as v from 'valibot';
import type { Pool, Pools } from '../../money/accounts/pools';
import { POINTS } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { textsIn } from '../../site/texts';
import { tableOf } from './daily-tables';
import { dayEnd, dayOf } from '../../platform/days';

/** The pool that takes what tries cost. */
export function triesPool(queries: Queries, pools: Pools): Promise<Pool> {
  return pools.open(queries, 'try:bonus-games', POINTS);
}

interface TrySellerPorts {
  readonly pools: Pools;
  readonly now: () => number;
}

/** Sells tries of bonus games for points. A try that was bought waits until it is used. */
export class TrySeller implements Seller {
  readonly #ports: TrySellerPorts;

  constructor(ports: TrySellerPorts) {
    this.#ports = ports;
  }

  async sale(queries: Queries, { kind, ref, lines }: Wish, buyer: Buyer): Promise<Sale | null> {
    const { pools, now } = this.#ports;
    const [, name] = /^bonus-(.+)$/.exec(ref) ?? [];
    if (kind !== 'try' || !v.is(bonusGameSchema, name)) return null;
    // One try at a time: a purchase never makes a stock of them.
    if (lines.length !== 1 || lines[0] !== '1') throw new ApiFault(422, 'bad-lines');
    const texts = textsIn(buyer.language).bonusGames;
    const { table } = await tableOf(queries, dayOf(now()), name);
    return {
      title: texts.names[name],
      lines: [texts.oneTry],
      pool: await triesPool(queries, pools),
      price: table.cost,
      terms: `/bonus-games/${name}`,
      closesAt: dayEnd(now()),
      isClosed: false,
    };
  }
}
