import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether the page has taken over the server's markup: until then it renders what the server did, with the same answers and failures. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
