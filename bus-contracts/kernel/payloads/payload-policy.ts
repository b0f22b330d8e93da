import type { StandardSchemaV1 } from '@standard-schema/spec';
import { BadPayloadError } from '../errors';
import { copyPlain, deepFreeze } from './copy-plain';

type Read = (schema: StandardSchemaV1, value: unknown, subject: string) => unknown;

/** What is done with payloads where they pass between a handle's holder and the bus. */
export interface PayloadPolicy {
  /** What the holder publishes; null where it goes as it is. */
  readonly publish: Read | null;
  /** What the holder asks by a command. */
  readonly request: Read;
  /** What the holder is answered. */
  readonly answer: Read;
  /** Whether what the holder hears must be frozen first. */
  readonly isGuarded: boolean;
}

/**
 * Between parts of the shell in production: types are enough.
 * Requests are checked even so: they carry what people typed, and they are few.
 */
export const trustedPolicy: PayloadPolicy = {
  publish: null,
  request: check,
  answer: (_schema, answer) => answer,
  isGuarded: false,
};

/** Between parts of the shell in development: checked, and frozen so that nobody changes what others hold. */
export const developmentPolicy: PayloadPolicy = {
  publish: checkAndFreeze,
  request: (schema, request, subject) => deepFreeze(check(schema, request, subject)),
  answer: checkAndFreeze,
  isGuarded: false,
};

/** Where trust changes: what comes in is copied, bounded and checked; what goes out is checked and frozen. */
export const guardedPolicy: PayloadPolicy = {
  publish: takeIn,
  request: takeIn,
  answer: (schema, answer, subject) => deepFreeze(check(schema, answer, subject)),
  isGuarded: true,
};

/** The payload itself goes on, not the schema's reading of it: production, which doesn't check, does the same. */
function checkAndFreeze(schema: StandardSchemaV1, payload: unknown, subject: string): unknown {
  check(schema, payload, subject);
  return deepFreeze(payload);
}

function takeIn(schema: StandardSchemaV1, payload: unknown, subject: string): unknown {
  return deepFreeze(check(schema, copyPlain(payload, subject), subject));
}

/** Returns the value as its schema reads it, or throws; the error names the field and never quotes its value. */
function check(schema: StandardSchemaV1, value: unknown, subject: string): unknown {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) {
    throw new TypeError(`Failed to check "${subject}": its schema is asynchronous.`);
  }
  if (result.issues === undefined) return result.value;
  const [issue] = result.issues;
  throw new BadPayloadError(`Failed to send "${subject}": ${issue ? describe(issue) : 'refused'}`);
}

function describe(issue: StandardSchemaV1.Issue): string {
  const path = (issue.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .join('.');
  // Valibot quotes what it received; that may be a password.
  const fault = issue.message.replace(/ but received [\s\S]*/, '');
  return path === '' ? `${fault}.` : `${path}: ${fault}.`;
}
