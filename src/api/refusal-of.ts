import { Refusal } from '@grandstand/bus-contracts';
import { HttpError, UnauthorizedError } from './errors';

/** Turns a failed call into a command's refusal: the operator's code if the contract has it, else "unavailable". */
export function refusalOf<Code extends string>(
  error: unknown,
  codes: readonly Code[] = [],
): Refusal<Code | 'unavailable'> {
  if (!(error instanceof HttpError)) return new Refusal('unavailable', { cause: error });
  const { code, text, details, status } = error;
  const listed = codes.find((each) => each === code);
  if (listed !== undefined) return new Refusal(listed, { text, details, cause: error });
  // The text of a server error is not for the player.
  return new Refusal('unavailable', { text: status < 500 ? text : undefined, cause: error });
}

/** The refusal for a failed call of a player: `not-signed-in` where their session has ended, else as `refusalOf`. */
export function playerRefusalOf<Code extends string>(
  error: unknown,
  codes: readonly Code[] = [],
): Refusal<Code | 'not-signed-in' | 'unavailable'> {
  if (error instanceof Refusal) return error as Refusal<'not-signed-in'>;
  if (error instanceof UnauthorizedError) return new Refusal('not-signed-in', { cause: error });
  return refusalOf(error, codes);
}
