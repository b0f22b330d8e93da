import { NO_LIMIT, type AvailableLimit, type Limit } from '@grandstand/bus-contracts/player';
import { readAmount, type AmountField } from '@grandstand/bus-contracts/domain';

/** The greatest amount, in whole units; the operator reads the next number as "no limit". */
const MAX_MONEY = 999_999_998;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

export type ValueFault =
  | 'empty'
  | 'not-amount'
  | 'two-readings'
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
  field: AmountField,
): RequestedValue {
  const typed = text.trim();
  if (typed === '') return { fault: 'empty' };
  if (measure === 'money') return readMoney(typed, field, maxValue);
  if (!/^\d{1,9}$/.test(typed)) return { fault: 'not-whole' };
  const value = Number(typed);
  const [least, most] = rangeOf(availableValues);
  return value < least || value > most ? { fault: 'out-of-range' } : { value };
}

/** The least and the greatest offered value. */
export function rangeOf(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function readMoney(typed: string, field: AmountField, most: number): RequestedValue {
  const { amount, fault } = readAmount(typed, field);
  if (fault !== null) return { fault: fault === 'too-great' ? 'too-much' : fault };
  if (amount === 0) return { fault: 'too-little' };
  if (amount > most) return { fault: 'above-law' };
  return amount > MAX_MONEY * 10 ** field.scale ? { fault: 'too-much' } : { value: amount };
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
