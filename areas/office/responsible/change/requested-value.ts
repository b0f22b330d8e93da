import { NO_LIMIT, type AvailableLimit, type Limit } from '@grandstand/bus-contracts/player';
import { parseAmount } from '@grandstand/bus-contracts/domain';

/** The greatest amount, in whole units; the operator reads the next number as "no limit". */
const MOST_MONEY = 999_999_998;
/** Ten digits before the point exceed the greatest amount. */
const FAR_TOO_MUCH = /^\d{10,}(?:[.,]\d*)?$/;
const LAST_FRACTION = /[.,]\d+$/;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

export type ValueFault =
  | 'empty'
  | 'not-amount'
  | 'too-fine'
  | 'too-little'
  | 'too-much'
  | 'above-law'
  | 'not-whole'
  | 'out-of-range';

export type RequestedValue =
  | { readonly value: number; readonly fault?: never }
  | { readonly fault: ValueFault; readonly value?: never };

interface Offer extends Pick<AvailableLimit, 'measure' | 'maxValue'> {
  readonly availableValues: readonly number[];
}

/** Reads the value that a player typed for a limit, or explains its error. */
export function readRequestedValue(
  text: string,
  { measure, availableValues, maxValue = Infinity }: Offer,
  scale: number,
): RequestedValue {
  const typed = text.trim();
  if (typed === '') return { fault: 'empty' };
  if (measure === 'money') return readMoney(typed, scale, maxValue);
  if (!/^\d{1,9}$/.test(typed)) return { fault: 'not-whole' };
  const value = Number(typed);
  const [least, most] = rangeOf(availableValues);
  return value < least || value > most ? { fault: 'out-of-range' } : { value };
}

/** The least and the greatest offered value. */
export function rangeOf(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function readMoney(typed: string, scale: number, most: number): RequestedValue {
  const value = parseAmount(typed, scale);
  if (value === null) return { fault: faultOf(typed, scale) };
  if (value === 0) return { fault: 'too-little' };
  if (value > most) return { fault: 'above-law' };
  return value > MOST_MONEY * 10 ** scale ? { fault: 'too-much' } : { value };
}

function faultOf(typed: string, scale: number): ValueFault {
  if (FAR_TOO_MUCH.test(typed)) return 'too-much';
  // An amount with too many decimals, such as "12.345" in cents.
  const isFiner =
    LAST_FRACTION.test(typed) && parseAmount(typed.replace(LAST_FRACTION, ''), scale) !== null;
  return isFiner ? 'too-fine' : 'not-amount';
}

/** The effect of a requested value: no change, in force at once, or pending until confirmed. "No limit" is the least strict. */
export type Effect = 'same' | 'at-once' | 'waits';

export function effectOf(value: number, held: number): Effect {
  const size = (each: number): number => (each === NO_LIMIT ? Infinity : each);
  if (size(value) === size(held)) return 'same';
  return size(value) < size(held) ? 'at-once' : 'waits';
}

/** The periods that can be requested: while one is in force, only those that end after it. */
export function longerPeriods(
  values: readonly number[],
  limit: Limit | undefined,
  now: number,
): readonly number[] {
  const endsAt = limit?.limitState === 'ACTIVE' ? limit.endsAt : null;
  return values.filter((days) => endsAt === null || now + days * DAY_MS > endsAt * SECOND_MS);
}

/** When a period that begins now ends, in milliseconds. */
export function endOfPeriod(days: number, now: number): number {
  return now + days * DAY_MS;
}
