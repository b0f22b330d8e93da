import { CommandError } from '@grandstand/bus-contracts';

/** The code of a failure that the form has words for, `unavailable` for any other; undefined: nothing failed. */
export function faultOf<Code extends string>(
  error: Error | undefined,
  codes: readonly Code[],
): Code | 'unavailable' | undefined {
  if (!error) return undefined;
  const code = error instanceof CommandError ? error.code : '';
  return codes.find((known) => known === code) ?? 'unavailable';
}
