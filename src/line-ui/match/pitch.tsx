import type { ReactElement } from 'react';
import type { CourseEvent } from '@grandstand/bus-contracts';
import { classNames, inOrder } from '@grandstand/ui';
import { PITCH, placeOf, trailOf } from './trail';
import styles from './pitch.module.css';

const STRIPES = [0, 1, 2, 3, 4];
const THIRD = PITCH.length / 3;

/** A pitch with what has just happened, the zone of it, and the ball's way there; the words beside it say the same. */
export function Pitch({ events }: { readonly events: readonly CourseEvent[] }): ReactElement {
  const last = events.at(-1);
  const trail = trailOf(events);
  const ball = trail.at(-1) ?? { x: 50, y: 32 };
  return (
    <svg className={styles.pitch} viewBox="-2 -2 104 68" aria-hidden="true">
      <rect className={styles.grass} x="-2" y="-2" width="104" height="68" rx="2" />
      {STRIPES.map((stripe) => (
        <rect key={stripe} className={styles.stripe} x={stripe * 20} width="10" height="64" />
      ))}
      {/* The third of the pitch where it happened, in the colour of the side that attacks there. */}
      <rect
        className={classNames(styles.zone, last && styles[last.side])}
        x={last?.side === 'away' ? 0 : 2 * THIRD}
        width={THIRD}
        height="64"
      />
      <g className={styles.lines}>
        <rect width="100" height="64" />
        <path d="M50 0V64" />
        <circle cx="50" cy="32" r="9" />
        <path d="M0 12H16V52H0M0 23H6V41H0M100 12H84V52H100M100 23H94V41H100" />
        <path d="M16 26A8 8 0 0 1 16 38M84 26A8 8 0 0 0 84 38" />
      </g>
      <polyline className={styles.trail} points={trail.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {inOrder(trail.slice(0, -1), ({ x, y }) => (
        <circle className={styles.step} cx={x} cy={y} r="1" />
      ))}
      {last ? <Mark key={`${events.length}`} event={last} /> : null}
      <circle className={styles.ball} cx={ball.x} cy={ball.y} r="1.8" />
    </svg>
  );
}

function Mark({ event }: { readonly event: CourseEvent }): ReactElement {
  const { x, y } = placeOf(event);
  if (event.kind === 'yellow-card' || event.kind === 'red-card') {
    return (
      <rect
        className={classNames(styles.card, styles[event.kind])}
        x={x - 2}
        y={y - 8}
        width="4"
        height="6"
      />
    );
  }
  return <circle className={classNames(styles.mark, styles[event.kind])} cx={x} cy={y} r="5" />;
}
