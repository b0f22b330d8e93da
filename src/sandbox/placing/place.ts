import type { Database } from '../database/database';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { ApiFault } from '../http/fault';
import type { PreparedSingle } from './batch-singles';
import { prepareSingles } from './batch-singles';
import type { SingleResult } from './batches';
import type { BookBatchPorts } from './book-batch';
import { bookBatch } from './book-batch';
import type { OnBooked } from './book-bet';
import { bookBet } from './book-bet';
import type { StoredBet } from './bet-rows';
import type { Bets } from './bets';
import type { CheckedLeg } from './check-legs';
import type { SentCoupon } from './coupon-schema';
import { couponHash } from './coupon-schema';
import type { PreparePorts } from './prepare-bet';
import { prepareBet } from './prepare-bet';

export interface PlacingPorts extends PreparePorts, BookBatchPorts {
  readonly database: Database;
  readonly bets: Bets;
  /** Done after so many milliseconds of the operator's clock. */
  readonly wait: (ms: number) => Promise<void>;
}

/** What a refId became: a bet, or the singles of a batch. */
export type Decided =
  | { readonly kind: 'bet'; readonly bet: StoredBet; readonly hash: string }
  | { readonly kind: 'batch'; readonly singles: readonly SingleResult[]; readonly hash: string };

/** The same, and whether this call made it. */
export type Placed = Decided & { readonly isNew: boolean };

interface Sending {
  readonly hash: string;
  readonly onBooked: OnBooked | undefined;
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
      if (placed) return { ...ofBody(placed, hash), isNew: false };
    }
    const work = this.#accept(playerId, coupon, { hash, onBooked });
    this.#underWay.set(key, work);
    try {
      return await work;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** What a refId became; of one that is being decided the answer waits for that. */
  async byRef(playerId: number, refId: string): Promise<Decided | undefined> {
    await this.#underWay.get(`${playerId}/${refId}`)?.catch(() => {});
    return this.#decided(playerId, refId);
  }

  async #decided(playerId: number, refId: string): Promise<Decided | undefined> {
    const bet = await this.#ports.bets.byRef(playerId, refId);
    if (bet) return { kind: 'bet', bet, hash: bet.bet.body_hash };
    const batch = await this.#ports.batches.byRef(playerId, refId);
    return batch && { kind: 'batch', ...batch };
  }

  async #accept(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: Sending,
  ): Promise<Placed> {
    const known = await this.#decided(playerId, coupon.refId);
    if (known) return { ...ofBody(known, hash), isNew: false };
    const isNew =
      coupon.typeId === BATCH
        ? await this.#acceptBatch(playerId, coupon, { hash, onBooked })
        : await this.#acceptBet(playerId, coupon, { hash, onBooked });
    const decided = await this.#decided(playerId, coupon.refId);
    if (!decided) throw new Error(`Failed to place: what "${coupon.refId}" became is gone.`);
    return { ...ofBody(decided, hash), isNew };
  }

  async #acceptBet(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: Sending,
  ): Promise<boolean> {
    const { isVipTaken } = this;
    let prepared = await prepareBet(this.#ports, playerId, coupon, { isVipTaken });
    if (this.#isHeld(prepared.legs)) {
      await this.#hold();
      const before = prepared.legs;
      prepared = await prepareBet(this.#ports, playerId, coupon, { isVipTaken, before });
    }
    return bookBet(this.#ports, { coupon, hash, prepared }, onBooked);
  }

  async #acceptBatch(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: Sending,
  ): Promise<boolean> {
    const { isVipTaken } = this;
    const account = await this.#ports.accounts.find(playerId, coupon.accountId);
    if (!account) throw new ApiFault(422, 'bad-coupon');
    const prepare = (before: readonly PreparedSingle[] = []): Promise<PreparedSingle[]> =>
      prepareSingles(this.#ports, account, coupon, { isVipTaken, before });
    let singles = await prepare();
    if (this.#isHeld(singles.flatMap((one) => ('fault' in one ? [] : one.prepared.legs)))) {
      await this.#hold();
      singles = await prepare(singles);
    }
    return bookBatch(this.#ports, { playerId, refId: coupon.refId, hash, singles }, onBooked);
  }

  #isHeld(legs: readonly CheckedLeg[]): boolean {
    return this.liveDelay > 0 && legs.some(({ isLive }) => isLive);
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

function ofBody(decided: Decided, hash: string): Decided {
  if (decided.hash !== hash) throw new ApiFault(409, 'other-body');
  return decided;
}
