import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether the page has taken over the server's markup: until then its answers are used as they are, its failures too. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
