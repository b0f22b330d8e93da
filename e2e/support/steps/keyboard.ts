import type { Locator, Page } from 'playwright/test';

const MOST_PRESSES = 150;

/** Presses Tab until the focus is there; a page that can’t be gone through this way fails. */
export async function tabTo(
  page: Page,
  goal: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(
    `The focus did not get to ${goal.toString()} within ${MOST_PRESSES} presses of ${key}.`,
  );
}
