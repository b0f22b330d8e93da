import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import styles from './game-details.module.css';

/** The way from a game to the list that it is in. */
export function BackLink({
  path,
  name,
}: {
  readonly path: string;
  readonly name: string;
}): ReactElement {
  const { href } = useAreaWords();
  return (
    <a className={styles.back} href={href(path)}>
      <span className={styles.arrow}>
        <Icon name="chevron-right" size="s" />
      </span>
      {name}
    </a>
  );
}
