import {
  BONUS_ACCOUNT,
  type CashOutLeg,
  fairValue,
  type LegChances,
} from '@grandstand/bus-contracts/domain';
import { shareOf } from '@grandstand/bus-contracts/player';
import type { BetRow, LegRow, StoredBet } from '../placing/bet-rows';
import { openTerms, THOUSANDTHS } from '../placing/bet-rows';

/** An offer is less than the fair value by so many percents. */
export const MARGIN_PERCENT = 5;

/** Why a bet can't be cashed out now. */
export type CashOutRefusal = 'settled' | 'cash-out-off' | 'suspended';

/** A cash-out of all that is open of a bet; amounts are minor units. */
export interface CashOutOffer {
  readonly openStake: number;
  readonly amount: number;
  readonly fairValue: number;
}

/** The price of an open leg now. */
export interface LegPrice {
  readonly chances: LegChances;
  /** Whether its outcome is suspended, or its game is over. */
  readonly isSuspended: boolean;
}

/** Offers to cash out a bet by the present prices of its open legs, or gives the reason why there is no offer. */
export function cashOutOffer(
  { bet, legs }: StoredBet,
  priceOf: (leg: LegRow) => LegPrice,
): CashOutOffer | CashOutRefusal {
  if (bet.status !== 'accepted') return 'settled';
  if (isExcluded(bet) || legs.some(({ match_coef }) => match_coef !== null)) return 'cash-out-off';
  const priced: CashOutLeg[] = [];
  for (const { coef, is_banker, status, ...leg } of legs) {
    const own = { coef: coef / THOUSANDTHS, isBanker: is_banker };
    if (status !== 'accepted') {
      priced.push({ ...own, status });
      continue;
    }
    const { chances, isSuspended } = priceOf({ coef, is_banker, status, ...leg });
    if (isSuspended) return 'suspended';
    priced.push({ ...own, status, chances });
  }
  const terms = openTerms(bet);
  const fair = fairValue({ ...terms, legs: priced });
  if (fair === null) return 'cash-out-off';
  const amount = shareOf(fair, { part: 100 - MARGIN_PERCENT, stake: 100 });
  return amount > 0 ? { openStake: terms.amount, amount, fairValue: fair } : 'cash-out-off';
}

/** Bets with bonus money, advanced money or a promo code, like those with several legs of one match, are played to their end. */
function isExcluded({ account_type, prepaid_amount, promo_code }: BetRow): boolean {
  return account_type === BONUS_ACCOUNT || prepaid_amount > 0 || promo_code !== '';
}
