import { isExclusion, kindOfLimit } from '@grandstand/bus-contracts/player';
import type { Limit, PendingLimit } from '@grandstand/bus-contracts/player';

/** A fact about a player's limits that they are notified of. */
export type LimitFact =
  /** A deposit limit waits, and can be cancelled, or waits to be confirmed. */
  | {
      readonly kind: 'waiting' | 'to-approve';
      readonly key: string;
      readonly pending: PendingLimit;
    }
  /** A self-exclusion or a deposit time-out holds. */
  | { readonly kind: 'exclusion'; readonly key: string; readonly limit: Limit };

/** The present facts; a fact with news has a new key. */
export function factsOf(
  limits: readonly Limit[],
  pending: readonly PendingLimit[],
): readonly LimitFact[] {
  return [
    ...limits
      .filter(({ limitType, limitState }) => limitState === 'ACTIVE' && isExclusion(limitType))
      .map((limit): LimitFact => ({
        kind: 'exclusion',
        key: `limits.${limit.limitType}.${limit.startedAt ?? 0}`,
        limit,
      })),
    ...pending
      .filter(({ limitType }) => kindOfLimit(limitType) === 'deposit')
      .map((one): LimitFact => {
        const kind = one.needApprove ? 'to-approve' : 'waiting';
        return { kind, key: `limits.${one.limitType}.${kind}.${one.startedAt}`, pending: one };
      }),
  ];
}
