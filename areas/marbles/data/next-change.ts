import type { Marbles } from './marbles';

/** The next moment at which a race starts or ends, in the operator's time; undefined where none is known. */
export function nextChange(
  { lastsMs, next, running }: Pick<Marbles, 'lastsMs' | 'next' | 'running'>,
  now: number,
): number | undefined {
  const moments = [next?.startsAt, running && running.startsAt + lastsMs];
  const coming = moments.filter((moment) => typeof moment === 'number' && moment > now);
  return coming.length === 0 ? undefined : Math.min(...(coming as number[]));
}
