import type { ReactElement } from 'react';
import type { CourseEvent } from '@grandstand/bus-contracts';
import { classNames } from '@grandstand/ui';
import styles from './zone.module.css';

/** Where an event of the home team is drawn on a pitch of 100 by 64; home attacks to the right. */
const PLACES: Readonly<Record<CourseEvent['kind'], { readonly x: number; readonly y: number }>> = {
  goal: { x: 96, y: 32 },
  corner: { x: 97, y: 3 },
  'yellow-card': { x: 62, y: 40 },
  'red-card': { x: 62, y: 40 },
  substitution: { x: 50, y: 62 },
};

/** A pitch with the last event; the words beside it say the same. */
export function Pitch({ event }: { readonly event: CourseEvent | undefined }): ReactElement {
  return (
    <svg className={styles.pitch} viewBox="-2 -2 104 68" aria-hidden="true">
      <rect className={styles.grass} width="100" height="64" />
      {event ? (
        <rect className={styles.half} x={event.side === 'home' ? 50 : 0} width="50" height="64" />
      ) : null}
      <g className={styles.lines}>
        <rect width="100" height="64" />
        <path d="M50 0V64" />
        <circle cx="50" cy="32" r="9" />
        <path d="M0 12H16V52H0M0 23H6V41H0M100 12H84V52H100M100 23H94V41H100" />
      </g>
      {event ? <Mark event={event} /> : null}
    </svg>
  );
}

function Mark({ event: { kind, side } }: { readonly event: CourseEvent }): ReactElement {
  const { x, y } = PLACES[kind];
  const at = side === 'home' ? { x, y } : { x: 100 - x, y: 64 - y };
  if (kind !== 'yellow-card' && kind !== 'red-card') {
    return <circle className={classNames(styles.mark, styles[kind])} cx={at.x} cy={at.y} r="3" />;
  }
  return (
    <rect
      className={classNames(styles.mark, styles[kind])}
      x={at.x - 2}
      y={at.y - 3}
      width="4"
      height="6"
    />
  );
}
