import type { Clock, PlacedBet } from '@grandstand/bus-contracts';
import { BATCH, possibleWin } from '@grandstand/bus-contracts/domain';
import { HttpError, NetworkError, TimeoutError, UnauthorizedError } from '../../../src/api';
import type { BetResult, PlacementApi, PlacementCoupon } from '../../../src/api';

const CALL = 'POST /web-api/coupon/place';

/** The fate of one send. */
export type Fate =
  | 'taken'
  /** It never reaches the operator. */
  | 'lost-on-the-way'
  /** The operator takes it, its answer is lost. */
  | 'answer-lost'
  /** The network delivers it twice. */
  | 'doubled'
  /** The token has run out, and no other is given. */
  | 'signed-out'
  /** The connection breaks; it reaches the operator much later. */
  | { readonly arrivesAfter: number }
  /** The operator takes it and answers after a while. */
  | { readonly answersAfter: number }
  | { readonly refusal: string; readonly status?: number; readonly details?: unknown };

export interface FakePlacement extends PlacementApi {
  /** The bets that the operator took, by refId; those of a batch by refId and their number in it ("ref-1/2"). */
  readonly bets: ReadonlyMap<string, PlacedBet>;
  readonly sent: readonly PlacementCoupon[];
  /** The refIds that were looked up. */
  readonly lookedUp: readonly string[];
  /** Fates of the next sends; then all are taken. */
  readonly fates: Fate[];
  /** Outcomes that are refused as singles of a batch. */
  readonly refusedSingles: Map<string, { readonly refusal: string; readonly details?: unknown }>;
  isReachable: boolean;
}

/** An operator that takes each refId once; every send may be delayed, lost or repeated. */
export function createFakePlacement(clock: Pick<Clock, 'now' | 'after'>): FakePlacement {
  const bets = new Map<string, PlacedBet>();
  const sent: PlacementCoupon[] = [];
  const lookedUp: string[] = [];
  const fates: Fate[] = [];
  const late: { due: number; coupon: PlacementCoupon }[] = [];

  const refusedSingles: FakePlacement['refusedSingles'] = new Map();
  const decided = new Map<string, readonly BetResult[]>();

  const book = (coupon: PlacementCoupon): BetResult => {
    const bet = betOf(coupon, `bet-${bets.size + 1}`, clock.now());
    bets.set(coupon.refId, bet);
    return { kind: 'placed', bet };
  };
  const decide = (coupon: PlacementCoupon): readonly BetResult[] => {
    if (coupon.typeId !== BATCH) return [book(coupon)];
    return coupon.bets.map((bet, place): BetResult => {
      const { marketId, blockId } = bet;
      const refused = refusedSingles.get(marketId);
      if (refused) {
        const { refusal: code, details } = refused;
        return { kind: 'refused', marketId, fault: { code, text: `In words: ${code}.`, details } };
      }
      const amount = coupon.amountByBlockId[blockId] ?? 0;
      return book({ ...coupon, refId: `${coupon.refId}/${place + 1}`, bets: [bet], amount });
    });
  };
  const take = (coupon: PlacementCoupon): readonly BetResult[] => {
    const results = decided.get(coupon.refId) ?? decide(coupon);
    decided.set(coupon.refId, results);
    return results;
  };
  const arrive = (): void => {
    for (const { due, coupon } of late.splice(0)) {
      if (due <= clock.now()) take(coupon);
      else late.push({ due, coupon });
    }
  };
  const after = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve);
    });

  const placement: FakePlacement = {
    get bets() {
      arrive();
      return bets;
    },
    sent,
    lookedUp,
    fates,
    refusedSingles,
    isReachable: true,
    place: async (coupon) => {
      arrive();
      sent.push(structuredClone(coupon));
      const fate = fates.shift() ?? 'taken';
      if (fate === 'taken') return take(coupon);
      if (fate === 'lost-on-the-way') throw new NetworkError(CALL);
      if (fate === 'answer-lost') {
        take(coupon);
        throw new TimeoutError(CALL, 10_000);
      }
      if (fate === 'doubled') {
        take(coupon);
        return take(coupon);
      }
      if (fate === 'signed-out') {
        throw new UnauthorizedError(CALL, 401, { code: '', text: undefined, details: undefined });
      }
      if ('arrivesAfter' in fate) {
        late.push({ due: clock.now() + fate.arrivesAfter, coupon });
        throw new NetworkError(CALL);
      }
      if ('answersAfter' in fate) {
        const results = take(coupon);
        await after(fate.answersAfter);
        return results;
      }
      const { refusal, status = 422, details } = fate;
      throw new HttpError(CALL, status, { code: refusal, text: `In words: ${refusal}.`, details });
    },
    byRef: async (refId) => {
      lookedUp.push(refId);
      arrive();
      if (!placement.isReachable) throw new NetworkError('GET /web-api/coupon/by-ref');
      return decided.get(refId) ?? null;
    },
  };
  return placement;
}

function betOf(coupon: PlacementCoupon, id: string, now: number): PlacedBet {
  const { refId, typeId, systemValue, accountId, amount, scale, coef } = coupon;
  const legs = coupon.bets.map((leg) => {
    const gameId = Number.parseInt(leg.marketId, 10);
    return { ...leg, together: coupon.matchPrices?.find((price) => price.gameId === gameId) };
  });
  return {
    id,
    refId,
    placedAt: now,
    settledAt: null,
    typeId,
    systemValue,
    accountId,
    iso: 'EUR',
    scale,
    amount,
    coef,
    possibleWin: possibleWin({ typeId, systemValue, legs, amount }) ?? 0,
    payout: 0,
    status: 'accepted',
    isFreeBet: coupon.isFreeBet,
    legs: legs.map((leg) => ({
      marketId: leg.marketId,
      typeId: 1,
      marketTypeId: 1,
      param: null,
      sportId: 1,
      champ: 'Premier League',
      gameId: Number.parseInt(leg.marketId, 10),
      home: 'Arsenal',
      away: 'Chelsea',
      startsAt: now,
      coef: leg.coef,
      ...(leg.together && { matchCoef: leg.together.coef }),
      isBanker: leg.isBanker,
      status: 'accepted',
      result: null,
    })),
  };
}
