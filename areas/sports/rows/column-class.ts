import type { Column } from '../line/columns';
import styles from './columns.module.css';

/** Names that give a column its width, the same in heading, row and skeleton. */
export function columnClass(column: Column, index: number): (string | undefined)[] {
  return [
    styles.column,
    styles[`place${index}`],
    styles[`cells${column.outcomeTypes.length}`],
    column.hasLine ? styles.withLine : undefined,
  ];
}
