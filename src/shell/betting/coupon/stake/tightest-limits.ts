import type { PlayerLimit } from '@grandstand/bus-contracts';

/** From here on limits are of losses; those before are of wagering. */
const FIRST_LOSS_LIMIT = 10;

/** Returns the tightest limit of losses and of wagering, to show first, and the other limits. */
export function tightestFirst(limits: readonly PlayerLimit[]): {
  readonly tightest: readonly PlayerLimit[];
  readonly others: readonly PlayerLimit[];
} {
  const ofKind = (isLoss: boolean): readonly PlayerLimit[] =>
    limits
      .filter(({ limitType }) => limitType >= FIRST_LOSS_LIMIT === isLoss)
      .toSorted((a, b) => a.limitBalance - b.limitBalance);
  const tightest = [ofKind(true), ofKind(false)].flatMap((kind) => kind.slice(0, 1));
  return { tightest, others: limits.filter((limit) => !tightest.includes(limit)) };
}
