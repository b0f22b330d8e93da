import { useSyncExternalStore } from 'react';

/** From this width on a list may have room for every column. */
const WIDE = 1600;

/** Whether every column is rendered; the server has no width, and the style sheet hides the columns that do not fit. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    onResize,
    () => innerWidth >= WIDE,
    () => true,
  );
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
