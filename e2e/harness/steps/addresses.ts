import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { ADDRESS_BOOK, type Example } from '../../../tests/harness/address-book';
import { peek, shellIsUp } from '../bus';
import { expect } from '../test';

const CONFIG_STATE = '**/bff-api/config/state';

const AREAS = readdirSync(fileURLToPath(new URL('../../../areas', import.meta.url)));

/**
 * The routes of the table that have a screen here: their area is registered, or the shell's own, and
 * it is shown to somebody. The features of the table are off on this site, and its bonuses are not called offers.
 */
export const SCREENS = ADDRESS_BOOK.filter(
  ({ name, area, marks, guards, outcomes }) =>
    (area === null || AREAS.includes(area)) &&
    !guards.includes('bonusOffer') &&
    marks.feature === undefined &&
    (outcomes.includes('match') || name === 'error'),
);

/** The visitors who see the screen of a route. */
export function visitorOf({
  name,
  guards,
}: Example): 'guest' | 'player' | 'changed terms' | 'banned' {
  if (name === 'ban') return 'banned';
  if (guards.includes('changedTerms')) return 'changed terms';
  return guards.includes('auth') ? 'player' : 'guest';
}

type Visitor = ReturnType<typeof visitorOf>;

/** Every address of the screens for a visitor, with its route. */
export function addressesFor(visitor: Visitor): (readonly [Example, string])[] {
  return SCREENS.filter((example) => visitorOf(example) === visitor).flatMap((example) =>
    Object.keys(example.yes).map((path) => [example, path] as const),
  );
}

export function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

/** Waits until the shell runs and every area that the page has answers presses. */
export async function pageIsReady(page: Page): Promise<void> {
  await shellIsUp(page);
  await page.waitForFunction(() => {
    const states = Object.values(
      (globalThis.grandstand?.bus.peek('areas.state') ?? {}) as Record<string, { status: string }>,
    );
    const count = document.querySelectorAll('[data-area-root]').length;
    return states.length >= count && states.every(({ status }) => status === 'ready');
  });
}

/** Opens an address of a route and waits for its screen, or its dialog. */
export async function visit(page: Page, { name, marks }: Example, path: string): Promise<void> {
  // On an open site the page of a maintenance redirects home.
  const maintenance = name === 'maintenance' ? { isActive: true, web_state: 1 } : null;
  await page.route(CONFIG_STATE, (route) => route.fulfill({ json: { maintenance } }));
  await page.goto(`/en${path === '/' ? '' : path}`);
  await pageIsReady(page);
  if (marks.dialog === undefined) {
    await expect
      .poll(async () => (await peek<{ route: string }>(page, 'navigation.state')).route, path)
      .toBe(name);
  } else {
    await expect
      .poll(async () => (await peek<{ open: string | null }>(page, 'dialogs.state')).open, path)
      .toBe(marks.dialog);
  }
  await page.unroute(CONFIG_STATE);
}
