import { FEW_COLUMNS, type Column } from './columns';
import styles from './columns.module.css';

/** Names that give a column its width among the others, the same in heading, row and skeleton. */
export function columnClass(
  columns: readonly Column[],
  column: Column,
  index: number,
): (string | undefined)[] {
  return [
    styles.column,
    columns.length > FEW_COLUMNS ? styles.ofMany : undefined,
    styles[`place${index}`],
    styles[`cells${column.outcomeTypes.length}`],
    column.hasLine ? styles.withLine : undefined,
  ];
}

/** Removes the columns that a narrow page hides from the server's markup, so that React need not take them over. */
export function removeHiddenColumns(root: Element): void {
  for (const column of root.querySelectorAll(`.${styles['ofMany']}`)) {
    column.classList.remove(styles['ofMany'] ?? '');
    if (column.matches(`.${styles['place3']}, .${styles['place4']}`)) column.remove();
  }
}
