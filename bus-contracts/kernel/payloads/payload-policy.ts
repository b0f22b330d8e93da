import type { StandardSchemaV1 } from '@standard-schema/spec';
import { BadPayloadError } from '../errors';
import { copyPlain, deepFreeze } from './copy-plain';

type Read = (schema: StandardSchemaV1, value: unknown, subject: string) => unknown;

/** How payloads are checked, copied and frozen between a handle's owner and the bus. */
export interface PayloadPolicy {
  /** Reads a payload that the owner publishes; null where it passes unchecked. */
  readonly publish: Read | null;
  /** Reads the request of a command that the owner sends. */
  readonly request: Read;
  /** Reads the answer that the owner receives. */
  readonly answer: Read;
  /** Whether messages are frozen before the owner receives them. */
  readonly isGuarded: boolean;
}

/**
 * For parts of the shell in production, where types are enough.
 * Requests are checked all the same: they carry typed text, and they are few.
 */
export const trustedPolicy: PayloadPolicy = {
  publish: null,
  request: check,
  answer: (_schema, answer) => answer,
  isGuarded: false,
};

/** For parts of the shell in development: payloads are checked, and frozen so that no part changes another's data. */
export const developmentPolicy: PayloadPolicy = {
  publish: checkAndFreeze,
  request: (schema, request, subject) => deepFreeze(check(schema, request, subject)),
  answer: checkAndFreeze,
  isGuarded: false,
};

/** For areas and QA: incoming payloads are copied, bounded and checked; outgoing ones are checked and frozen. */
export const guardedPolicy: PayloadPolicy = {
  publish: copyAndCheck,
  request: copyAndCheck,
  answer: (schema, answer, subject) => deepFreeze(check(schema, answer, subject)),
  isGuarded: true,
};

/** Passes on the payload itself instead of the schema's output, as production does without a check. */
function checkAndFreeze(schema: StandardSchemaV1, payload: unknown, subject: string): unknown {
  check(schema, payload, subject);
  return deepFreeze(payload);
}

function copyAndCheck(schema: StandardSchemaV1, payload: unknown, subject: string): unknown {
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
  // Valibot quotes the received value, which may be a password.
  const fault = issue.message.replace(/ but received [\s\S]*/, '');
  return path === '' ? `${fault}.` : `${path}: ${fault}.`;
}
