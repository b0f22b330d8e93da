import type { ReactElement } from 'react';
import type { GameResult } from '@grandstand/bus-contracts/answers';
import { ResultRow } from './result-row';
import styles from './result-row.module.css';

interface ResultListProps {
  readonly label: string;
  readonly games: readonly GameResult[];
  readonly hasChamp?: boolean;
  readonly hasDay?: boolean;
}

/** Games with their scores. */
export function ResultList({
  label,
  games,
  hasChamp = false,
  hasDay = false,
}: ResultListProps): ReactElement {
  return (
    <ul className={styles.list} aria-label={label}>
      {games.map((game) => (
        <ResultRow key={game.id} game={game} hasChamp={hasChamp} hasDay={hasDay} />
      ))}
    </ul>
  );
}
