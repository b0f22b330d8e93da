/**
 * The operator's data can't be used as they are, and nothing of them was changed; the message says what is the matter,
 * and what to do.
 */
export class OperatorDataError extends Error {
  override readonly name: string = 'OperatorDataError';
}
