import type { ReactElement } from 'react';
import type { Section } from '@grandstand/bus-contracts';
import type { GameBlock as Block } from './game-blocks';
import { useOddsGrid } from '../odds/odds-grid';
import { GameBlock } from './game-block';
import styles from './game-rows.module.css';
import { useRowsInTurn } from './use-rows-in-turn';

interface GameRowsProps {
  readonly blocks: readonly Block[];
  readonly gone: ReadonlySet<number>;
  readonly section: Section;
  readonly listedAt: number;
  readonly headingLevel: 2 | 3;
}

/** The games of a list, championship by championship: one grid to move through by the arrow keys. */
export function GameRows({ blocks, ...block }: GameRowsProps): ReactElement {
  const { shown, toCome } = useRowsInTurn(blocks);
  const grid = useOddsGrid<HTMLDivElement>(shown);
  return (
    <div className={styles.blocks} ref={grid} aria-busy={toCome > 0 || undefined}>
      {shown.map((one, index) => (
        <GameBlock
          key={one.champ.id}
          block={one}
          hasChoice={shown.findIndex(({ sport }) => sport.id === one.sport.id) === index}
          {...block}
        />
      ))}
      {toCome > 0 ? (
        // As high as the rows: a player who goes back is at their place at once.
        <div>
          {Array.from({ length: toCome }, (_, row) => (
            <div key={row} className={styles.toCome} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
