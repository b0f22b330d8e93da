import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createLoader, type After } from './loader';

const pageAfter: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
const no = (): boolean => false;

/**
 * Whether to show a loader: while something loads, and for at least 200 ms.
 * @example const isLoading = useLoader(answer === undefined);
 */
export function useLoader(isLoading: boolean): boolean {
  const [loader] = useState(() => createLoader(pageAfter));
  const isShown = useSyncExternalStore(loader.subscribe, loader.isShown, no);
  useLayoutEffect(() => loader.set(isLoading), [loader, isLoading]);
  return isLoading || isShown;
}
