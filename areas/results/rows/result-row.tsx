import type { ReactElement } from 'react';
import { feedGames } from '@grandstand/bus-contracts';
import type { GameResult } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useStreamKey } from '@grandstand/bus-contracts/react';
import { clockText, longStartText, playText, pointsNow, zonedTime } from '@grandstand/line-ui';
import { classNames, Crest, inOrder } from '@grandstand/ui';
import { champName } from '@grandstand/line-ui';
import styles from './result-row.module.css';

interface ResultRowProps {
  readonly game: GameResult;
  /** Shows the championship, where the list has several. */
  readonly hasChamp?: boolean;
  /** Shows the day of the start, where the list has several. */
  readonly hasDay?: boolean;
}

/** A game with its score: final, of now by the feed, or its start. A link to its page. */
export function ResultRow({
  game,
  hasChamp = false,
  hasDay = false,
}: ResultRowProps): ReactElement {
  const { href, settings, t } = useAreaWords();
  const news = useStreamKey(feedGames, String(game.id));
  // A final score is not older than the feed.
  const { isLive, isFinished, score } = game.isFinished ? game : (news ?? game);
  const sport = game.sport.slug;
  const section = isLive ? 'live' : 'line';
  const points = isLive ? pointsNow(score, sport) : undefined;
  const { timeZone, is12h } = settings;
  const start = hasDay
    ? longStartText(game.startsAt, {
        timeZone,
        is12h,
        weekdayName: (day) => t(`line.weekday.${day}`),
      })
    : clockText(zonedTime(game.startsAt, timeZone), is12h);
  const state = isLive ? playText(score, sport, t) : start;
  const scores = score && (score.written ?? score);
  const periods =
    isFinished && scores === score && (score?.periods.length ?? 0) > 1 ? score?.periods : undefined;
  return (
    <li className={styles.row}>
      <a
        className={styles.link}
        href={href(`/${section}/${sport}/${game.champ.slug}/${game.slug}`)}
      >
        <span className={classNames(styles.time, isLive && styles.live)}>{state}</span>
        <span className={styles.teams}>
          <span className={styles.team}>
            <Crest badge={game.homeBadge} name={game.home} />
            {game.home}
          </span>
          <span className={styles.team}>
            <Crest badge={game.awayBadge} name={game.away} />
            {game.away}
          </span>
          {hasChamp ? <span className={styles.champ}>{champName(game.champ)}</span> : null}
        </span>
        {periods ? (
          <span className={styles.periods}>
            {inOrder(periods, (period) => (
              // Periods are only added.
              <span className={styles.period}>
                <span>{period.home}</span>
                <span>{period.away}</span>
              </span>
            ))}
          </span>
        ) : null}
        {points ? (
          <span className={styles.periods}>
            <span className={styles.period}>
              <span>{points.home}</span>
              <span>{points.away}</span>
            </span>
          </span>
        ) : null}
        {scores ? (
          <span className={styles.score}>
            <span>{scores.home}</span>
            <span>{scores.away}</span>
          </span>
        ) : (
          <span className={styles.none}>{isFinished ? t('row.void') : ''}</span>
        )}
      </a>
    </li>
  );
}
