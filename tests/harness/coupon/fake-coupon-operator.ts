import type { CouponMarket } from '@grandstand/bus-contracts';
import { EXPRESS } from '@grandstand/bus-contracts/domain';
import { HttpError, NetworkError } from '../../../src/api';
import type {
  Accumulators,
  CheckedMatch,
  CouponApi,
  CouponCheck,
  CouponCheckRequest,
  SharedCoupon,
} from '../../../src/api';

export interface FakeCouponOperator extends CouponApi {
  readonly requests: readonly CouponCheckRequest[];
  /** Its checks of the next coupons, over a plain answer; a promise answers later. */
  answer: (request: CouponCheckRequest) => Partial<CouponCheck> | Promise<Partial<CouponCheck>>;
  isReachable: boolean;
  readonly shared: Map<string, SharedCoupon>;
  /** The coupons that this site has shared, by code. */
  readonly sharedBets: Map<string, CouponCheckRequest['bets']>;
  /** The price of outcomes of one match together; undefined: it combines none. */
  priceTogether: ((marketIds: readonly string[]) => number | CheckedMatch['refusal']) | undefined;
  accumulatorsOfToday: Accumulators;
  generated: readonly CouponMarket[];
}

/** The operator's part in a coupon that is not placed yet. */
export function createFakeCouponOperator(): FakeCouponOperator {
  const requests: CouponCheckRequest[] = [];
  const shared = new Map<string, SharedCoupon>();
  const sharedBets = new Map<string, CouponCheckRequest['bets']>();
  const listen = (): void => {
    if (!operator.isReachable) throw new NetworkError('POST /web-api/coupon/check');
  };
  const operator: FakeCouponOperator = {
    requests,
    shared,
    sharedBets,
    answer: () => ({}),
    isReachable: true,
    priceTogether: undefined,
    accumulatorsOfToday: { line: [], live: [] },
    generated: [],
    check: async (request) => {
      requests.push(request);
      listen();
      const matchPrices = matchPricesOf(request, operator.priceTogether);
      return { ...plainAnswer(request), matchPrices, ...(await operator.answer(request)) };
    },
    share: async ({ typeId, systemValue, bets }) => {
      listen();
      const code = `CODE${shared.size + 1}`;
      shared.set(code, { typeId, systemValue, createdAt: 1, bets: [] });
      sharedBets.set(code, bets);
      return code;
    },
    load: async (code) => {
      listen();
      const coupon = shared.get(code);
      if (coupon) return coupon;
      throw new HttpError('GET /web-api/coupon/share/:code', 404, {
        code: 'not-found',
        text: undefined,
        details: undefined,
      });
    },
    accumulators: async () => {
      listen();
      return operator.accumulatorsOfToday;
    },
    generate: async () => {
      listen();
      if (operator.generated.length > 0) return operator.generated;
      throw new HttpError('POST /line-api/v1/generate', 422, {
        code: 'nothing-found',
        text: undefined,
        details: undefined,
      });
    },
  };
  return operator;
}

/** The prices of outcomes of one match in an express. */
function matchPricesOf(
  { typeId, bets }: CouponCheckRequest,
  priceTogether: FakeCouponOperator['priceTogether'],
): CheckedMatch[] {
  if (!priceTogether || typeId !== EXPRESS) return [];
  const gameOf = (id: string): number => Number.parseInt(id, 10);
  const ids = bets.map(({ marketId }) => marketId);
  return [...new Set(ids.map(gameOf))].flatMap((gameId): CheckedMatch[] => {
    const marketIds = ids.filter((id) => gameOf(id) === gameId);
    if (marketIds.length < 2) return [];
    const price = priceTogether(marketIds);
    return typeof price === 'number'
      ? [{ gameId, marketIds, coef: price, refusal: null }]
      : [{ gameId, marketIds, coef: null, refusal: price }];
  });
}

/** Bounds of 0.50 and 1000.00, nothing offered, no bet flagged. */
function plainAnswer({ bets, promoCode }: CouponCheckRequest): CouponCheck {
  return {
    minBetAmount: 50,
    maxBetAmount: 100_000,
    bonusMaxAmount: null,
    maxPayout: null,
    antiExpressCoef: null,
    hyperBonus: null,
    bonusBetAllowed: true,
    promoCodes: [],
    promoCode: promoCode === undefined ? null : { code: promoCode, isAccepted: true },
    freeBetAmount: null,
    availablePrepaidAmount: 0,
    limits: [],
    matchPrices: [],
    bets: bets.map(({ marketId, coef }) => ({
      marketId,
      coef,
      isBlocked: false,
      isFinished: false,
      isDepend: false,
      isBannedExpress: false,
      isDisabledBanker: false,
    })),
  };
}
