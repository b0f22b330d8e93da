import { BadPayloadError } from '../errors';

/** The largest payload of an area, in (roughly) characters of JSON. */
export const LARGEST_PAYLOAD = 256 * 1024;
/** The deepest nesting of a payload. */
export const DEEPEST_PAYLOAD = 32;

/** A payload that is too large or too deep, or that is not plain data. */
export class PayloadSizeError extends BadPayloadError {}

/**
 * Copies plain data and bounds its size. The copy shares nothing with the sender, and has no getters that
 * could return another value at the next read.
 */
export function copyPlain(value: unknown, subject: string): unknown {
  let room = LARGEST_PAYLOAD;

  function spend(size: number): void {
    room -= size;
    if (room < 0) {
      throw new PayloadSizeError(
        `Failed to send "${subject}": the payload is larger than ${LARGEST_PAYLOAD} characters. Please send less at once.`,
      );
    }
  }

  function copy(source: unknown, depth: number): unknown {
    if (typeof source === 'string') {
      spend(source.length + 2);
      return source;
    }
    if (source === null || source === undefined || typeof source === 'boolean') {
      spend(4);
      return source;
    }
    if (typeof source === 'number') {
      spend(8);
      return source;
    }
    if (typeof source !== 'object') throw notPlain(subject, typeof source);
    if (depth > DEEPEST_PAYLOAD) {
      throw new PayloadSizeError(
        `Failed to send "${subject}": the payload nests deeper than ${DEEPEST_PAYLOAD}. Please flatten it.`,
      );
    }
    spend(2);
    return Array.isArray(source) ? copyArray(source, depth) : copyObject(source, depth);
  }

  function copyArray(source: readonly unknown[], depth: number): unknown[] {
    const target: unknown[] = [];
    for (const item of source) {
      spend(1);
      target.push(copy(item, depth + 1));
    }
    return target;
  }

  function copyObject(source: object, depth: number): object {
    const prototype: unknown = Object.getPrototypeOf(source);
    // A plain object of another realm has that realm's `Object.prototype`, whose prototype is null.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
      throw notPlain(subject, source.constructor?.name ?? 'object');
    }
    const target: Record<string, unknown> = {};
    for (const key of Object.keys(source)) {
      if (key === '__proto__') throw notPlain(subject, 'a key "__proto__"');
      spend(key.length + 4);
      target[key] = copy((source as Record<string, unknown>)[key], depth + 1);
    }
    return target;
  }

  return copy(value, 1);
}

function notPlain(subject: string, what: string): BadPayloadError {
  return new BadPayloadError(
    `Failed to send "${subject}": the payload holds ${what}. Please send plain data only.`,
  );
}

/** Freezes plain data deeply; an object that is frozen already is assumed to be frozen deeply. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
