import type { Language } from '@grandstand/bus-contracts';
import { faultView } from '../http/fault';
import type { StoredBet } from './bet-rows';
import { betView } from './bet-rows';
import type { Decided } from './place';

/** The bets that a coupon became. */
export function betsOf(decided: Decided): readonly StoredBet[] {
  if (decided.kind === 'bet') return [decided.bet];
  return decided.singles.flatMap((single) => ('bet' in single ? [single.bet] : []));
}

/** What a coupon became, on the wire: a bet, or of each single of a batch a bet or its refusal. */
export function decidedView(decided: Decided, language: Language) {
  if (decided.kind === 'bet') return { bet: betView(decided.bet, language) };
  return {
    singles: decided.singles.map((single) =>
      'bet' in single
        ? { bet: betView(single.bet, language) }
        : { marketId: single.marketId, ...faultView(single.fault, language) },
    ),
  };
}
