import { CommandError } from '../kernel/errors';

/** The codes of the operator's refusal of what it does not have; any other failure may pass. */
const MISSING: readonly unknown[] = ['not-found', 'bad-request'];

/** Whether a code says that the operator has no such thing. */
export function isMissing(code: unknown): boolean {
  return MISSING.includes(code);
}

/** The operator has no such thing. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/**
 * The error of a command that failed: a NotFoundError where the operator has no such thing.
 * @example catch (error) { throw orNotFound(error, 'the text'); }
 */
export function orNotFound(error: unknown, what: string): unknown {
  if (!(error instanceof CommandError) || !isMissing(error.code)) return error;
  return new NotFoundError(`Failed to load ${what}: the operator has no such thing.`, {
    cause: error,
  });
}
