import { AbortedError } from '../errors';

/** The answer to an optional call; undefined if it failed, which is logged unless the caller aborted it. */
export async function ifAnswered<T>(
  call: Promise<T>,
  log: (level: 'warn', message: string, error: unknown) => void,
  message: string,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof AbortedError)) log('warn', message, error);
    return undefined;
  }
}
