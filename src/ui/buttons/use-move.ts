import { useLayoutEffect, useRef } from 'react';

/** Which way a price went last, and how many times it moved since it was first shown. */
export interface Move {
  readonly direction: 'up' | 'down' | null;
  readonly count: number;
}

interface Seen extends Move {
  readonly coef: number;
}

// React warns about layout effects on a server, where prices don't move.
const useCommit = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** Follows a price from render to render; changing the way it is written is no move. */
export function useMove(coef: number): Move {
  const seen = useRef<Seen>({ coef, direction: null, count: 0 });
  const last = seen.current;
  const next: Seen =
    last.coef === coef
      ? last
      : { coef, direction: coef > last.coef ? 'up' : 'down', count: last.count + 1 };
  useCommit(() => {
    seen.current = next;
  });
  return next;
}
