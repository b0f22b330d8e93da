import type { ReactElement } from 'react';
import type { Game, Settings } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './panes/panes.module.css';

/** The path of a page of statistics: here, or in a window of its own by the player's setting. */
export function statisticPath(settings: Omit<Settings, 'language'>, page: string): string {
  const isApart = settingOf(settings, 'isDisplayStatsInNewWindow') === 1;
  return `${isApart ? '/statistic-popup' : '/statistic'}/${page}`;
}

/** The way to all statistics of both teams. */
export function StatisticLink({ game: { homeId, awayId } }: { readonly game: Game }): ReactElement {
  const { href, settings, t } = useAreaWords();
  const isApart = settingOf(settings, 'isDisplayStatsInNewWindow') === 1;
  return (
    <a
      className={styles.link}
      href={href(statisticPath(settings, `h2h/${homeId}/${awayId}`))}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {t('game.statistics')}
    </a>
  );
}
