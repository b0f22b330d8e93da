import type { CouponMarket, PlayerLimit } from '@grandstand/bus-contracts';
import { toMinor } from '@grandstand/bus-contracts/domain';
import type { HyperBonus } from '@grandstand/bus-contracts/domain';
import type { ApiClient, CallOptions } from '../calls/client';
import {
  accumulatorsCall,
  couponCheck,
  couponLoadCall,
  couponShareCall,
  generateCall,
} from '../endpoints/betting/coupon';
import type {
  Accumulators,
  CouponCheckRequest,
  GeneratorRequest,
  SharedCoupon,
} from '../endpoints/betting/coupon';
import { BadAnswerError } from '../errors';

/** The operator's check of a coupon before placing; amounts are minor units. */
export interface CouponCheck {
  readonly minBetAmount: number;
  readonly maxBetAmount: number | null;
  /** The greatest stake that the player's active bonus allows; null: none is set. A VIP bet is held to it too. */
  readonly bonusMaxAmount: number | null;
  readonly maxPayout: number | null;
  readonly antiExpressCoef: number | null;
  readonly hyperBonus: HyperBonus | null;
  readonly bonusBetAllowed: boolean;
  readonly promoCodes: readonly { readonly code: string; readonly title: string }[];
  /** The checked promo code; null without one. */
  readonly promoCode: { readonly code: string; readonly isAccepted: boolean } | null;
  /** The stake of the free bet that the checked code gives; null: it gives none. */
  readonly freeBetAmount: number | null;
  readonly availablePrepaidAmount: number;
  readonly limits: readonly PlayerLimit[];
  readonly matchPrices: readonly CheckedMatch[];
  readonly bets: readonly CheckedBet[];
}

/** The bets of one match together: their price, or why they can't be combined. */
export interface CheckedMatch {
  readonly gameId: number;
  readonly marketIds: readonly string[];
  readonly coef: number | null;
  readonly refusal: 'impossible' | 'not-offered' | null;
}

export interface CheckedBet {
  readonly marketId: string;
  readonly coef: number;
  readonly isBlocked: boolean;
  readonly isFinished: boolean;
  readonly isDepend: boolean;
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
}

/** The coupon's calls to the operator other than placing; each rejects with an `ApiError`. */
export interface CouponApi {
  /** `scale`: digits behind the point of the currency the answer's amounts are in. */
  check(request: CouponCheckRequest, scale: number, options?: CallOptions): Promise<CouponCheck>;
  share(
    coupon: Pick<CouponCheckRequest, 'typeId' | 'systemValue' | 'bets'>,
    options?: CallOptions,
  ): Promise<string>;
  load(code: string, options?: CallOptions): Promise<SharedCoupon>;
  accumulators(options?: CallOptions): Promise<Accumulators>;
  generate(request: GeneratorRequest, options?: CallOptions): Promise<readonly CouponMarket[]>;
}

export function createCouponApi(api: ApiClient): CouponApi {
  return {
    check: async (request, scale, options) => {
      const answer = await api.call(couponCheck, request, options);
      const minor = (amount: number): number => toMinor(amount, scale);
      const minorOrNone = (amount: number | null): number | null => amount && minor(amount);
      try {
        return {
          ...answer,
          minBetAmount: minor(answer.minBetAmount),
          maxBetAmount: minorOrNone(answer.maxBetAmount),
          bonusMaxAmount: minorOrNone(answer.bonusMaxAmount),
          maxPayout: minorOrNone(answer.maxPayout),
          freeBetAmount: minorOrNone(answer.freeBetAmount),
          availablePrepaidAmount: minor(answer.availablePrepaidAmount),
          limits: answer.limits.map(({ limitType, limitValue, limitBalance }) => ({
            limitType,
            limitValue: minor(limitValue),
            limitBalance: minor(limitBalance),
          })),
        };
      } catch {
        throw new BadAnswerError('POST /web-api/coupon/check', 200, 'wrong-shape', 'an amount');
      }
    },
    share: async (coupon, options) => (await api.call(couponShareCall, coupon, options)).code,
    load: async (code, options) => api.call(couponLoadCall, { code }, options),
    accumulators: async (options) => api.call(accumulatorsCall, {}, options),
    generate: async (request, options) => {
      const { sportIds, section, ...amounts } = request;
      const body = {
        ...amounts,
        ...(section !== undefined && { section }),
        ...(sportIds !== undefined && { sportIds: [...sportIds] }),
      };
      return (await api.call(generateCall, body, options)).bets;
    },
  };
}
