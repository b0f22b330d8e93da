import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Crest } from '@grandstand/ui';
import { useGameNow } from '../context/line-context';
import { playText } from '../rows/period-text';
import { longStartText } from '../words/start-text';
import styles from './small-score.module.css';

/** Score and clock of a match in a line, or its start: for a bar that stays in view. */
export function SmallScore({ game }: { readonly game: Game }): ReactElement {
  const { settings, t } = useAreaWords();
  const { isLive, isFinished, score } = useGameNow(game.id) ?? game;
  const { timeZone, is12h } = settings;
  const hasCrests = settingOf(settings, 'isAppLightVersion') === 0;
  const scores = score && (score.written ?? score);
  if (!scores) {
    const weekdayName = (day: number): string => t(`line.weekday.${day}`);
    return (
      <span className={styles.small}>
        {longStartText(game.startsAt, { timeZone, is12h, weekdayName })}
      </span>
    );
  }
  return (
    <span className={styles.small}>
      {hasCrests ? <Crest badge={game.homeBadge} name={game.home} /> : null}
      <strong className={score.written ? styles.written : styles.score}>
        {`${scores.home} : ${scores.away}`}
      </strong>
      {hasCrests ? <Crest badge={game.awayBadge} name={game.away} /> : null}
      <span className={styles.clock}>
        {isFinished
          ? t('line.row.over')
          : isLive
            ? score.isBreak
              ? t('line.clock.break')
              : playText(score, game.sport.slug, t)
            : null}
      </span>
    </span>
  );
}
