import { randomInt } from 'node:crypto';
import type { CouponMarket, Language } from '@grandstand/bus-contracts';
import type { Database } from '../../platform/database/database';
import type { Line } from '../engine/line';
import { ApiFault } from '../../platform/http/fault';
import type { Draft } from './coupon-schema';
import { outcomeOf } from './outcome-of';
import { couponMarket } from '../line/coupon-market';
import { RULES } from './coupon-rules';

/** Characters that look alike are left out: 0 and O, 1 and I and L, 5 and S, 2 and Z, 8 and B. */
const CODE_CHARACTERS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 8;

interface SharedLeg {
  readonly market: CouponMarket;
  readonly blockId: number;
  readonly isBanker: boolean;
}

interface SharedCoupon {
  readonly typeId: number;
  readonly systemValue: number;
  readonly bets: readonly SharedLeg[];
}

export interface LoadedLeg {
  readonly market: CouponMarket;
  readonly oldCoef: number;
  /** Null: the outcome has expired. */
  readonly coef: number | null;
  readonly state: 'same' | 'moved' | 'suspended' | 'expired';
  readonly blockId: number;
  readonly isBanker: boolean;
}

export interface LoadedCoupon {
  readonly typeId: number;
  readonly systemValue: number;
  readonly createdAt: number;
  readonly bets: readonly LoadedLeg[];
}

function newCode(): string {
  return Array.from(
    { length: LENGTH },
    () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)],
  ).join('');
}

/** Coupons that players share by a code. */
export class SharedCoupons {
  readonly #database: Database;
  readonly #line: Line;
  readonly #now: () => number;

  constructor(database: Database, line: Line, now: () => number) {
    this.#database = database;
    this.#line = line;
    this.#now = now;
  }

  /** Stores a coupon with the prices that the player saw; returns its code. */
  async share({ typeId, systemValue, bets }: Draft, language: Language): Promise<string> {
    if (bets.length === 0 || bets.length > RULES.maxBets) throw new ApiFault(422, 'bad-coupon');
    const legs = bets.map(({ marketId, coef, blockId, isBanker }): SharedLeg => {
      const found = outcomeOf(this.#line, marketId, this.#now());
      if (!found) throw new ApiFault(422, 'bad-coupon', { marketId });
      const market = couponMarket(found.match, found.state, found.outcome, language);
      return { market: { ...market, coef }, blockId, isBanker };
    });
    const body = JSON.stringify({ typeId, systemValue, bets: legs } satisfies SharedCoupon);
    for (;;) {
      const code = newCode();
      const rows = await this.#database.query(
        `INSERT INTO shared_coupons (code, created_at, body) VALUES ($1, $2, $3)
         ON CONFLICT (code) DO NOTHING RETURNING code`,
        [code, this.#now(), body],
      );
      if (rows.length > 0) return code;
    }
  }

  /** A shared coupon, with the current price and state of each leg. */
  async load(code: string, language: Language): Promise<LoadedCoupon | undefined> {
    const [row] = await this.#database.query<{ created_at: number; body: string }>(
      'SELECT created_at, body FROM shared_coupons WHERE code = $1',
      [code.trim().toUpperCase()],
    );
    if (!row) return undefined;
    const { typeId, systemValue, bets } = JSON.parse(row.body) as SharedCoupon;
    return {
      typeId,
      systemValue,
      createdAt: row.created_at,
      bets: bets.map((leg) => this.#loaded(leg, language)),
    };
  }

  #loaded({ market, blockId, isBanker }: SharedLeg, language: Language): LoadedLeg {
    const oldCoef = market.coef;
    const found = outcomeOf(this.#line, market.id, this.#now());
    if (!found) return { market, oldCoef, coef: null, state: 'expired', blockId, isBanker };
    const { match, state, outcome, isFinished } = found;
    const fresh = couponMarket(match, state, outcome, language);
    if (isFinished) {
      const last = { ...fresh, coef: oldCoef };
      return { market: last, oldCoef, coef: null, state: 'expired', blockId, isBanker };
    }
    const moved = outcome.coef === oldCoef ? 'same' : 'moved';
    return {
      market: fresh,
      oldCoef,
      coef: outcome.coef,
      state: outcome.isBlocked ? 'suspended' : moved,
      blockId,
      isBanker,
    };
  }
}
