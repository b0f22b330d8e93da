import type { ReactElement } from 'react';
import type { Section } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { GameBlock as Block } from './game-blocks';
import { useOddsGrid } from '../odds/odds-grid';
import { GameBlock } from './game-block';
import styles from './game-rows.module.css';
import { useRowsInTurn } from './use-rows-in-turn';

interface GameRowsProps {
  readonly blocks: readonly Block[];
  /** How many games the list has behind them. */
  readonly behind?: number;
  readonly gone: ReadonlySet<number>;
  readonly section: Section;
  readonly listedAt: number;
  readonly headingLevel: 2 | 3;
}

const MINUTE = 60_000;

/** The games of a list, championship by championship: one grid to move through by the arrow keys. */
export function GameRows({ blocks, behind, listedAt, ...block }: GameRowsProps): ReactElement {
  const { shown, toCome } = useRowsInTurn(blocks, behind);
  const grid = useOddsGrid<HTMLDivElement>(shown);
  const { settings } = useAreaWords();
  // What rows have beside the names takes room of the last columns: 1 numbers of matches, 2 scores of periods, 3 both.
  const more =
    settingOf(settings, 'isShowGameId') +
    (block.section === 'live' ? 2 * settingOf(settings, 'isDetailedScore') : 0);
  return (
    <div
      className={styles.blocks}
      ref={grid}
      aria-busy={toCome > 0 || undefined}
      data-more={more || undefined}
    >
      {shown.map((one, index) => (
        <GameBlock
          key={one.champ.id}
          block={one}
          hasChoice={shown.findIndex(({ sport }) => sport.id === one.sport.id) === index}
          // Matches begin at whole minutes: a list that is loaded again in the same one changes no row by it.
          listedAt={Math.floor(listedAt / MINUTE) * MINUTE}
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
