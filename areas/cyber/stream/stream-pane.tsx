import { useId, type ReactElement } from 'react';
import { useAreaWords, useIsHydrated } from '@grandstand/bus-contracts/react';
import { Badge, useLoader } from '@grandstand/ui';
import { useCyber } from '../data/use-cyber';
import { eventText, eventTime } from './event-text';
import styles from './stream.module.css';

/** The newest events that are shown. */
const MAX_EVENTS = 7;

/** The simulated broadcast of a game in a frame of the games' origin, and its events as text. */
export function StreamPane({ gameId }: { readonly gameId: number }): ReactElement | null {
  const { t } = useAreaWords();
  const id = useId();
  const { data } = useCyber({ kind: 'broadcast', gameId });
  // The server's markup has no frames: they come with the page's script.
  const isHydrated = useIsHydrated();
  const isLoading = useLoader(!data);
  const seconds = data ? data.delayMs / 1000 : undefined;
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {t('stream.title')}
        </h2>
        {seconds === undefined ? null : <Badge>{t('stream.late', { seconds })}</Badge>}
      </div>
      <div className={styles.parts}>
        <div className={styles.screen}>
          {isHydrated && data?.src ? (
            <iframe
              className={styles.frame}
              src={data.src}
              title={t('stream.frame', { home: data.home, away: data.away })}
              sandbox="allow-scripts"
              referrerPolicy="no-referrer"
            />
          ) : (
            <p className={styles.none}>
              {data ? t('stream.none') : isLoading ? t('loading') : null}
            </p>
          )}
        </div>
        {data ? (
          <ol className={styles.feed} aria-label={t('stream.feed')}>
            {data.events.slice(0, MAX_EVENTS).map((event) => (
              <li key={`${event.at} ${event.kind} ${event.side}`} className={styles[event.kind]}>
                <span className={styles.time}>{eventTime(event.at)}</span>
                {eventText(event, data, t)}
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </section>
  );
}
