import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import type { ClubMatch } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ClubMatchList } from '@grandstand/line-ui';
import { StatisticLink } from '../statistic-link';
import { useMeetingsOf } from '../use-statistics';
import { StatisticState } from './statistic-state';
import styles from './panes.module.css';

/** What became of the matches of both teams against each other. */
export function MeetingsPane({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const { data, error, refetch } = useMeetingsOf(game);
  const isUnknown = error?.name === 'NotFoundError' || data?.matches.length === 0;
  return (
    <div className={styles.pane}>
      <StatisticState
        isLoading={!data && !error}
        hasFailed={error !== null && !isUnknown}
        onRetry={() => void refetch()}
        none={isUnknown ? t('stage.noMeeting') : undefined}
      >
        {data ? <Meetings game={game} matches={data.matches} /> : null}
      </StatisticState>
    </div>
  );
}

function Meetings({
  game,
  matches,
}: {
  readonly game: Game;
  readonly matches: readonly ClubMatch[];
}): ReactElement {
  const { t } = useAreaWords();
  const winners = matches.map(({ home, away, score }) =>
    score.home === score.away ? null : score.home > score.away ? home.id : away.id,
  );
  const count = (winner: string | null): number => winners.filter((one) => one === winner).length;
  return (
    <>
      <dl className={styles.duel}>
        {[
          { name: game.home, wins: count(game.homeId) },
          { name: t('stage.draws'), wins: count(null) },
          { name: game.away, wins: count(game.awayId) },
        ].map(({ name, wins }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{wins}</dd>
          </div>
        ))}
      </dl>
      <StatisticLink game={game} />
      <ClubMatchList label={t('stage.tab.meetings')} matches={matches} />
    </>
  );
}
