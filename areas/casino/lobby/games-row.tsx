import type { ReactElement } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { TileGrid } from '@grandstand/game-ui';
import { Icon, VisuallyHidden } from '@grandstand/ui';
import styles from './games-row.module.css';

interface GamesRowProps {
  readonly id: string;
  readonly title: string;
  /** The page of all of them. */
  readonly path: string;
  readonly count?: number | undefined;
  readonly tiles: readonly CasinoTile[];
}

/** Some games of a kind, with the way to all of them. */
export function GamesRow({ id, title, path, count, tiles }: GamesRowProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <a className={styles.all} href={href(path)}>
          {count === undefined ? t('row.all') : t('row.allCount', { number: count })}
          <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
          <Icon name="chevron-right" size="s" />
        </a>
      </div>
      <TileGrid tiles={tiles} label={title} isRow keepScroll={`casino-row-${id}`} />
    </section>
  );
}
