import { isRequestField } from '@grandstand/bus-contracts/player';
import type { NewRequest, RequestField, RequestSubTopic } from '@grandstand/bus-contracts/player';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The most messages of a request: it is sent whole. */
export const MAX_MESSAGES = 60;
/** The most requests of a player that are not closed. */
export const MAX_OPEN = 10;
/** The most messages of a player within an hour. */
export const MESSAGES_AN_HOUR = 20;
export const RATE_MS = HOUR;

/** The answers by which the promised time is measured. */
export const MEASURED = 20;
export const MEASURED_MS = 30 * DAY;

/** The details that a sub-topic asks for and that are missing or wrong; those that it does not ask for are too. */
export function faultyFields(
  { fields: asked }: Pick<RequestSubTopic, 'fields'>,
  sent: NewRequest['fields'],
): RequestField[] {
  const missing = asked.filter((field) => {
    const values = sent.filter(({ name }) => name === field);
    return values.length !== 1 || !isRequestField(field, values[0]?.value ?? '');
  });
  return [...missing, ...sent.map(({ name }) => name).filter((name) => !asked.includes(name))];
}

/** The middle one of some times; null where there are none. */
export function medianOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
