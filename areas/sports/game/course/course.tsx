import { useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useGameNow } from '@grandstand/line-ui';
import { Icon } from '@grandstand/ui';
import { EventWords } from './event-words';

import { Statistics } from './statistics';
import { Legend, TimeStrip } from './time-strip';
import { useCourse } from './use-course';
import styles from './course.module.css';

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
  const data = useCourse(game);
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
          <EventWords game={game} events={data.events} />
          <Statistics game={game} statistics={data.statistics} />
        </div>
      </details>
    </section>
  );
}
