import type { AvailableLimit, Limit } from '@grandstand/bus-contracts/player';
import { parseAmount } from '@grandstand/bus-contracts/domain';

/** No limit at all. */
export const UNSET = -1;
/** The most that may be typed, in whole money; the number above it means "no limit" to the operator. */
const MOST_MONEY = 999_999_998;
/** So many digits before the point are too many, whatever they say. */
const FAR_TOO_MUCH = /^\d{10,}(?:[.,]\d*)?$/;
const LAST_FRACTION = /[.,]\d+$/;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

export type WishFault =
  | 'empty'
  | 'not-amount'
  | 'too-fine'
  | 'too-little'
  | 'too-much'
  | 'not-whole'
  | 'out-of-range';

export type TypedWish =
  | { readonly value: number; readonly fault?: never }
  | { readonly fault: WishFault; readonly value?: never };

interface Offer extends Pick<AvailableLimit, 'measure'> {
  readonly availableValues: readonly number[];
}

/** Reads the value that a player typed for a limit, or says what is wrong with it. */
export function readWish(
  text: string,
  { measure, availableValues }: Offer,
  scale: number,
): TypedWish {
  const typed = text.trim();
  if (typed === '') return { fault: 'empty' };
  if (measure === 'money') return readMoney(typed, scale);
  if (!/^\d{1,9}$/.test(typed)) return { fault: 'not-whole' };
  const value = Number(typed);
  const [least, most] = rangeOf(availableValues);
  return value < least || value > most ? { fault: 'out-of-range' } : { value };
}

/** The least and the most of what is offered. */
export function rangeOf(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function readMoney(typed: string, scale: number): TypedWish {
  const value = parseAmount(typed, scale);
  if (value === null) return { fault: faultOf(typed, scale) };
  if (value === 0) return { fault: 'too-little' };
  return value > MOST_MONEY * 10 ** scale ? { fault: 'too-much' } : { value };
}

function faultOf(typed: string, scale: number): WishFault {
  if (FAR_TOO_MUCH.test(typed)) return 'too-much';
  // An amount but for its last digits: "12.345" in cents.
  const isFiner =
    LAST_FRACTION.test(typed) && parseAmount(typed.replace(LAST_FRACTION, ''), scale) !== null;
  return isFiner ? 'too-fine' : 'not-amount';
}

/** What becomes of a wish: it holds already, holds at once, or waits and is confirmed. No limit is the least strict. */
export type Effect = 'same' | 'at-once' | 'waits';

export function effectOf(value: number, held: number): Effect {
  const size = (each: number): number => (each === UNSET ? Infinity : each);
  if (size(value) === size(held)) return 'same';
  return size(value) < size(held) ? 'at-once' : 'waits';
}

/** The periods that may be asked for: while one holds, those alone that end after it. */
export function longerPeriods(
  values: readonly number[],
  limit: Limit | undefined,
  now: number,
): readonly number[] {
  const endsAt = limit?.limitState === 'ACTIVE' ? limit.endsAt : null;
  return values.filter((days) => endsAt === null || now + days * DAY_MS > endsAt * SECOND_MS);
}

/** When a period that begins now is over, in milliseconds. */
export function endOfPeriod(days: number, now: number): number {
  return now + days * DAY_MS;
}

/** Whether the player typed the word that confirms, in whatever case. */
export function isWord(typed: string, word: string, tag: string): boolean {
  return typed.trim().toLocaleLowerCase(tag) === word.toLocaleLowerCase(tag);
}
