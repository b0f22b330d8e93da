import type { PlayerLimit } from '@grandstand/bus-contracts';
import { limitTypesOf } from '@grandstand/bus-contracts/player';

/** Returns the tightest limit of losses and of wagering, to show first, and the other limits. */
export function tightestFirst(limits: readonly PlayerLimit[]): {
  readonly tightest: readonly PlayerLimit[];
  readonly others: readonly PlayerLimit[];
} {
  const tightest = (['loss', 'wagering'] as const).flatMap((kind) => {
    const types: readonly number[] = limitTypesOf(kind);
    return limits
      .filter(({ limitType }) => types.includes(limitType))
      .toSorted((a, b) => a.limitBalance - b.limitBalance)
      .slice(0, 1);
  });
  return { tightest, others: limits.filter((limit) => !tightest.includes(limit)) };
}
