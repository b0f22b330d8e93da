import { isOfMoney, measureOfLimit, noLimitInCalls } from '@grandstand/bus-contracts/player';
import type { LimitType } from '@grandstand/bus-contracts/player';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../../betting/catalog/currencies';
import type { LimitState } from './limit-rules';
import { secondsOf, secondsSince } from '../../platform/seconds';

interface LimitFacts {
  readonly state: LimitState;
  readonly currency: Currency;
  readonly options: readonly number[];
  /** Minor units or seconds; null if the type counts nothing. */
  readonly balance: number | null;
  /** When a self-exclusion ended after which the player has not said that they want to play again; null: there is none. */
  readonly overSince: number | null;
  readonly now: number;
}

/** A value as calls have it. */
export function valueView(type: LimitType, value: number | null, { scale }: Currency): number {
  if (value === null) return noLimitInCalls(type);
  return isOfMoney(type) ? fromMinor(value, scale) : value;
}

/** The entries of one type in answers: the active limit, then the pending change. */
export function limitViews(type: LimitType, facts: LimitFacts) {
  const { state, currency, options, balance, overSince, now } = facts;
  const { held, waiting } = state;
  const common = {
    limitType: type,
    measure: measureOfLimit(type),
    availableValues: options.map((value) => valueView(type, value, currency)),
  };
  const own = {
    ...common,
    limitValue: valueView(type, held?.value ?? null, currency),
    limitState: held ? (held.startedAt > now ? 'PENDING' : 'ACTIVE') : 'INACTIVE',
    startedAt: held && secondsSince(held.startedAt),
    endsAt: held && held.endsAt !== null ? secondsOf(held.endsAt) : null,
    limitBalance:
      balance === null || !isOfMoney(type) ? balance : fromMinor(balance, currency.scale),
    needApprove: false,
    selfExcludeReason: held?.reason ?? null,
  };
  const asked = {
    ...common,
    limitState: 'PENDING',
    limitBalance: null,
    selfExcludeReason: null,
  };
  if (overSince !== null) {
    const back = {
      limitValue: noLimitInCalls(type),
      startedAt: secondsOf(overSince),
      endsAt: null,
    };
    return [own, { ...asked, ...back, needApprove: true }];
  }
  if (!waiting) return [own];
  const change = {
    ...asked,
    limitValue: valueView(type, waiting.value, currency),
    startedAt: secondsOf(waiting.readyAt),
    endsAt: secondsOf(waiting.lapsesAt),
    needApprove: now >= waiting.readyAt,
  };
  return [own, change];
}
export type LimitView = ReturnType<typeof limitViews>[number];
