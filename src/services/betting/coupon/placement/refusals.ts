import type { CouponProblem, PlacedBet } from '@grandstand/bus-contracts';
import type { MatchPrice } from '@grandstand/bus-contracts/domain';
import type { OutcomeMove } from '../draft/moves';
import type { Sent } from './placing';

/** The refusals of a coupon: problems to show, and changes of its outcomes. */
export interface Refusals {
  readonly problems: readonly CouponProblem[];
  readonly changes: readonly OutcomeMove[];
  readonly matchChanges: readonly MatchPrice[];
}

/** Null where nothing was refused. */
export function refusalsOf({ verdicts }: Sent): Refusals | null {
  const refused = verdicts.flatMap(({ marketId, verdict }) =>
    verdict.kind === 'refused' ? [{ marketId, verdict }] : [],
  );
  if (refused.length === 0) return null;
  return {
    problems: refused.flatMap(({ marketId, verdict: { problem } }) =>
      problem ? [{ ...problem, ...(marketId !== null && { marketId }) }] : [],
    ),
    changes: refused.flatMap(({ verdict }) => verdict.changes),
    matchChanges: refused.flatMap(({ verdict }) => verdict.matchChanges ?? []),
  };
}

/** The bets that the operator took. */
export function placedBets({ verdicts }: Sent): readonly PlacedBet[] {
  return verdicts.flatMap(({ verdict }) => (verdict.kind === 'placed' ? [verdict.bet] : []));
}
