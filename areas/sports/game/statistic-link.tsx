import type { ReactElement } from 'react';
import { configState, type Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import styles from './statistic-link.module.css';

/** The sport that there are statistics of. */
const SPORT = 'football';

/**
 * The way to the meetings of a match's teams, where the site has statistics: here, or in a window of
 * its own by the player's setting.
 * @remarks It has its room from the start: the site's config comes later, and nothing may move.
 */
export function StatisticLink({ game }: { readonly game: Game }): ReactElement | null {
  const { href, settings, t } = useAreaWords();
  const hasStatistics = useBusState(configState)?.features?.includes('statistic') ?? false;
  if (game.sport.slug !== SPORT) return null;
  const isApart = settingOf(settings, 'isDisplayStatsInNewWindow') === 1;
  const base = isApart ? '/statistic-popup' : '/statistic';
  return (
    <div className={styles.room}>
      {hasStatistics ? (
        <a
          className={styles.link}
          href={href(`${base}/h2h/${game.homeId}/${game.awayId}`)}
          {...(isApart && { target: '_blank', rel: 'noopener' })}
        >
          {t('game.statistics')}
        </a>
      ) : null}
    </div>
  );
}
