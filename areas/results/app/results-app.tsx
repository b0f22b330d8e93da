import type { ReactElement } from 'react';
import { configState } from '@grandstand/bus-contracts';
import { useAreaPlace, useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { AreaFrame } from '@grandstand/ui';
import { ChampScreen } from '../champs/champ-screen';
import { ChampsScreen } from '../champs/champs-screen';
import { DayScreen } from '../days/day-screen';
import { LiveScreen } from '../live/live-screen';
import { ZoneScreen } from '../zone/zone-screen';
import { resultsScreen, type ResultsScreen } from '../page/results-screen';
import { HeadToHeadScreen } from '../statistic/head-to-head-screen';
import { StatChampScreen } from '../statistic/stat-champ-screen';
import { StatTeamScreen } from '../statistic/stat-team-screen';
import { StatisticScreen } from '../statistic/statistic-screen';
import { TeamScreen } from '../team/team-screen';
import { UnknownScreen } from '../page/unknown-screen';

/** The area: the kinds of results, and the screen of the path under them. */
export function ResultsApp(): ReactElement {
  const place = useAreaPlace();
  const { href, t } = useAreaWords();
  const screen = resultsScreen(place);
  const hasStatistics = useBusState(configState)?.features?.includes('statistic') ?? false;
  const isApart = 'base' in screen && screen.base === '/statistic-popup';
  const statistics = {
    path: isApart ? screen.base : '/statistic',
    text: t('title.statistic'),
    isCurrent: 'base' in screen,
  };
  const kinds = [
    { path: '/results', text: t('kind.day'), isCurrent: screen.kind === 'day' },
    { path: '/results/live', text: t('kind.live'), isCurrent: screen.kind === 'live' },
    { path: '/results/zone', text: t('kind.zone'), isCurrent: screen.kind === 'zone' },
    {
      path: '/champs',
      text: t('kind.champs'),
      isCurrent: screen.kind === 'champs' || screen.kind === 'champ',
    },
    ...(hasStatistics ? [statistics] : []),
  ];
  return (
    <AreaFrame
      label={t('kind.label')}
      links={(isApart ? [statistics] : kinds).map(({ path, ...kind }) => ({
        ...kind,
        href: href(path),
      }))}
    >
      <ScreenOf screen={screen} />
    </AreaFrame>
  );
}

function ScreenOf({ screen }: { readonly screen: ResultsScreen }): ReactElement {
  switch (screen.kind) {
    case 'day':
      return <DayScreen screen={screen} />;
    case 'live':
      return <LiveScreen sport={screen.sport} />;
    case 'zone':
      return <ZoneScreen gameId={screen.gameId} />;
    case 'champs':
      return <ChampsScreen />;
    case 'champ':
      return <ChampScreen champ={screen.champ} />;
    case 'team':
      return <TeamScreen team={screen.team} hasGames={screen.hasGames} />;
    case 'statistic':
      return <StatisticScreen base={screen.base} />;
    case 'statChamp':
      return <StatChampScreen screen={screen} />;
    case 'statTeam':
      return <StatTeamScreen screen={screen} />;
    case 'headToHead':
      return <HeadToHeadScreen screen={screen} />;
    case 'unknown':
      return <UnknownScreen />;
  }
}
