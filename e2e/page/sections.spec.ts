import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { isTried } from '../harness/cases';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { tabTo } from '../harness/steps/keyboard';
import { odds, openMatch } from '../harness/steps/line';
import { balance, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const MORE = { en: 'More', ru: 'Ещё', kz: 'Тағы' } as const;
const TITLES = [
  'Live',
  'Sports',
  'Casino',
  'Live casino',
  'Esports',
  'Promotions',
  'Games',
  'Toto',
  'Lotto',
  'Results',
  'Statistics',
];
const SIZES = [
  [1920, 1080],
  [1366, 768],
  [1100, 800],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const;

const menu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Sections', exact: true }).filter({ visible: true });

test.describe('RTE-32 the sections of the site', () => {
  const languages = ['en', 'ru', 'kz'] as const;
  for (const language of languages.filter((_, place) => isTried(place, 3))) {
    test(`fit the page at every width, in ${language}`, async ({ page }, info) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await recordShifts(page);
        await page.goto(`/${language}/line`);
        await areasAreReady(page);
        const more = page.locator('nav').getByRole('button', { name: MORE[language] }).filter({
          visible: true,
        });
        const shown = await shownLinks(page);
        expect(shown.length, `${width} px`).toBeGreaterThanOrEqual(2);
        expect(await overflowing(page), `${width} px`).toEqual([]);
        await info.attach(`${language}, ${width} px`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
        if (shown.length === TITLES.length) {
          await expect(more).toHaveCount(0);
          continue;
        }
        await more.click();
        const list = page.locator('[popover]:popover-open');
        // The line and the list have each of them once.
        await expect(list.getByRole('link')).toHaveCount(TITLES.length - shown.length);
        await expect(list).toBeInViewport({ ratio: 1 });
        await info.attach(`${language}, ${width} px, more`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
        await page.keyboard.press('Escape');
        await expect(list).toHaveCount(0);
        expect(await shiftsOf(page), `${width} px`).toEqual([]);
      }
    });
  }

  for (const [width, who, least] of [
    [1920, 'a guest', 10],
    [1366, 'a guest', 8],
    [1366, 'a player', 6],
    [1100, 'a guest', 6],
  ] as const) {
    test(`${least} of them are in the header at ${width} px for ${who}, before and after the start`, async ({
      page,
      browser,
      baseURL,
    }) => {
      if (who === 'a player') await newPlayer(page);
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/en/line');
      await areasAreReady(page);
      if (who === 'a player') await balance(page);
      const shown = await shownLinks(page);
      expect(shown.length).toBeGreaterThanOrEqual(least);
      expect(shown).toEqual(TITLES.slice(0, shown.length));
      if (who === 'a player') return;
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        viewport: { width, height: 700 },
      });
      const unscripted = await context.newPage();
      await unscripted.goto('/en/line');
      expect(await shownLinks(unscripted)).toEqual(shown);
      await context.close();
    });
  }

  test('keep their places at the bottom when the coupon fills', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/line/football');
    await areasAreReady(page);
    const places = async (): Promise<string[]> =>
      menu(page)
        .locator('a:not([data-out]), button')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((one) => {
            const { left, width } = one.getBoundingClientRect();
            return `${one.querySelector('svg + span')?.textContent ?? one.textContent} ${left} ${width}`;
          }),
        );
    const before = await places();
    expect(before.length).toBeGreaterThanOrEqual(4);
    await odds(openMatch(page)).first().click();
    await expect(menu(page).getByRole('button', { name: 'Bet slip 1' })).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('are in the first HTML and open their pages, from the row and from the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    const answer = await page.goto('/en/line');
    const html = (await answer?.text()) ?? '';
    for (const title of TITLES) expect(html).toContain(`>${title}</a>`);
    await menu(page).getByRole('link', { name: 'Casino', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/casino$/);
    await menu(page).getByRole('button', { name: 'More' }).click();
    const list = page.locator('[popover]:popover-open');
    await list.getByRole('link', { name: 'Results' }).click();
    await expect(page).toHaveURL(/\/en\/results$/);
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'results' })).toBeVisible();
    // The button of the list stands for the section that is in it.
    await expect(menu(page).getByRole('button', { name: 'More' })).toHaveAttribute(
      'data-current',
      'true',
    );
    await menu(page).getByRole('button', { name: 'More' }).click();
    await expect(list.getByRole('link', { name: 'Results' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('are reached by the keyboard where they are seen', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto('/en/line');
    await areasAreReady(page);
    await tabTo(page, header(page).getByRole('link', { name: 'Live', exact: true }));
    for (const title of (await shownLinks(page)).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link', { name: title, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'More' })).toBeFocused();
  });

  test('say which of them does not work, and are open still', async ({ page, watch }, info) => {
    await page.route('**/assets/cyber/**', (route) => route.abort());
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/en/cyber/real');
    const link = menu(page).getByRole('link', { name: /^Esports/ });
    await expect(link).toHaveAccessibleName('Esports Down');
    await expect(menu(page).getByRole('link', { name: 'Down' })).toHaveCount(1);
    await info.attach('a section that does not work', {
      body: await page.screenshot(),
      contentType: 'image/png',
    });
    await page.unroute('**/assets/cyber/**');
    await menu(page).getByRole('link', { name: 'Lotto' }).click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Lotto' }),
    ).toBeVisible();
    await link.click();
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Esports: Real' }),
    ).toBeVisible();
    await expect(link).toHaveAccessibleName('Esports');
    watch.errors.length = 0;
  });
});

for (const [width, height] of SIZES) {
  test(`no floating button lies on anything that can be pressed, at ${width} px`, async ({
    page,
  }) => {
    await newPlayer(page);
    await page.setViewportSize({ width, height });
    for (const path of ['/en/live', '/en/casino', '/en/office/recharge']) {
      await page.goto(path);
      await areasAreReady(page);
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      for (const share of [0, 0.3, 0.7, 1]) {
        await page.evaluate((part) => {
          const { scrollHeight } = document.documentElement;
          scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' });
        }, share);
        await twoFrames(page);
        expect(await underFloating(page), `${path} at ${share}`).toEqual([]);
      }
    }
  });
}

/** The titles of the sections in the line that is in view, of the header or at the bottom. */
async function shownLinks(page: Page): Promise<string[]> {
  return menu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const line = link.closest('nav')!.getBoundingClientRect();
          return (
            !link.closest('[popover]') && link.getBoundingClientRect().top < line.top + line.height
          );
        })
        .map((link) => link.textContent),
    );
}

/** What lies next under the floating buttons and can be pressed. */
async function underFloating(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>(
        'button[aria-label="Contact support"], button[aria-label="Back to top"]',
      ),
    ];
    const shares = [0.05, 0.35, 0.65, 0.95];
    const under = buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return shares.flatMap((x) =>
        shares.flatMap((y) => {
          const stack = document.elementsFromPoint(left + width * x, top + height * y);
          const next = stack.find((one) => !buttons.some((all) => all.contains(one)));
          return next?.closest('a, button, input, select') ?? [];
        }),
      );
    });
    return [...new Set(under)].map((one) => one.getAttribute('aria-label') ?? one.textContent);
  });
}

/** The controls of header and bottom navigation that are not wholly in the window, or cover each other. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'header :is(a, button, select), nav :is(a, button)',
      ),
    ].filter(
      (one) =>
        one.closest('header, nav[aria-label]') !== null &&
        !one.closest('main, footer, [popover]') &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((one) => ({
      name: one.textContent || (one.getAttribute('aria-label') ?? ''),
      box: one.getBoundingClientRect(),
    }));
    const outside = boxes
      .filter(({ box }) => box.left < 0 || box.right > innerWidth + 0.5)
      .map(({ name }) => `${name} is outside`);
    const covered = boxes.flatMap(({ name, box }, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            box.left + 1 < other.box.right &&
            other.box.left + 1 < box.right &&
            box.top + 1 < other.box.bottom &&
            other.box.top + 1 < box.bottom,
        )
        .map((other) => `${name} covers ${other.name}`),
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return [...outside, ...covered, ...(isWide ? ['the page is too wide'] : [])];
  });
}
