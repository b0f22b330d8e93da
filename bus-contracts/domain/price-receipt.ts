import type { PlacedBet, PlacedLeg } from '../contracts/bets';
import { fromMinor } from './money';

interface PriceThen {
  readonly coef: number;
  /** ISO 8601, to the millisecond. */
  readonly at: string;
}

/** What a player keeps of a bet as a file: amounts are decimals, times are ISO 8601. */
export interface PriceReceiptFile {
  readonly betId: string;
  readonly refId: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly stake: number;
  readonly coef: number;
  readonly possibleWin: number;
  readonly legs: readonly {
    readonly match: string;
    readonly startsAt: string;
    readonly marketId: string;
    readonly coef: number;
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
    legs: bet.legs.map(legReceipt),
  };
}

function legReceipt(leg: PlacedLeg): PriceReceiptFile['legs'][number] {
  const { seen = null, sent = null, accepted = null } = leg.receipt ?? {};
  return {
    match: `${leg.home} – ${leg.away}`,
    startsAt: isoTime(leg.startsAt),
    marketId: leg.marketId,
    coef: leg.coef,
    seen: seen && { coef: seen.coef, at: isoTime(seen.at) },
    sent: sent && { coef: sent.coef, at: isoTime(sent.at) },
    accepted: accepted && { coef: accepted.coef, at: isoTime(accepted.at) },
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
