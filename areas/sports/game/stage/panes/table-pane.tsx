import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { LeagueTable } from '@grandstand/line-ui';
import { StatisticState } from './statistic-state';
import { useChampOf } from '../use-statistics';
import { statisticPath } from '../statistic-link';
import styles from './panes.module.css';

/** The table of the league, with the rows of both teams marked. */
export function TablePane({ game }: { readonly game: Game }): ReactElement {
  const { settings, t } = useAreaWords();
  const { data, isError, refetch } = useChampOf(game, true);
  const pane = useRef<HTMLDivElement>(null);
  const table = data?.table;
  // The first of both teams comes into view; the pane moves, the page does not.
  useLayoutEffect(() => {
    const row = pane.current?.querySelector<HTMLElement>('[data-marked]');
    const body = pane.current?.parentElement;
    if (row && body) body.scrollTop = row.offsetTop - body.clientHeight / 3;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the rows are read from the page
  }, [table]);
  return (
    <div className={styles.pane} ref={pane}>
      <StatisticState
        isLoading={!data && !isError}
        hasFailed={isError}
        onRetry={() => void refetch()}
        none={data && !table ? t('stage.noTable') : undefined}
      >
        {table ? (
          <LeagueTable
            rows={table.rows}
            label={`${game.champ.name}, ${table.season}`}
            teamPath={(team) => statisticPath(settings, `team/${team}`)}
            marked={[game.homeId, game.awayId]}
          />
        ) : null}
      </StatisticState>
    </div>
  );
}
