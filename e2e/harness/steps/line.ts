import type { Locator, Page } from 'playwright/test';

/** The name of an outcome ends with its price: "1 2.05". */
export const PRICE = /\d+[.,]\d+$/;

/** A dozen matches: a page that costs the browser little, for tests that do not depend on the list's length. */
export const SMALL_LIST = '/line/football/italy-serie-a';

/** Matches on the page: each is a region named "Home – Away". */
export function matches(page: Page): Locator {
  return page.getByRole('main').getByRole('region', { name: / – / });
}

/** Odds of a match that can be pressed. */
export function odds(match: Locator): Locator {
  return match.getByRole('button', { name: PRICE, disabled: false });
}

/** The nth match with odds that can be pressed. */
export function openMatch(page: Page, index = 0): Locator {
  return matches(page)
    .filter({ has: page.getByRole('button', { name: PRICE, disabled: false }) })
    .nth(index);
}

/** The number at the end of an outcome's name. */
export async function priceOf(button: Locator): Promise<number> {
  const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
  return Number((/\d+[.,]\d+$/.exec(name.trim())?.[0] ?? 'NaN').replace(',', '.'));
}

/** How a goal is told: with its scorer, and the score after it. */
export function goalText(team: string, score: string): RegExp {
  return new RegExp(`Goal: ${team}, [^,]+, ${score}`);
}
