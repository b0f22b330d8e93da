import type { PlacedBet, PlacedLeg } from '../../contracts/betting/bets';
import { fromMinor } from '../money/money';

interface PriceThen {
  readonly coef: number;
  /** ISO 8601, to the millisecond. */
  readonly at: string;
}

/** The file of a bet that a player can save: amounts are decimals, times are ISO 8601. */
export interface PriceReceiptFile {
  readonly betId: string;
  readonly refId: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly stake: number;
  readonly coef: number;
  readonly possibleWin: number;
  readonly terms: {
    readonly exactCoef: number | null;
    readonly bonusCoef: number | null;
    readonly hyperBonusPercent: number | null;
    readonly promoCode: string | null;
    readonly advanced: number;
    readonly isFreeBet: boolean;
    readonly isVipBet: boolean;
    readonly maxPayout: number | null;
  };
  readonly legs: readonly {
    readonly match: string;
    readonly startsAt: string;
    readonly marketId: string;
    readonly coef: number;
    /** The price of all selections of the match together, which counts; null: the selection has its own. */
    readonly matchCoef: number | null;
    readonly seen: PriceThen | null;
    readonly sent: PriceThen | null;
    readonly accepted: PriceThen | null;
  }[];
}

/** The prices of a bet as they were seen, sent and accepted, to be kept as a file. */
export function priceReceipt(bet: PlacedBet): PriceReceiptFile {
  return {
    betId: bet.id,
    refId: bet.refId,
    placedAt: isoTime(bet.placedAt),
    currency: bet.iso,
    stake: fromMinor(bet.amount, bet.scale),
    coef: bet.coef,
    possibleWin: fromMinor(bet.possibleWin, bet.scale),
    terms: termsOf(bet),
    legs: bet.legs.map(legReceipt),
  };
}

/** The terms of the bet besides its prices; null if it had none. */
function termsOf(bet: PlacedBet): PriceReceiptFile['terms'] {
  const { exactCoef, bonusCoef, hyperBonus, promoCode, prepaidAmount, maxPayout } = bet;
  return {
    exactCoef: exactCoef || null,
    bonusCoef: bonusCoef ?? null,
    hyperBonusPercent: hyperBonus?.percent ?? null,
    promoCode: promoCode || null,
    advanced: fromMinor(prepaidAmount ?? 0, bet.scale),
    isFreeBet: bet.isFreeBet === true,
    isVipBet: bet.isVipBet === true,
    maxPayout: typeof maxPayout === 'number' ? fromMinor(maxPayout, bet.scale) : null,
  };
}

function legReceipt(leg: PlacedLeg): PriceReceiptFile['legs'][number] {
  const { seen = null, sent = null, accepted = null } = leg.receipt ?? {};
  return {
    match: `${leg.home} – ${leg.away}`,
    startsAt: isoTime(leg.startsAt),
    marketId: leg.marketId,
    coef: leg.coef,
    matchCoef: leg.matchCoef ?? null,
    seen: seen && { coef: seen.coef, at: isoTime(seen.at) },
    sent: sent && { coef: sent.coef, at: isoTime(sent.at) },
    accepted: accepted && { coef: accepted.coef, at: isoTime(accepted.at) },
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
