import type { CashbackLevel, CashbackMode } from '@grandstand/bus-contracts/player';
import type { Currency } from '../../betting/catalog/currencies';

const DAY = 86_400_000;
const WEEK = 7;
/** Days from a Monday to the first day of the calendar of computers, a Thursday. */
const MONDAY_TO_EPOCH = 3;

/** What a level gives. */
export interface LevelTerms {
  /** For a stake of the currency's initial amount. */
  readonly points: number;
  /** Of the balance at the end of a period. */
  readonly percent: number;
}

/** The second level is for players who are verified: no stake raises it. */
export const LEVELS: Readonly<Record<CashbackLevel, LevelTerms>> = {
  vip: { points: 10, percent: 1 },
  premium: { points: 15, percent: 2 },
};

/** The most that the end of a period gives for an account, in initial stakes of the currency. */
const CAP = 10;

/** Mode 1 is points for stakes; any other is a percent of the balance. */
export function modeOf(mode: number): CashbackMode {
  return mode === 1 ? 'points' : 'balance';
}

/** Periods end with the week, for all players at once: on Monday at midnight UTC. */
export function periodEnd(at: number): number {
  const day = Math.floor(at / DAY);
  return (day + WEEK - ((day + MONDAY_TO_EPOCH) % WEEK)) * DAY;
}

/** The points for a stake, in minor units of a currency. */
export function pointsFor(
  stake: number,
  { initialAmount }: Currency,
  { points }: LevelTerms,
): number {
  return Math.floor((stake * points) / initialAmount);
}

/** The most that the end of a period gives for an account; minor units. */
export function capIn({ initialAmount }: Currency): number {
  return CAP * initialAmount;
}

/** What a balance gives at the end of a period; minor units. */
export function cashbackOn(balance: number, currency: Currency, { percent }: LevelTerms): number {
  return Math.min(capIn(currency), Math.floor((balance * percent) / 100));
}
