import type { ReactElement } from 'react';
import { type Column, columnClass, useShownColumns } from '@grandstand/line-ui';
import { classNames, Skeleton } from '@grandstand/ui';
import styles from './list-skeleton.module.css';

/** The size of most lists. */
const USUAL: readonly Column[] = [
  { marketTypeId: 1, outcomeTypes: [1, 2, 3], hasLine: false },
  { marketTypeId: 17, outcomeTypes: [9, 10], hasLine: true },
  { marketTypeId: 19, outcomeTypes: [180, 181], hasLine: false },
  { marketTypeId: 2, outcomeTypes: [7, 8], hasLine: true },
  { marketTypeId: 8, outcomeTypes: [4, 5, 6], hasLine: false },
];

/** The shape of a list: blocks, rows and odds in their later places. */
export function ListSkeleton({ rows }: { readonly rows: number }): ReactElement {
  const columns = useShownColumns(USUAL);
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <Skeleton shape="text" />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.game}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
          {columns.map((column, index) => (
            <div
              key={column.marketTypeId}
              className={classNames(styles.market, ...columnClass(columns, column, index))}
            >
              {column.outcomeTypes.map((typeId) => (
                <Skeleton key={typeId} shape="odds" />
              ))}
            </div>
          ))}
          <div className={styles.end} />
        </div>
      ))}
    </div>
  );
}
