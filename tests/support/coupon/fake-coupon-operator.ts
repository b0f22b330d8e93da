import type { CouponMarket } from '@grandstand/bus-contracts';
import { HttpError, NetworkError } from '../../../src/api';
import type {
  Accumulators,
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
    accumulatorsOfToday: { line: [], live: [] },
    generated: [],
    check: async (request) => {
      requests.push(request);
      listen();
      return { ...plainAnswer(request), ...(await operator.answer(request)) };
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

/** Bounds of 0.50 and 1000.00, nothing offered, no bet flagged. */
function plainAnswer({ bets, promoCode }: CouponCheckRequest): CouponCheck {
  return {
    minBetAmount: 50,
    maxBetAmount: 100_000,
    maxPayout: null,
    antiExpressCoef: null,
    hyperBonus: null,
    bonusBetAllowed: true,
    promoCodes: [],
    promoCode: promoCode === undefined ? null : { code: promoCode, isAccepted: true },
    availablePrepaidAmount: 0,
    limits: [],
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
