import type { ReactElement } from 'react';
import type { Game, Score } from '@grandstand/bus-contracts';
import { kitOf } from '@grandstand/ui';
import type { LastGoal } from './use-last-goal';
import styles from './goal-sweep.module.css';

interface GoalSweepProps {
  readonly game: Pick<Game, 'homeBadge' | 'awayBadge'>;
  readonly score: Score | null;
  readonly goal: LastGoal | null;
}

/** A sweep of a side's colour over its row or board after its goal; none where motion is unwanted. */
export function GoalSweep({ game, score, goal }: GoalSweepProps): ReactElement | null {
  if (!goal || !score) return null;
  const badge = goal.sides.includes('home') ? game.homeBadge : game.awayBadge;
  return (
    // Keyed: another goal begins it again.
    <svg
      key={`${score.home}:${score.away}`}
      className={styles.sweep}
      color={kitOf(badge)?.main}
      aria-hidden="true"
    />
  );
}
