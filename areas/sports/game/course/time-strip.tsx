import type { ReactElement } from 'react';
import type { CourseEvent, Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { eventText } from '@grandstand/line-ui';
import { inOrder } from '@grandstand/ui';

import { EventSign } from './event-sign';
import styles from './course.module.css';

/** Minutes of a football match. */
const LENGTH = 90;
const HALF = 45;
/** The axis leaves room for a sign at both of its ends, percents. */
const FIRST = 3;
const LAST = 97;

interface TimeStripProps {
  readonly game: Game;
  readonly events: readonly CourseEvent[];
  /** Of a match in play. */
  readonly minute: number | null;
}

const KINDS = ['goal', 'yellow-card', 'red-card', 'corner'] as const;

/** The events on a line of time, home's above it and away's below; screen readers get the list instead. */
export function TimeStrip({ game, events, minute }: TimeStripProps): ReactElement {
  const { t } = useAreaWords();
  const played = game.isFinished ? LENGTH : (minute ?? 0);
  return (
    <div className={styles.timeline} aria-hidden="true">
      <p className={styles.team}>{game.home}</p>
      <svg className={styles.strip} width="100%" height="76">
        <line className={styles.axis} x1={at(0)} x2={at(LENGTH)} y1="38" y2="38" />
        <line className={styles.played} x1={at(0)} x2={at(played)} y1="38" y2="38" />
        {[0, HALF, LENGTH].map((mark) => (
          <line key={mark} className={styles.mark} x1={at(mark)} x2={at(mark)} y1="33" y2="43" />
        ))}
        {/* Goals are drawn last, over what is near them. */}
        {inOrder(KINDS.toReversed(), (kind) =>
          inOrder(events, (event) =>
            event.kind === kind ? (
              <svg className={styles.sign} x={at(event.minute)} y={rowOf(event)}>
                <title>{eventText(event, game, t)}</title>
                <EventSign kind={kind} />
              </svg>
            ) : null,
          ),
        )}
      </svg>
      <p className={styles.team}>{game.away}</p>
    </div>
  );
}

/** What the signs mean. */
export function Legend(): ReactElement {
  const { t } = useAreaWords();
  return (
    <ul className={styles.legend} aria-hidden="true">
      {KINDS.map((kind) => (
        <li key={kind}>
          <svg className={styles.sample} viewBox="-8 -8 16 16" width="14" height="14">
            <EventSign kind={kind} />
          </svg>
          {t(`match.event.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

function at(minute: number): string {
  return `${FIRST + ((LAST - FIRST) * Math.min(minute, LENGTH)) / LENGTH}%`;
}

/** Goals and cards have a row of their own, corners another near the line. */
function rowOf({ side, kind }: CourseEvent): number {
  const far = kind === 'corner' ? 12 : 26;
  return side === 'home' ? 38 - far : 38 + far;
}
