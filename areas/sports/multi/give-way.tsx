import { useEffect, useRef, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import { MAX_PANELS } from '../screens/multi-ids';
import styles from './multi.module.css';
import { useFollowedGame } from './use-followed-game';

interface GiveWayProps {
  /** The match that there is no room for. */
  readonly gameId: number;
  /** Those that are shown. */
  readonly shown: readonly number[];
  /** Whether the player has just asked for it on this page. */
  readonly takesFocus: boolean;
  readonly onDrop: (id: number) => void;
  readonly onKeep: () => void;
}

/** Asks which match gives way to another one. */
export function GiveWay({
  gameId,
  shown,
  takesFocus,
  onDrop,
  onKeep,
}: GiveWayProps): ReactElement | null {
  const { t } = useAreaWords();
  const { title, failure } = useFollowedGame(gameId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  // No match needs room.
  if (failure === 'not-found') return null;
  return (
    <section className={styles.giveWay}>
      <h2 className={styles.subtitle} ref={heading} tabIndex={-1}>
        {t('multi.drop', { title })}
      </h2>
      <p className={styles.note}>{t('multi.full', { count: MAX_PANELS })}</p>
      <ul className={styles.offers}>
        {shown.map((id) => (
          <li key={id}>
            <Shown gameId={id} onDrop={() => onDrop(id)} />
          </li>
        ))}
      </ul>
      <Button onClick={onKeep}>{t('multi.keep', { count: MAX_PANELS })}</Button>
    </section>
  );
}

interface ShownProps {
  readonly gameId: number;
  readonly onDrop: () => void;
}

function Shown({ gameId, onDrop }: ShownProps): ReactElement {
  const { game, title } = useFollowedGame(gameId);
  return (
    <button type="button" className={styles.offer} onClick={onDrop}>
      <span>{title}</span>
      <span className={styles.note}>{game?.champ.name}</span>
    </button>
  );
}
