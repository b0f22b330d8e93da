import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { Course as CourseData, Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useGameNow } from '@grandstand/line-ui';
import { Icon, inOrder, VisuallyHidden } from '@grandstand/ui';
import { useLine } from '../../page/sports-context';
import { eventText } from './event-text';
import { Statistics } from './statistics';
import { Legend, TimeStrip } from './time-strip';
import styles from './course.module.css';

type Pair = NonNullable<CourseData['events'][number]['score']>;

const NOTHING: CourseData = { events: [], statistics: [] };

/**
 * What has happened in a match: on a line of time, as a list in words, and in numbers by half.
 * @remarks It is folded where the player's setting says so, and on a page that was opened before the
 * kick-off: there is nothing to see, and nothing below moves when the match begins.
 */
export function Course({ game }: { readonly game: Game }): ReactElement {
  const { settings, t } = useAreaWords();
  const { score, isLive, isFinished } = useGameNow(game.id) ?? game;
  const isFolded = settingOf(settings, 'zoneState') === 1;
  const isUsuallyOpen = !isFolded && (isLive || isFinished);
  const [isOpen, setIsOpen] = useState(isUsuallyOpen);
  const [followed, setFollowed] = useState(isFolded);
  // Another choice applies at once, whatever the player has folded by hand.
  if (followed !== isFolded) {
    setFollowed(isFolded);
    setIsOpen(isUsuallyOpen);
  }
  const { data = NOTHING, reload } = useLine({ kind: 'course', gameId: game.id });
  const wanted = score ? stateText(score.events, score) : null;
  const loadNews = useEffectEvent((state: string | null) => {
    const { events } = data;
    const last = events.findLast(({ kind }) => kind === 'goal')?.score ?? { home: 0, away: 0 };
    if (state !== null && state !== stateText(events.length, last)) reload();
  });
  // The feed gives only the number of events; the events are loaded.
  useEffect(() => loadNews(wanted), [wanted]);
  return (
    // Several are on the page of several matches.
    <section
      className={styles.course}
      aria-label={`${t('course.title')}: ${game.home} – ${game.away}`}
    >
      <details
        className={styles.fold}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className={styles.head}>
          <Icon name="chevron-down" size="s" />
          <h2 className={styles.title}>{t('course.title')}</h2>
          <Legend />
        </summary>
        <div className={styles.content}>
          <TimeStrip game={game} events={data.events} minute={score?.minute ?? null} />
          <VisuallyHidden>
            {data.events.length === 0 ? (
              <p>{t('course.nothing')}</p>
            ) : (
              <ol>
                {inOrder(data.events, (event) => (
                  // An item has no state of its own.
                  <li>{eventText(event, game, t)}</li>
                ))}
              </ol>
            )}
          </VisuallyHidden>
          <Statistics game={game} statistics={data.statistics} />
        </div>
      </details>
    </section>
  );
}

/** Changes with each event, and with each goal that is taken back. */
function stateText(count: number | undefined, { home, away }: Pair): string {
  return `${count} ${home}:${away}`;
}
