import { Refusal } from '@grandstand/bus-contracts';
import { HttpError } from './errors';

/** Turns a failed call into a command's refusal: the operator's code if the contract has it, else "unavailable". */
export function refusalOf<Code extends string>(
  error: unknown,
  codes: readonly Code[] = [],
): Refusal<Code | 'unavailable'> {
  if (!(error instanceof HttpError)) return new Refusal('unavailable', { cause: error });
  const { code, text, details, status } = error;
  const known = codes.find((each) => each === code);
  if (known !== undefined) return new Refusal(known, { text, details, cause: error });
  // The text of a server error is not for the player.
  return new Refusal('unavailable', { text: status < 500 ? text : undefined, cause: error });
}
