import type { CouponType } from '@grandstand/bus-contracts';
import {
  fromMinor,
  isAutoMaxOffered,
  stakeBounds,
  type StakeBounds,
  stakeFault,
  SYSTEM,
  systemOptions,
  toMinor,
  VIP_STAKES,
} from '@grandstand/bus-contracts/domain';
import type { Currency } from '../catalog/currencies';
import { RULES } from './coupon-rules';
import { ApiFault } from '../../platform/http/fault';
import type { CheckedLeg } from './check-legs';

interface BoundFacts {
  readonly typeId: CouponType;
  readonly systemValue: number;
  readonly bankers: number;
  /** Legs other than bankers. */
  readonly free: number;
  readonly currency: Currency;
  readonly accountType: number;
}

/** The minimum and maximum stake of a coupon, in minor units. */
export function boundsOf(facts: BoundFacts): StakeBounds {
  const { typeId, systemValue, bankers, free, currency, accountType } = facts;
  const { minBetAmount, maxBetAmount } = currency;
  const option =
    typeId === SYSTEM
      ? systemOptions({ free, bankers, minBetAmount }).find(({ value }) => value === systemValue)
      : undefined;
  return stakeBounds({
    typeId,
    boundTypes: RULES.boundTypes,
    accountType,
    minBetAmount: option?.minBetAmount ?? minBetAmount,
    maxBetAmount,
  });
}

/** A decimal amount in minor units; refuses one that is finer than the currency or not exact. */
export function minorOf(amount: number, { scale }: Currency): number {
  if (amount > Number.MAX_SAFE_INTEGER / 10 ** scale) throw new ApiFault(422, 'bad-coupon');
  const minor = toMinor(amount, scale);
  if (fromMinor(minor, scale) !== amount) throw new ApiFault(422, 'bad-coupon');
  return minor;
}

interface StakeFacts {
  readonly typeId: CouponType;
  readonly legs: readonly CheckedLeg[];
  readonly currency: Currency;
  readonly bounds: StakeBounds;
  /** Whether a VIP bet is requested and accepted. */
  readonly isVip: boolean;
}

/** Refuses a stake out of its bounds; returns whether it is a VIP bet. */
export function checkStake(amount: number, facts: StakeFacts): { isVip: boolean } {
  const { typeId, legs, currency, bounds } = facts;
  const { min, max } = bounds;
  const limit = (bound: number): { limit: number } => ({ limit: fromMinor(bound, currency.scale) });
  if (min !== null && max !== null && min > max) {
    throw new ApiFault(422, 'system-too-big', limit(min));
  }
  const isVipOffered = isAutoMaxOffered({ typeId, bets: legs, maxBetAmount: max });
  const isVip = facts.isVip && isVipOffered && max !== null && amount > max;
  const most = isVip ? max * VIP_STAKES : max;
  const fault = stakeFault(amount, { min, max: most });
  if (fault) {
    const code = fault.code === 'too-small' ? 'stake-too-small' : 'stake-too-big';
    throw new ApiFault(422, code, limit(fault.limit));
  }
  return { isVip };
}
