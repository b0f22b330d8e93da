import type { Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { odds, openMatch } from '../harness/steps/line';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test('P104 every control is at least 24 px or has that much room, on wide and narrow screens', async ({
  page,
}) => {
  await newPlayer(page);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/en/', '/en/line/football', '/en/no/such/page', '/en/office/settings']) {
      await open(page, path);
      expect(await tightTargets(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('P104 the same in a game, the coupon, the limits and the dialogs', async ({ page }) => {
  await openGame(page);
  expect(await tightTargets(page), 'a game').toEqual([]);
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await tightTargets(page), 'the sign-in').toEqual([]);
  await page.keyboard.press('Escape');
  await newPlayer(page);
  await open(page, '/en/coupon');
  expect(await tightTargets(page), 'the coupon’s page').toEqual([]);
  for (const path of ['/en/office/history', '/en/office/responsible']) {
    await open(page, path);
    expect(await tightTargets(page), path).toEqual([]);
  }
  await header(page)
    .getByRole('button', { name: /Balance/ })
    .click();
  expect(await tightTargets(page), 'the accounts').toEqual([]);
});

for (const [screen, width, height] of [
  ['a wide screen', 1366, 700],
  ['a narrow one', 390, 700],
] as const) {
  test(`P104 the focus is never hidden on ${screen}: a walk with Tab through list, game and office`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/en/line/football');
    await odds(openMatch(page)).first().click();
    await everythingIsThere(page);
    expect(await walk(page, 35)).toEqual([]);
    await toTheEnd(page);
    expect(await walk(page, 25, 'Shift+Tab')).toEqual([]);
    await openGame(page);
    await everythingIsThere(page);
    expect(await walk(page, 30)).toEqual([]);
    await newPlayer(page);
    await open(page, '/en/office/responsible');
    await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible();
    expect(await walk(page, 30)).toEqual([]);
  });
}

test('P104 the choice of cookies hides no focused element on any page', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/en/line/football');
    await expect(page.getByRole('region', { name: /cookies/i })).toBeVisible();
    await everythingIsThere(page);
    expect(await walk(page, 20), `at ${width}`).toEqual([]);
    await toTheEnd(page);
    expect(await walk(page, 20, 'Shift+Tab'), `at ${width}, backwards`).toEqual([]);
  }
});

test('P104 at 320 px nothing scrolls sideways except tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await newPlayer(page);
  for (const path of [
    '/en/',
    '/en/line/football',
    '/ru/live',
    '/en/coupon',
    '/en/office/history',
    '/ru/office/responsible',
    '/ru/office/settings',
    '/en/no/such/page',
    '/ru/user/stopnewsletter#token=a',
    '/en/block',
  ]) {
    await open(page, path);
    expect(await tooWide(page), path).toEqual([]);
  }
  await openGame(page);
  expect(await tooWide(page), 'a game').toEqual([]);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areasAreReady(page);
  await shellIsUp(page);
}

async function openGame(page: Page): Promise<void> {
  await open(page, '/en/line/football');
  const match = openMatch(page);
  const name = (await match.getAttribute('aria-label')) ?? '';
  await match.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Match result', exact: true })).toBeVisible();
}

/** Elements that load during a walk move the focused one: the last rows of a list, and the text above the footer. */
async function everythingIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByText('Read more')).toBeVisible();
  await page.evaluate(async () => {
    const frame = async (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve());
      });
    const root = document.documentElement;
    let height = 0;
    for (let still = 0; still < 30; still += 1) {
      if (root.scrollHeight !== height) still = 0;
      height = root.scrollHeight;
      await frame();
    }
  });
}

/** At once: a key scrolls there in its own time, against the focus that moves meanwhile. */
async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // From the last thing on the page the walk goes back.
    const last = [...document.querySelectorAll<HTMLElement>('footer a')].at(-1);
    last?.focus();
  });
}

/** Controls smaller than 24 px, unless a circle of 24 px around their middle meets no other (WCAG 2.5.8). */
async function tightTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const pressable = 'a[href], button, input, select, summary, [role="radio"], [role="tab"]';
    // While a dialog is open, nothing beneath it can be pressed.
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const targets = [...top.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      // A field within its label is pressed by the label.
      const label = element.closest('label');
      const target =
        label && element.matches('[type="radio"], [type="checkbox"]') ? label : element;
      const box = target.getBoundingClientRect();
      const isSeen =
        box.width > 1 &&
        box.height > 1 &&
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isSeen ? [{ element, box, isInline: isInText(element) }] : [];
    });
    return targets
      .filter(({ box, isInline }) => !isInline && Math.min(box.width, box.height) < LEAST - 0.5)
      .filter((target) => {
        const x = target.box.x + target.box.width / 2;
        const y = target.box.y + target.box.height / 2;
        return targets.some(({ element, box }) => {
          if (element === target.element || element.contains(target.element)) return false;
          const isSmall = Math.min(box.width, box.height) < LEAST - 0.5;
          if (isSmall) {
            const apart = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
            return apart < LEAST;
          }
          const dx = Math.max(box.left - x, 0, x - box.right);
          const dy = Math.max(box.top - y, 0, y - box.bottom);
          return Math.hypot(dx, dy) < LEAST / 2;
        });
      })
      .map(({ element, box }) => `${name(element)} ${box.width}x${box.height}`);

    /** A link in a sentence is as high as its line. */
    function isInText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const words = element.parentElement?.textContent.trim() ?? '';
      return words.length > (element.textContent?.trim().length ?? 0);
    }

    function name(element: HTMLElement): string {
      return element.outerHTML.slice(0, 140);
    }
  });
}

/** Walks with the keyboard, and names the elements that had the focus while all of them was covered. */
async function walk(
  page: Page,
  steps: number,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string[]> {
  const hidden = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const shown = focused.closest('label') ?? focused;
      const box = shown.getBoundingClientRect();
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const upper = Math.max(box.top, 0);
      const lower = Math.min(box.bottom, innerHeight);
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.15, 0.5, 0.85].map((down) => [
          left + across * (right - left),
          upper + down * (lower - upper),
        ]),
      );
      const isSeen = points.some(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (shown.contains(at) || at.contains(shown) || isOverlay(at));
      });
      // An element above may let presses through: a skeleton, a mark.
      function isOverlay(at: Element): boolean {
        return getComputedStyle(at).pointerEvents === 'none';
      }
      return right > left && lower > upper && isSeen
        ? null
        : `${focused.outerHTML.slice(0, 120)} at ${JSON.stringify(box)}`;
    });
    if (found) hidden.add(found);
  }
  return [...hidden];
}

/** The elements that make the page wider than the screen; empty where it is not. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
    return [`${scrollWidth} px`, ...wide.slice(0, 8)];
  });
}
