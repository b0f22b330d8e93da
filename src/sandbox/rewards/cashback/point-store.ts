import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import type { Bonuses, PointsOffer } from '../bonuses/bonuses';
import { dayEnd } from '../../platform/days';
import { POINTS } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { textsIn } from '../../site/texts';

interface PointStorePorts {
  readonly bonuses: Bonuses;
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly now: () => number;
}

/** What a thing of the store is called in a purchase: "bonus-points-casino". */
export function storeRef({ offer }: Pick<PointsOffer, 'offer'>): string {
  return `bonus-${offer}`;
}

/** Sells bonuses for points, each with the terms of its offer. */
export class PointStore implements Seller {
  readonly #ports: PointStorePorts;

  constructor(ports: PointStorePorts) {
    this.#ports = ports;
  }

  async sale(queries: Queries, wish: Wish, { playerId, language }: Buyer): Promise<Sale | null> {
    const { bonuses, pools, now } = this.#ports;
    const found = await this.#find(queries, wish, playerId);
    if (!found) return null;
    if (wish.lines.length !== 1 || wish.lines[0] !== '1') throw new ApiFault(422, 'bad-lines');
    await bonuses.refuseExchange(queries, playerId);
    const { offer, price, terms } = found;
    const { product, line } = textsIn(language).pointStore;
    const bonus = formatMoney(terms.cap, terms, languageTag(language));
    return {
      title: product[terms.product],
      // The terms are part of the quote: others are another quote.
      lines: [
        line
          .replace('{bonus}', bonus)
          .replace('{wager}', String(terms.wager))
          .replace('{days}', String(terms.days)),
      ],
      pool: await pools.open(queries, 'points:store', POINTS),
      price,
      terms: `/bonuses/rules/${offer}`,
      closesAt: dayEnd(now()),
      isClosed: false,
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    if (wish.kind !== 'points') return;
    const { player_id: playerId } = one(
      await queries.query<{ player_id: number }>(
        'SELECT player_id FROM product_stakes WHERE id = $1',
        [stakeId],
      ),
    );
    const found = await this.#find(queries, wish, playerId);
    if (!found) return;
    const { bonuses, stakes } = this.#ports;
    await bonuses.exchanged(queries, playerId, found.offer, stakeId);
    await stakes.fulfil(queries, stakeId);
  }

  async #find(
    queries: Queries,
    { kind, ref }: Wish,
    playerId: number,
  ): Promise<PointsOffer | undefined> {
    if (kind !== 'points') return undefined;
    const offers = await this.#ports.bonuses.forPoints(queries, playerId);
    return offers.find((offer) => storeRef(offer) === ref);
  }
}
