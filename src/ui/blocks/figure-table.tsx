import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { inOrder } from './in-order';
import styles from './figure-table.module.css';

interface FigureTableProps {
  /** The name of the table, above it. */
  readonly caption?: string | undefined;
  /** Its name, where a heading beside it says the same. */
  readonly label?: string;
  /** The names of the columns. */
  readonly head: readonly string[];
  /** As many cells as the head has; the first names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** The place of the row that is the player's own. */
  readonly ownRow?: number;
}

/** Figures in rows and columns. */
export function FigureTable({
  caption,
  label,
  head,
  rows,
  ownRow,
}: FigureTableProps): ReactElement {
  return (
    <table className={styles.table} aria-label={label}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {inOrder(head, (name) => (
            <th scope="col">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(rows, ([name, ...figures], place) => (
          <tr className={classNames(place === ownRow && styles.own)}>
            <th scope="row">{name}</th>
            {inOrder(figures, (figure) => (
              <td>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
