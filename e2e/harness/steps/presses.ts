import type { Locator } from 'playwright/test';

/** Presses as a player makes them, counted. */
export function counter(): { press: (target: Locator) => Promise<void>; presses: () => number } {
  let count = 0;
  return {
    press: async (target) => {
      await target.click();
      count += 1;
    },
    presses: () => count,
  };
}
