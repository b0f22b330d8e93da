import { useMemo, useSyncExternalStore } from 'react';
import { FEW_COLUMNS, type Column } from '../line/columns';

/** From this width on a list may have room for every column. */
const WIDE = 1600;

/** The columns that a page of this width renders. */
export function useShownColumns(columns: readonly Column[]): readonly Column[] {
  const isAll = useSyncExternalStore(onResize, isWide, isWide);
  return useMemo(() => (isAll ? columns : columns.slice(0, FEW_COLUMNS)), [columns, isAll]);
}

/** The server has no width: it renders all columns, and the style sheet hides those that do not fit. */
export function isWide(): boolean {
  return typeof window === 'undefined' || innerWidth >= WIDE;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
