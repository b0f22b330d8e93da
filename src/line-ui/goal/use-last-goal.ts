import type { Score } from '@grandstand/bus-contracts';
import { useEffect, useState } from 'react';
import { useLineServices } from '../context/line-context';
import { periodKind } from '@grandstand/bus-contracts/domain';

/** A goal that was scored while the page was open. */
export interface LastGoal {
  readonly sides: readonly ('home' | 'away')[];
  readonly minute: number | null;
}

/** How long the score is lit after a goal. */
export const LIT_MS = 10_000;

/** The goal that a new score contains; none in sports of points, and none where goals were taken back. */
export function goalOf(
  before: Score | null,
  now: Score | null,
  sportSlug: string,
): LastGoal | null {
  const kind = periodKind(sportSlug);
  if (!now || (kind !== 'half' && kind !== 'period')) return null;
  const { home, away } = before ?? { home: 0, away: 0 };
  const sides = (['home', 'away'] as const).filter(
    (side) => now[side] > (side === 'home' ? home : away),
  );
  return sides.length > 0 ? { sides, minute: now.minute } : null;
}

/** The last goal, for a while after it was scored. */
export function useLastGoal(score: Score | null, sportSlug: string): LastGoal | null {
  const { clock } = useLineServices();
  const [seen, setSeen] = useState<{ score: Score | null; goal: LastGoal | null }>({
    score,
    goal: null,
  });
  const isSame = seen.score?.home === score?.home && seen.score?.away === score?.away;
  if (!isSame) {
    setSeen({ score, goal: goalOf(seen.score, score, sportSlug) });
  }
  const { goal } = seen;
  useEffect(() => {
    if (!goal) return undefined;
    return clock.after(LIT_MS, () => setSeen((now) => ({ ...now, goal: null })));
  }, [clock, goal]);
  return goal;
}
