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
