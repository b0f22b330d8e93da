import { hash } from 'node:crypto';
import { currencyOfIso, type Currency } from '../../betting/catalog/currencies';
import type { RandomBytes } from '../../platform/random-seed';
import { randomSalt } from '../../platform/random-seed';

/** The jackpots, the greatest first. */
export const JACKPOTS = ['grand', 'must-drop', 'daily'] as const;
export type JackpotName = (typeof JACKPOTS)[number];

/** A level is counted in ten-thousandths of a minor unit: so that small stakes have a part too. */
export const LEVEL_UNITS = 10_000;

interface JackpotRules {
  /** What of a stake the house pays in, in ten-thousandths. */
  readonly share: number;
  /** What a new one begins with, in minor units. */
  readonly seed: number;
  /** The most that it can have, in minor units; null: it drops at a moment before 23:00. */
  readonly ceiling: number | null;
}

/** The shares sum to 0.5 % of a stake. The house pays them, so the return of the games is as published. */
export const JACKPOT_RULES: Readonly<Record<JackpotName, JackpotRules>> = {
  grand: { share: 10, seed: 1_000_000, ceiling: 5_000_000 },
  'must-drop': { share: 20, seed: 50_000, ceiling: 250_000 },
  daily: { share: 20, seed: 10_000, ceiling: null },
};

export const JACKPOT_CURRENCY = currencyOfIso('EUR');

/** The part of a stake of a player's own money, in ten-thousandths of a minor unit; it is cut once. */
export function partOf(name: JackpotName, own: number, currency: Currency): number {
  const { share } = JACKPOT_RULES[name];
  return Math.floor((own * JACKPOT_CURRENCY.maxBetAmount * share) / currency.maxBetAmount);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DROP_HOUR = 23;

/** The first 23:00 after a time, by the operator's clock (UTC). */
function dropHourAfter(at: number): number {
  const days = Math.floor((at - DROP_HOUR * HOUR) / DAY) + 1;
  return days * DAY + DROP_HOUR * HOUR;
}

/** The time in which the next daily jackpot drops: from now on, or from the next 23:00 where today's has dropped. */
export function dailyPeriod(
  now: number,
  droppedBefore: number | null,
): { readonly startsAt: number; readonly endsAt: number } {
  const startsAt = droppedBefore !== null && droppedBefore > now ? droppedBefore : now;
  // The time is an hour at least.
  return { startsAt, endsAt: dropHourAfter(startsAt + HOUR) };
}

/** Whether a daily jackpot has ended, or was begun by a clock that was ahead: none ends later than two days on. */
export function isDailyOver(endsAt: number, now: number): boolean {
  return endsAt <= now || endsAt > dropHourAfter(dropHourAfter(now) + HOUR);
}

/** What is drawn for a jackpot when it begins. */
export interface Secret {
  readonly threshold: number;
  readonly salt: string;
  /** The SHA-256 of "threshold:salt", published at once. */
  readonly commitment: string;
}

const NUMBER_BYTES = 6;
const NUMBERS = 2 ** (8 * NUMBER_BYTES);

/** Draws a threshold above `from`, at most `to`: each with the same chance. */
export function drawSecret(randomBytes: RandomBytes, from: number, to: number): Secret {
  const count = to - from;
  if (!(count >= 1)) throw new RangeError(`Failed to draw a threshold from ${from} to ${to}.`);
  // Numbers from the greatest multiple of the count up are rejected: they would favour low thresholds.
  const limit = NUMBERS - (NUMBERS % count);
  let number = NUMBERS;
  while (number >= limit)
    number = Buffer.from(randomBytes(NUMBER_BYTES)).readUIntBE(0, NUMBER_BYTES);
  return committed(from + 1 + (number % count), randomBytes);
}

/** A threshold with its salt and commitment. */
export function committed(threshold: number, randomBytes: RandomBytes): Secret {
  const salt = randomSalt(randomBytes);
  return { threshold, salt, commitment: hash('sha256', `${threshold}:${salt}`, 'hex') };
}

export interface Reached {
  readonly name: JackpotName;
  /** With the part of the bet. */
  readonly level: number;
  readonly threshold: number;
  readonly now: number;
}

/** What a bet wins, and the level that the next jackpot begins with; null: it wins nothing. */
export function dropOf({
  name,
  level,
  threshold,
  now,
}: Reached): { readonly paid: number; readonly rest: number } | null {
  const isMoment = JACKPOT_RULES[name].ceiling === null;
  if ((isMoment ? now : level) < threshold) return null;
  // What the bet brought beyond the threshold is the next one's, so the ceiling holds.
  const paid = Math.floor((isMoment ? level : threshold) / LEVEL_UNITS);
  if (paid === 0) return null;
  return { paid, rest: level - paid * LEVEL_UNITS };
}
