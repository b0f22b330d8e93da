import type { Locator, Page } from 'playwright/test';

const MAX_PRESSES = 150;

/** Presses Tab until the focus is there; a page that can’t be gone through this way fails. */
export async function tabTo(
  page: Page,
  goal: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // A search by name goes through the whole page: it is done once, and again where React has replaced the element.
  let element = await goal.evaluateHandle((found) => found);
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    const { isConnected, isFocused } = await element.evaluate((found) => ({
      isConnected: found.isConnected,
      isFocused: found === document.activeElement,
    }));
    if (isFocused) return;
    if (!isConnected) element = await goal.evaluateHandle((found) => found);
    else await page.keyboard.press(key);
  }
  throw new Error(
    `The focus did not get to ${goal.toString()} within ${MAX_PRESSES} presses of ${key}.`,
  );
}
