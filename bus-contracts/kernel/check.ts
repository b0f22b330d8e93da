import type { StandardSchemaV1 } from '@standard-schema/spec';
import { BadPayloadError } from './errors';

/** Gives the value as its schema reads it, or throws; the error names the place, never what stood there. */
export function check(schema: StandardSchemaV1, value: unknown, subject: string): unknown {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) {
    throw new TypeError(`Failed to check "${subject}": its schema is asynchronous.`);
  }
  if (result.issues === undefined) return result.value;
  const [issue] = result.issues;
  throw new BadPayloadError(`Failed to send "${subject}": ${issue ? tell(issue) : 'refused'}`);
}

function tell(issue: StandardSchemaV1.Issue): string {
  const path = (issue.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .join('.');
  // Valibot quotes what it received; that may be a password.
  const fault = issue.message.replace(/ but received [\s\S]*/, '');
  return path === '' ? `${fault}.` : `${path}: ${fault}.`;
}
