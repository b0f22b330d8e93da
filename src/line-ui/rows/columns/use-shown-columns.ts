import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLineServices } from '../../context/line-context';
import { FEW_COLUMNS, type Column } from './columns';

/** From this width on a list may have room for every column. */
const WIDE = 1600;

/** The columns that a page of this width renders; the same array as long as they are the same. */
export function useShownColumns(all: readonly Column[]): readonly Column[] {
  const columns = useSameItems(all);
  const { hasAllColumns } = useLineServices();
  // The width may change before React takes the markup over, which has the columns of the first width.
  const isAll = useSyncExternalStore(onResize, isWide, () => hasAllColumns);
  return useMemo(() => (isAll ? columns : columns.slice(0, FEW_COLUMNS)), [columns, isAll]);
}

/** The former array while its items are the same: a list that is loaded again renders the rows that changed. */
function useSameItems<T>(items: readonly T[]): readonly T[] {
  const [last, setLast] = useState(items);
  if (last.length === items.length && last.every((item, index) => item === items[index]))
    return last;
  setLast(items);
  return items;
}

/** Whether the page is wide enough for every column. The server renders all, and the style sheet hides those that do not fit. */
export function isWide(): boolean {
  return innerWidth >= WIDE;
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
