import type { ReactElement } from 'react';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { classNames } from '@grandstand/ui';
import { useFreeSpins } from '../data/use-free-spins';
import { Tile } from './tile';
import styles from './tile-grid.module.css';

interface TileGridProps {
  readonly tiles: readonly CasinoTile[];
  readonly label: string;
  /** Of the names: 2 right below the title of a page. */
  readonly headingLevel?: 2 | 3;
  /** One row, which a phone moves sideways. */
  readonly isRow?: boolean;
  /** Under what name the sideways place of a row is kept for the way back. */
  readonly keepScroll?: string;
}

/** Games beside each other. */
export function TileGrid({
  tiles,
  label,
  headingLevel = 3,
  isRow = false,
  keepScroll,
}: TileGridProps): ReactElement {
  const freeSpinsOf = useFreeSpins();
  return (
    <ul
      className={classNames(styles.grid, isRow && styles.row)}
      aria-label={label}
      data-keep-scroll={keepScroll}
    >
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.item}>
          <Tile tile={tile} freeSpins={freeSpinsOf(tile.slug)} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
