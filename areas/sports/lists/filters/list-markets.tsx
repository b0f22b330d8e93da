import type { ReactElement } from 'react';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ColumnChoice, type GameBlock } from '@grandstand/line-ui';
import styles from './list-markets.module.css';

/** Columns that a list has room for on a phone, where their headings are not shown. */
const PHONE_COLUMNS = [0, 1];

/** The markets of a list's columns, for each of its sports. */
export function ListMarkets({ blocks }: { readonly blocks: readonly GameBlock[] }): ReactElement {
  const { dictionary } = useAreaWords();
  const sports = blocks.filter(
    ({ sport }, index) => blocks.findIndex((other) => other.sport.id === sport.id) === index,
  );
  return (
    <div className={styles.markets}>
      {sports.map(({ sport, columns }) => (
        // A fieldset is for forms.
        <div key={sport.id} className={styles.columns} role="group" aria-label={sport.name}>
          <span className={styles.sport}>{sport.name}</span>
          {PHONE_COLUMNS.filter((index) => columns[index]).map((index) => (
            <span key={index} className={styles.column}>
              <ColumnChoice
                columns={columns}
                index={index}
                nameOf={(marketTypeId) => marketName(dictionary, marketTypeId)}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
