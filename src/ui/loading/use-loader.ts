import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createLoader, type After } from './loader';

const pageAfter: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
const no = (): boolean => false;
const yes = (): boolean => true;
const never = (): (() => void) => no;

/**
 * Whether to show a loader: while something loads, and for at least 200 ms.
 * With a delay, what has loaded sooner shows no loader afterwards; the style sheet hides it until then.
 * @example const isLoading = useLoader(answer === undefined);
 */
export function useLoader(isLoading: boolean, delay = 0): boolean {
  // The server's loader has been in view for a while.
  const isServers = useSyncExternalStore(never, no, yes);
  const [loader] = useState(() => createLoader(pageAfter, isServers ? 0 : delay));
  const isShown = useSyncExternalStore(loader.subscribe, loader.isShown, no);
  useLayoutEffect(() => loader.set(isLoading), [loader, isLoading]);
  return isLoading || isShown;
}
