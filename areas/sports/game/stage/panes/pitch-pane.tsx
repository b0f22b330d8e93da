import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { eventText, Pitch } from '@grandstand/line-ui';
import { useCourse } from '../../course/use-course';
import styles from './panes.module.css';

/** As many as there is room for beside the pitch. */
const MOST = 6;

/** The pitch with what has just happened, and what happened before it in words. */
export function PitchPane({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const { events } = useCourse(game);
  // Events are only added: each keeps its number.
  const latest = events.map((event, number) => ({ ...event, number })).toReversed();
  const [last, ...before] = latest.slice(0, MOST);
  return (
    <div className={styles.pitchPane}>
      <div className={styles.pitch}>
        <Pitch events={events} />
      </div>
      <div className={styles.words}>
        <ul className={styles.sides} aria-hidden="true">
          <li className={styles.home}>{game.home}</li>
          <li className={styles.away}>{game.away}</li>
        </ul>
        <p className={styles.last} role="status">
          {last ? eventText(last, game, t) : t('course.nothing')}
        </p>
        {/* Keyed: with another event it is a list of its own, and nothing has moved. */}
        <ol key={events.length} className={styles.before} reversed>
          {before.map((event) => (
            <li key={event.number}>{eventText(event, game, t)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
