import type { Database } from '../database/database';
import { ApiFault } from '../http/fault';
import type { BookingPorts, OnBooked } from './book-bet';
import { bookBet } from './book-bet';
import type { StoredBet } from './bet-rows';
import type { Bets } from './bets';
import type { SentCoupon } from './coupon-schema';
import { couponHash } from './coupon-schema';
import type { PreparePorts } from './prepare-bet';
import { prepareBet } from './prepare-bet';

export interface PlacingPorts extends PreparePorts, BookingPorts {
  readonly database: Database;
  readonly bets: Bets;
  /** Done after so many milliseconds of the operator's clock. */
  readonly wait: (ms: number) => Promise<void>;
}

/** A bet that stands under a refId, and whether this call made it. */
export interface Placed {
  readonly bet: StoredBet;
  readonly isNew: boolean;
}

/** Accepts coupons, each refId once. */
export class Placing {
  readonly #ports: PlacingPorts;
  /** By player and refId: what is being decided. */
  readonly #underWay = new Map<string, Promise<Placed>>();
  #held = 0;
  /** Milliseconds for which a bet on a game in play is held before its price is looked at again. */
  liveDelay: number;
  /** Whether stakes above the greatest are taken from those who ask. */
  isVipTaken = true;

  constructor(ports: PlacingPorts, liveDelay: number) {
    this.#ports = ports;
    this.liveDelay = liveDelay;
  }

  /** How many bets are held now. */
  get held(): number {
    return this.#held;
  }

  /** Accepts a coupon once: the same refId again, also while it is held, gives the bet that stands under it. */
  async place(playerId: number, coupon: SentCoupon, onBooked?: OnBooked): Promise<Placed> {
    const hash = couponHash(coupon);
    const key = `${playerId}/${coupon.refId}`;
    for (;;) {
      const underWay = this.#underWay.get(key);
      if (!underWay) break;
      const placed = await underWay.catch(() => undefined);
      if (placed) return { bet: sameBet(placed.bet, hash), isNew: false };
    }
    const work = this.#accept(playerId, coupon, { hash, onBooked });
    this.#underWay.set(key, work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** The bet under a refId; of one that is being decided the answer waits for that. */
  async byRef(playerId: number, refId: string): Promise<StoredBet | undefined> {
    await this.#underWay.get(`${playerId}/${refId}`)?.catch(() => {});
    return this.#ports.bets.byRef(playerId, refId);
  }

  async #accept(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: { hash: string; onBooked: OnBooked | undefined },
  ): Promise<Placed> {
    const { bets } = this.#ports;
    const known = await bets.byRef(playerId, coupon.refId);
    if (known) return { bet: sameBet(known, hash), isNew: false };
    const { isVipTaken } = this;
    let prepared = await prepareBet(this.#ports, playerId, coupon, { isVipTaken });
    if (this.liveDelay > 0 && prepared.legs.some(({ isLive }) => isLive)) {
      await this.#hold();
      const before = prepared.legs;
      prepared = await prepareBet(this.#ports, playerId, coupon, { isVipTaken, before });
    }
    const isNew = await bookBet(this.#ports, { coupon, hash, prepared }, onBooked);
    const bet = await bets.byRef(playerId, coupon.refId);
    if (!bet) throw new Error(`Failed to place: the bet "${coupon.refId}" is gone.`);
    return { bet: sameBet(bet, hash), isNew };
  }

  async #hold(): Promise<void> {
    this.#held++;
    try {
      await this.#ports.wait(this.liveDelay);
    } finally {
      this.#held--;
    }
  }
}

function sameBet(known: StoredBet, hash: string): StoredBet {
  if (known.bet.body_hash !== hash) throw new ApiFault(409, 'other-body');
  return known;
}
