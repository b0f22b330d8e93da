import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { MAX_PANELS } from '../screens/multi-ids';
import styles from './multi.module.css';

/** How many matches are offered. */
const MOST = 12;

interface OfferedProps {
  readonly games: readonly Game[];
  readonly isFull: boolean;
  readonly onAdd: (id: number) => void;
}

/** Matches in play that can be added; while there is no room, one takes the place of another. */
export function Offered({ games, isFull, onAdd }: OfferedProps): ReactElement | null {
  const { t } = useAreaWords();
  if (games.length === 0) return null;
  return (
    <section className={styles.offered}>
      <h2 className={styles.subtitle}>{t('multi.add')}</h2>
      {isFull ? <p className={styles.note}>{t('multi.full', { count: MAX_PANELS })}</p> : null}
      <ul className={styles.offers}>
        {games.slice(0, MOST).map(({ id, home, away, champ }) => (
          <li key={id}>
            <button type="button" className={styles.offer} onClick={() => onAdd(id)}>
              <span>{`${home} – ${away}`}</span>
              <span className={styles.note}>{champ.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
