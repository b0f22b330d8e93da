import { fromMinor } from '@grandstand/bus-contracts/domain';
import {
  combinations,
  couponOf,
  outcomeLabel,
  type TotoCoupon,
} from '@grandstand/bus-contracts/domain/toto';
import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { textsIn } from '../../site/texts';
import { costOf } from './coupon-rows';
import type { Draw } from './draw-rows';
import { drawById, POOL_CURRENCY, stateOf, UNIT } from './draw-rows';

/** Sells coupons of draws, one at a time. */
export class TotoSeller implements Seller {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async sale(queries: Queries, wish: Wish, { language }: Buyer): Promise<Sale | null> {
    const id = drawIdOf(wish);
    if (id === null) return null;
    // The lock keeps a draw from being settled while a coupon of it is booked.
    const draw = await drawById(queries, id, 'FOR SHARE OF d');
    const [line = '', ...others] = wish.lines;
    const coupon = others.length === 0 ? couponOf(draw.rules, line) : null;
    if (!coupon) throw new ApiFault(422, 'bad-lines');
    return {
      title: titleOf(draw, language),
      lines: [picksText(draw, coupon), costText(coupon)],
      pool: draw.pool,
      price: costOf(coupon),
      terms: `/toto/${draw.section}`,
      closesAt: draw.closesAt,
      isClosed: stateOf(draw, this.#now()) !== 'open',
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    const id = drawIdOf(wish);
    if (id === null) return;
    await queries.query('INSERT INTO toto_coupons (stake_id, draw_id, line) VALUES ($1, $2, $3)', [
      stakeId,
      id,
      wish.lines[0] ?? '',
    ]);
  }
}

function drawIdOf({ kind, ref }: Wish): number | null {
  const [, id] = /^toto-(\d{1,12})$/.exec(ref) ?? [];
  return kind === 'toto' && id !== undefined ? Number(id) : null;
}

function titleOf({ section, number }: Draw, language: Language): string {
  const { title, sections } = textsIn(language).toto;
  return title.replace('{section}', sections[section]).replace('{number}', String(number));
}

function picksText({ rules }: Draw, { picks }: TotoCoupon): string {
  return picks
    .map((pick) =>
      Array.from(pick)
        .map((symbol) => outcomeLabel(rules, symbol))
        .join('/'),
    )
    .join(' · ');
}

/** "4 × 0.20 EUR" */
function costText({ units, picks }: TotoCoupon): string {
  const stake = fromMinor(units * UNIT, POOL_CURRENCY.scale).toFixed(POOL_CURRENCY.scale);
  return `${combinations(picks)} × ${stake} ${POOL_CURRENCY.iso}`;
}
