import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';

/** The rows that a rule shows of a new list while a part of the old one must not move. */
interface Held<T> {
  readonly shown: T;
}

interface HoldOptions<T, H extends Held<T>> {
  /** Of another key the present value is shown as it is: the player went elsewhere, or chose another filter. */
  readonly key: string;
  /** The rows to show of `now`, with its first `rows` rows as in `before`. */
  readonly hold: (before: T, now: T, rows: number) => H;
  /** The number of rows that must not move at this moment; Infinity: nor may the content after them. */
  readonly heldRows: () => number;
}

/** Nothing of it moves, wherever it is. */
export const allRows = (): number => Infinity;

/**
 * Keeps the rows that the player sees in their place while the data change.
 * New data is first shown in the old places; where the player doesn't look, the places follow.
 */
export function useHeld<T, H extends Held<T>>(
  now: T,
  { key, hold, heldRows }: HoldOptions<T, H>,
): H & {
  /** Shows the present value as it is. */
  readonly show: () => void;
  /** Shows what a rule makes of the shown value and the present one. */
  readonly change: (rule: (shown: T, now: T) => T) => void;
} {
  const [places, setPlaces] = useState({ key, of: now, shown: now });
  const before = places.key === key ? places.shown : now;
  const held = useMemo(() => hold(before, now, Infinity), [hold, before, now]);
  // The page is measured before it is painted.
  useLayoutEffect(() => {
    const rows = document.hidden ? 0 : heldRows();
    // oxlint-disable-next-line react/set-state-in-effect -- where the rows are is read from the page
    setPlaces((old) => {
      if (old.key === key && old.of === now) return old;
      const isOther = old.key !== key;
      return { key, of: now, shown: isOther ? now : hold(old.shown, now, rows).shown };
    });
  }, [key, now, hold, heldRows]);
  useEffect(() => {
    const catchUp = (): void => {
      if (document.hidden) setPlaces({ key, of: now, shown: now });
    };
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, [key, now]);
  const change = useCallback(
    (rule: (shown: T, now: T) => T) =>
      setPlaces((old) => (old.key === key ? { key, of: now, shown: rule(old.shown, now) } : old)),
    [key, now],
  );
  return { ...held, show: () => setPlaces({ key, of: now, shown: now }), change };
}
