import type { Database } from '../../platform/database/database';
import { BATCH } from '@grandstand/bus-contracts/domain';
import { ApiFault } from '../../platform/http/fault';
import type { PreparedSingle } from './batches/batch-singles';
import { prepareSingles } from './batches/batch-singles';
import type { SingleResult } from './batches/batches';
import type { BookBatchPorts } from './batches/book-batch';
import { bookBatch } from './batches/book-batch';
import type { OnBooked } from '../../platform/work/on-booked';
import { bookBet } from './book-bet';
import type { StoredBet } from './bet-rows';
import type { Bets } from './bets';
import type { LiveHold } from './live-hold';
import type { SentCoupon } from '../coupon/coupon-schema';
import { couponHash } from '../coupon/coupon-schema';
import type { PreparePorts } from './prepare-bet';
import { prepareBet } from './prepare-bet';

export interface PlacingPorts extends PreparePorts, BookBatchPorts {
  readonly database: Database;
  readonly bets: Bets;
  readonly liveHold: LiveHold;
}

/** The result of a placement: a bet, or the singles of a batch. */
export type PlacementResult =
  | { readonly kind: 'bet'; readonly bet: StoredBet; readonly hash: string }
  | { readonly kind: 'batch'; readonly singles: readonly SingleResult[]; readonly hash: string };

/** The result, and whether this call placed it. */
export type Placed = PlacementResult & { readonly isNew: boolean };

interface PlaceOptions {
  readonly hash: string;
  readonly onBooked: OnBooked | undefined;
}

/** Places coupons, each refId once. */
export class Placing {
  readonly #ports: PlacingPorts;
  /** Placements in flight, by player and refId. */
  readonly #inFlight = new Map<string, Promise<Placed>>();
  /** Whether VIP bets, with stakes above the maximum, are accepted. */
  isVipAccepted = true;

  constructor(ports: PlacingPorts) {
    this.#ports = ports;
  }

  /** Places a coupon once; a repeated refId returns the result of the first call, also while it is in flight. */
  async place(playerId: number, coupon: SentCoupon, onBooked?: OnBooked): Promise<Placed> {
    const hash = couponHash(coupon);
    const key = `${playerId}/${coupon.refId}`;
    for (;;) {
      const inFlight = this.#inFlight.get(key);
      if (!inFlight) break;
      const placed = await inFlight.catch(() => undefined);
      if (placed) return { ...requireSameBody(placed, hash), isNew: false };
    }
    const work = this.#accept(playerId, coupon, { hash, onBooked });
    this.#inFlight.set(key, work);
    try {
      return await work;
    } finally {
      this.#inFlight.delete(key);
    }
  }

  /** The result of a refId; waits for a placement in flight. */
  async byRef(playerId: number, refId: string): Promise<PlacementResult | undefined> {
    await this.#inFlight.get(`${playerId}/${refId}`)?.catch(() => {});
    return this.#result(playerId, refId);
  }

  async #result(playerId: number, refId: string): Promise<PlacementResult | undefined> {
    const bet = await this.#ports.bets.byRef(playerId, refId);
    if (bet) return { kind: 'bet', bet, hash: bet.bet.body_hash };
    const batch = await this.#ports.batches.byRef(playerId, refId);
    return batch && { kind: 'batch', ...batch };
  }

  async #accept(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: PlaceOptions,
  ): Promise<Placed> {
    const earlier = await this.#result(playerId, coupon.refId);
    if (earlier) return { ...requireSameBody(earlier, hash), isNew: false };
    const isNew =
      coupon.typeId === BATCH
        ? await this.#acceptBatch(playerId, coupon, { hash, onBooked })
        : await this.#acceptBet(playerId, coupon, { hash, onBooked });
    const result = await this.#result(playerId, coupon.refId);
    if (!result) throw new Error(`Failed to place "${coupon.refId}": its result is missing.`);
    return { ...requireSameBody(result, hash), isNew };
  }

  async #acceptBet(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: PlaceOptions,
  ): Promise<boolean> {
    const { isVipAccepted } = this;
    let prepared = await prepareBet(this.#ports, playerId, coupon, { isVipAccepted });
    if (await this.#ports.liveHold.hold(prepared.legs)) {
      const before = prepared.legs;
      prepared = await prepareBet(this.#ports, playerId, coupon, { isVipAccepted, before });
    }
    return bookBet(this.#ports, { coupon, hash, prepared }, onBooked);
  }

  async #acceptBatch(
    playerId: number,
    coupon: SentCoupon,
    { hash, onBooked }: PlaceOptions,
  ): Promise<boolean> {
    const { isVipAccepted } = this;
    const account = await this.#ports.accounts.find(playerId, coupon.accountId);
    if (!account) throw new ApiFault(422, 'bad-coupon');
    const prepare = (before: readonly PreparedSingle[] = []): Promise<PreparedSingle[]> =>
      prepareSingles(this.#ports, account, coupon, { isVipAccepted, before });
    let singles = await prepare();
    const legs = singles.flatMap((one) => ('fault' in one ? [] : one.prepared.legs));
    if (await this.#ports.liveHold.hold(legs)) singles = await prepare(singles);
    return bookBatch(this.#ports, { playerId, refId: coupon.refId, hash, singles }, onBooked);
  }
}

function requireSameBody(result: PlacementResult, hash: string): PlacementResult {
  if (result.hash !== hash) throw new ApiFault(409, 'other-body');
  return result;
}
