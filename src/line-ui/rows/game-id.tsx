import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { VisuallyHidden } from '@grandstand/ui';
import styles from './game-facts.module.css';

/** A game's number, by which support and friends find it. */
export function GameId({ id }: { readonly id: number }): ReactElement {
  const { t } = useAreaWords();
  return (
    <span className={styles.id}>
      <VisuallyHidden>{t('line.row.gameId')}</VisuallyHidden>
      {`#${id}`}
    </span>
  );
}
