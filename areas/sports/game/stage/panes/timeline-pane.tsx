import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { eventText, useGameNow } from '@grandstand/line-ui';
import { classNames } from '@grandstand/ui';
import { Legend, TimeStrip } from '../../course/time-strip';
import { useCourse } from '../../course/use-course';
import styles from './panes.module.css';

/** The match on a line of time, and below it in words: home's on the left, away's on the right, the newest first. */
export function TimelinePane({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const { score } = useGameNow(game.id) ?? game;
  const { events } = useCourse(game);
  const latest = events.map((event, number) => ({ ...event, number })).toReversed();
  return (
    <div className={styles.pane}>
      <TimeStrip game={game} events={events} minute={score?.minute ?? null} />
      <Legend />
      {latest.length === 0 ? <p className={styles.note}>{t('course.nothing')}</p> : null}
      {/* Keyed: with another event it is a list of its own, and nothing has moved. */}
      <ol key={events.length} className={styles.timeline} reversed>
        {latest.map((event) => (
          <li key={event.number} className={classNames(styles.event, styles[`of-${event.side}`])}>
            {eventText(event, game, t)}
          </li>
        ))}
      </ol>
    </div>
  );
}
