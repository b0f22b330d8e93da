import { withoutDamaged } from '@grandstand/bus-contracts/domain/lists';
import type { Endpoint } from '../endpoint';
import type { BadAnswerError } from '../errors';

interface Damaged {
  /** The answer's text. */
  readonly text: string;
  readonly error: BadAnswerError;
  readonly warn: (message: string) => void;
}

/**
 * An answer without the damaged things of its lists, which are reported.
 * @throws the given error where something else is wrong with the answer.
 */
export function partialAnswer<Out>(
  { answer, path }: Pick<Endpoint<never, Out>, 'answer' | 'path'>,
  { text, error, warn }: Damaged,
): Out {
  const mended = withoutDamaged(answer, JSON.parse(text), path);
  if (!mended) throw error;
  warn(`${error.message} Left out: ${mended.damaged.join(', ')}.`);
  return mended.output;
}
