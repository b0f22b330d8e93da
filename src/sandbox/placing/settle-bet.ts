import type { LegStatus } from '@grandstand/bus-contracts';
import { joinedLegs, payout } from '@grandstand/bus-contracts/domain';
import type { BetRow, LegRow } from './bet-rows';
import { legTerms, openTerms } from './bet-rows';

/** The result of a bet. */
export interface BetResult {
  readonly status: Exclude<LegStatus, 'accepted'>;
  /** Minor units. */
  readonly payout: number;
}

/**
 * Settles the open part of a bet as soon as its result is certain: when all legs are settled,
 * or when it would pay nothing even if all open legs were won.
 */
export function settleBet(bet: BetRow, legs: readonly LegRow[]): BetResult | null {
  const pays = payout({
    ...openTerms(bet),
    legs: legs.map((leg) =>
      legTerms({ ...leg, status: leg.status === 'accepted' ? 'won' : leg.status }),
    ),
  });
  if (pays === 0 && legs.some(({ status }) => status === 'lost'))
    return { status: 'lost', payout: 0 };
  if (legs.some(({ status }) => status === 'accepted')) return null;
  const isVoid = joinedLegs(legs.map(legTerms)).every(({ status }) => status === 'void');
  return { status: isVoid ? 'void' : 'won', payout: pays };
}
