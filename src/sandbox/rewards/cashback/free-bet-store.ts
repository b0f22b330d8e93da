import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { PointsView } from '@grandstand/bus-contracts/player';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import { dayEnd } from '../../platform/days';
import type { Currency } from '../../betting/catalog/currencies';
import { POINTS } from '../../betting/catalog/currencies';
import type { PromoCodes } from '../promo-codes/promo-codes';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { mayReach } from '../promotion/offer-standing';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { randomCode } from '../../platform/random-code';
import { textsIn } from '../../site/texts';

interface FreeBetStorePorts {
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly promoCodes: PromoCodes;
  /** A random whole number from 0, below a bound. */
  readonly randomBelow: (below: number) => number;
  readonly now: () => number;
}

const DAY = 86_400_000;
const REF = 'free-bet-1';
/** In initial stakes of the currency. */
const STAKES = 1;
/** In points: what a bonus of the same amount costs. The stake is not paid out, but nothing has to be wagered. */
const PRICE = 500;
const DAYS = 30;
/** 60 bits, so that a code is not found by trying. */
const CODE_LENGTH = 12;

/** The free bets of the store for a player with this main currency. */
export function freeBetsIn(currency: Currency): PointsView['freeBets'] {
  const { iso, scale } = currency;
  return [{ ref: REF, price: PRICE, amount: amountIn(currency), iso, scale, days: DAYS }];
}

/** Sells free bets for points: each is a promo code of the buyer. */
export class FreeBetStore implements Seller {
  readonly #ports: FreeBetStorePorts;

  constructor(ports: FreeBetStorePorts) {
    this.#ports = ports;
  }

  async sale(queries: Queries, wish: Wish, { playerId, language }: Buyer): Promise<Sale | null> {
    if (!isFreeBet(wish)) return null;
    const { pools, now } = this.#ports;
    if (wish.lines.length !== 1 || wish.lines[0] !== '1') throw new ApiFault(422, 'bad-lines');
    if (!(await mayReach(queries, playerId, 'page', Math.floor(now())))) {
      throw new ApiFault(422, 'bonus-barred');
    }
    const currency = await mainCurrency(queries, playerId);
    const { freeBet, freeBetLine } = textsIn(language).pointStore;
    const stake = formatMoney(amountIn(currency), currency, languageTag(language));
    return {
      title: freeBet.replace('{stake}', stake),
      lines: [freeBetLine.replace('{days}', String(DAYS))],
      pool: await pools.open(queries, 'points:store', POINTS),
      price: PRICE,
      terms: '/rules/betting',
      closesAt: dayEnd(now()),
      isClosed: false,
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    if (!isFreeBet(wish)) return;
    const { promoCodes, randomBelow, stakes, now } = this.#ports;
    const { player_id: playerId } = one(
      await queries.query<{ player_id: number }>(
        'SELECT player_id FROM product_stakes WHERE id = $1',
        [stakeId],
      ),
    );
    await promoCodes.add(queries, {
      code: randomCode(CODE_LENGTH, randomBelow),
      effect: { kind: 'free-bet', stakes: STAKES },
      isOffered: false,
      playerId,
      endsAt: Math.floor(now()) + DAYS * DAY,
    });
    await stakes.fulfil(queries, stakeId);
  }
}

function isFreeBet({ kind, ref }: Wish): boolean {
  return kind === 'points' && ref === REF;
}

function amountIn({ initialAmount }: Currency): number {
  return STAKES * initialAmount;
}
