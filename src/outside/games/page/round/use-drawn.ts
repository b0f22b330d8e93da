import { useEffect, useState } from 'react';

/**
 * Whether the drawing of a round has ended, so that its result can be told.
 * @param lastsMs How long it moves, 0: it does not. With less motion it ends at once.
 */
export function useDrawn(roundId: string | null, lastsMs: number): boolean {
  // The round with which the page begins was drawn before.
  const [drawn, setDrawn] = useState(roundId);
  const isDrawn = lastsMs === 0 || roundId === null || roundId === drawn;
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => setDrawn(roundId), isMotionReduced() ? 0 : lastsMs);
    return () => clearTimeout(timer);
  }, [isDrawn, roundId, lastsMs]);
  return isDrawn;
}

function isMotionReduced(): boolean {
  const isLess = document.documentElement.dataset['motion'] === 'less';
  return isLess || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
