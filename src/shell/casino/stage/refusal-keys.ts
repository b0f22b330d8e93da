import { CommandError } from '@grandstand/bus-contracts';

/** The keys of the text for a game that was not opened once more; the first that has a text counts. */
export function refusalKeys(error: Error): string[] {
  const code = error instanceof CommandError ? error.code : undefined;
  return [`stage.refused.${code}`, 'stage.refused.unavailable'];
}
