import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { PointsView } from '@grandstand/bus-contracts/player';
import type { Pools } from '../../money/accounts/pools';
import type { ProductStakes } from '../../money/stakes/product-stakes';
import { dayEnd } from '../../platform/days';
import { POINTS } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { mayReach } from '../promotion/offer-standing';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { textsIn } from '../../site/texts';
import type { FreeSpins, FreeSpinTerms } from './free-spins';
import { USABLE_DAYS, USABLE_MS, USUAL_GAME } from './usual-spins';

interface FreeSpinStorePorts {
  readonly pools: Pools;
  readonly stakes: ProductStakes;
  readonly freeSpins: FreeSpins;
  readonly now: () => number;
}

const REF = 'free-spins-1';
const SPINS = { game: USUAL_GAME, spins: 25 };
/** In points for stakes of as much as one initial stake of the currency: what a bonus of that amount costs. */
const PRICE = 500;

/** The price of all spins, in points. */
function priceOf({ stake, currency }: FreeSpinTerms): number {
  return Math.ceil((PRICE * SPINS.spins * stake) / currency.initialAmount);
}

/** The free spins of the store for a player. */
export async function freeSpinsFor(
  queries: Queries,
  freeSpins: Pick<FreeSpins, 'termsFor'>,
  playerId: number,
): Promise<NonNullable<PointsView['freeSpins']>> {
  const terms = await freeSpins.termsFor(queries, playerId, SPINS);
  if (!terms) return [];
  const { title, stake, maxWin, currency } = terms;
  return [
    {
      ref: REF,
      price: priceOf(terms),
      game: title.name,
      spins: SPINS.spins,
      stake,
      maxWin,
      iso: currency.iso,
      scale: currency.scale,
      days: USABLE_DAYS,
    },
  ];
}

/** Sells free spins for points. */
export class FreeSpinStore implements Seller {
  readonly #ports: FreeSpinStorePorts;

  constructor(ports: FreeSpinStorePorts) {
    this.#ports = ports;
  }

  async sale(queries: Queries, wish: Wish, { playerId, language }: Buyer): Promise<Sale | null> {
    if (!isFreeSpins(wish)) return null;
    const { pools, freeSpins, now } = this.#ports;
    if (wish.lines.length !== 1 || wish.lines[0] !== '1') throw new ApiFault(422, 'bad-lines');
    if (!(await mayReach(queries, playerId, 'page', Math.floor(now())))) {
      throw new ApiFault(422, 'bonus-barred');
    }
    const terms = await freeSpins.termsFor(queries, playerId, SPINS);
    if (!terms) return null;
    const { title, currency, stake, maxWin } = terms;
    const money = (amount: number): string => formatMoney(amount, currency, languageTag(language));
    const { freeSpins: name, freeSpinsLine } = textsIn(language).pointStore;
    return {
      title: name.replace('{spins}', String(SPINS.spins)).replace('{game}', title.name),
      // The terms are part of the quote: others are another quote.
      lines: [
        freeSpinsLine
          .replace('{stake}', money(stake))
          .replace('{maxWin}', money(maxWin))
          .replace('{days}', String(USABLE_DAYS)),
      ],
      pool: await pools.open(queries, 'points:store', POINTS),
      price: priceOf(terms),
      terms: '/rules/casino',
      closesAt: dayEnd(now()),
      isClosed: false,
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    if (!isFreeSpins(wish)) return;
    const { freeSpins, stakes, now } = this.#ports;
    const { player_id: playerId } = one(
      await queries.query<{ player_id: number }>(
        'SELECT player_id FROM product_stakes WHERE id = $1',
        [stakeId],
      ),
    );
    const endsAt = Math.floor(now()) + USABLE_MS;
    await freeSpins.grant(queries, playerId, { ...SPINS, endsAt, taken: null });
    await stakes.fulfil(queries, stakeId);
  }
}

function isFreeSpins({ kind, ref }: Wish): boolean {
  return kind === 'points' && ref === REF;
}
