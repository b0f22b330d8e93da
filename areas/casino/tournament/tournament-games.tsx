import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TileGrid } from '@grandstand/game-ui';
import { useOwnGames } from '../my/use-own-games';
import styles from './tournament.module.css';

/** The games whose rounds count. */
export function TournamentGames({
  games,
}: {
  readonly games: readonly string[];
}): ReactElement | null {
  const { t } = useAreaWords();
  const { data } = useOwnGames(games);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.games} aria-label={t('tournament.games')}>
      <h2 className={styles.heading}>{t('tournament.games')}</h2>
      <TileGrid tiles={data} label={t('tournament.games')} />
    </section>
  );
}
