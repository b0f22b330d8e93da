import type { ReactElement } from 'react';
import type { CourseEvent } from '@grandstand/bus-contracts';
import { classNames } from '@grandstand/ui';
import styles from './course.module.css';

/** The sign of an event, drawn around the origin: a ball, a card, a flag or arrows. */
export function EventSign({ kind }: Pick<CourseEvent, 'kind'>): ReactElement {
  switch (kind) {
    case 'goal':
      return (
        <>
          <circle className={styles.ball} r="7" />
          <circle className={styles.ballMark} r="2.5" />
        </>
      );
    case 'corner':
      return <path className={styles.flag} d="M-3 6V-5L4-2-2 1V6Z" />;
    case 'substitution':
      return <path className={styles.flag} d="M-6 2L-2-4 2 2ZM-2 0L6 0 2 6Z" />;
    default:
      return (
        <rect
          className={classNames(styles.card, kind === 'red-card' && styles.red)}
          x="-4"
          y="-6"
          width="8"
          height="12"
          rx="1"
        />
      );
  }
}
