import { CommandError } from '@grandstand/bus-contracts';

/** Why what an area asked for in a dialog of the shell was not done; undefined where there is nothing to say: a player who has closed the dialog knows of it. */
export function askedFailure(error: Error | undefined): 'resting' | 'failed' | undefined {
  const code = error instanceof CommandError ? error.code : undefined;
  if (!error || code === 'cancelled') return undefined;
  return code === 'resting' ? code : 'failed';
}
