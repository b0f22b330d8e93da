import type { ReactElement } from 'react';
import { configState } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import page from './results-app.module.css';
import type { StatBase } from './stat-path';

interface StatisticLinkProps {
  /** The path of the statistics, by the page that they are on. */
  readonly path: (base: StatBase) => string;
}

/** The way to statistics where the site has them: here, or in a window of their own by the player's setting. */
export function StatisticLink({ path }: StatisticLinkProps): ReactElement | null {
  const { href, settings, t } = useAreaWords();
  const hasStatistics = useBusState(configState)?.features?.includes('statistic') ?? false;
  if (!hasStatistics) return null;
  const isApart = settingOf(settings, 'isDisplayStatsInNewWindow') === 1;
  return (
    <a
      className={page.pill}
      href={href(path(isApart ? '/statistic-popup' : '/statistic'))}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {t('title.statistic')}
    </a>
  );
}
