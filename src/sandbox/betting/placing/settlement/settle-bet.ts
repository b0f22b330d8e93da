import type { LegStatus } from '@grandstand/bus-contracts';
import { joinedLegs, payout, SYSTEM, withoutStake } from '@grandstand/bus-contracts/domain';
import type { BetRow, LegRow } from '../bet-rows';
import { legTerms, openTerms } from '../bet-rows';

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
  const statuses = joinedLegs(legs.map(legTerms)).map(({ status }) => status);
  const status = statusOf(bet, statuses, pays);
  return { status, payout: bet.is_free_bet ? withoutStake(pays, bet.amount) : pays };
}

/** The result of a bet none of whose legs is open, and which is not lost. */
function statusOf(bet: BetRow, statuses: readonly LegStatus[], pays: number): BetResult['status'] {
  if (statuses.every((status) => status === 'void')) return 'void';
  // The lines of a system may pay less than the stake, however its legs were settled.
  if (bet.type_id === SYSTEM) return 'won';
  if (pays < openTerms(bet).amount) return 'half-lost';
  return statuses.includes('won') ? 'won' : 'half-won';
}
