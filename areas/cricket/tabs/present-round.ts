import type { Championship } from '../data/championship';

/** The number of the first round with a match that is not over, from 1; the last round once all are over. */
export function presentRound({ rounds }: Pick<Championship, 'rounds'>): number {
  const place = rounds.findIndex((games) => games.some(({ isFinished }) => !isFinished));
  return place < 0 ? rounds.length : place + 1;
}
