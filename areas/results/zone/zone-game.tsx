import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { feedGames, type Course } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import type { GameResult } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useStreamKey } from '@grandstand/bus-contracts/react';
import { courseState, eventText, Pitch, playText } from '@grandstand/line-ui';
import { classNames, Icon } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import page from '../page/results-app.module.css';
import styles from './zone.module.css';

const NOTHING: Course = { events: [], statistics: [] };

/** A match: its score, the pitch with its last event, and all events in words, the newest first. */
export function ZoneGame({ game }: { readonly game: GameResult }): ReactElement {
  const { href, settings, t } = useAreaWords();
  const isKeptInView = settingOf(settings, 'isMoveVideoOnScroll') === 1;
  const isFolded = settingOf(settings, 'zoneState') === 1;
  const now = useStreamKey(feedGames, String(game.id)) ?? game;
  const { data = NOTHING, retry } = useResults({ kind: 'course', gameId: game.id });
  const wanted = now.score ? courseState(now.score.events, now.score) : null;
  const loadNews = useEffectEvent((state: string | null) => {
    const goal = data.events.findLast(({ kind }) => kind === 'goal')?.score;
    const loaded = courseState(data.events.length, goal ?? { home: 0, away: 0 });
    if (state !== null && state !== loaded) retry();
  });
  // The feed gives only the number of events; the events are loaded.
  useEffect(() => loadNews(wanted), [wanted]);
  // Events are only added: each keeps its number.
  const events = data.events.map((event, number) => ({ ...event, number })).toReversed();
  const [last] = events;
  const title = `${game.home} – ${game.away}`;
  return (
    <section className={styles.zone} aria-label={title}>
      <div className={classNames(styles.board, isKeptInView && styles.kept)}>
        <p className={styles.teams}>
          <span>{game.home}</span>
          <span className={styles.score}>
            {now.score ? `${now.score.home} : ${now.score.away}` : '– : –'}
          </span>
          <span>{game.away}</span>
        </p>
        <p className={styles.state}>
          {now.isFinished ? t('zone.ended') : playText(now.score, game.sport.slug, t)}
        </p>
        {/* React sets this when the setting changes; in between the player folds and opens it. */}
        <details className={styles.fold} open={!isFolded}>
          <summary className={styles.summary}>
            <Icon name="chevron-down" size="s" />
            {t('zone.pitch')}
          </summary>
          <Pitch events={data.events} />
        </details>
        <p className={page.note}>{t('live.delay')}</p>
        <a
          className={page.more}
          href={href(`/live/${game.sport.slug}/${game.champ.slug}/${game.slug}`)}
        >
          {t('zone.open')}
        </a>
      </div>
      <div className={styles.feed}>
        <h2 className={page.subtitle}>{t('zone.events')}</h2>
        {/* Only the newest is announced. */}
        <p className={styles.last} role="status">
          {last ? eventText(last, game, t) : t('zone.nothing')}
        </p>
        <ol className={styles.events} reversed>
          {events.slice(1).map((event) => (
            <li key={event.number}>{eventText(event, game, t)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
