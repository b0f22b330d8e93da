import type { Locator, Page } from 'playwright/test';
import { isTried } from '../harness/cases';
import { recordShifts, shiftsOf } from '../harness/checks/shifts';
import { expect, test } from '../harness/test';

const MORE = { en: 'More', ru: 'Ещё', kz: 'Тағы' } as const;
const TITLES = [
  'Live',
  'Sports',
  'Esports',
  'Casino',
  'Live casino',
  'Games',
  'Toto',
  'Lotto',
  'Promotions',
  'Results',
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
        const more = page.locator('nav').getByRole('button', { name: MORE[language] }).filter({
          visible: true,
        });
        await expect(more).toBeVisible();
        expect(await overflowing(page), `${width} px`).toEqual([]);
        await info.attach(`${language}, ${width} px`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
        await more.click();
        const list = page.locator('[popover]:popover-open');
        await expect(list.getByRole('link')).toHaveCount(TITLES.length);
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

  test('are in the first HTML and open their pages, from the row and from the list', async ({
    page,
  }) => {
    const answer = await page.goto('/en/line');
    const html = (await answer?.text()) ?? '';
    for (const title of TITLES) expect(html).toContain(`>${title}</a>`);
    await menu(page).getByRole('link', { name: 'Esports' }).click();
    await expect(page).toHaveURL(/\/en\/cyber\/real$/);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: 'Esports: Real' }),
    ).toBeVisible();
    await menu(page).getByRole('button', { name: 'More' }).click();
    const list = page.locator('[popover]:popover-open');
    await expect(list.getByRole('link', { name: 'Esports' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await list.getByRole('link', { name: 'Results' }).click();
    await expect(page).toHaveURL(/\/en\/results$/);
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'results' })).toBeVisible();
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

test('RTE-32 the sections of the site are in its header where they fit, and no others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/en/line');
  await expect(menu(page).getByRole('link')).toHaveText([
    'Live',
    'Sports',
    'Esports',
    'Casino',
    'Live casino',
    'Games',
    'Toto',
    'Lotto',
    'Promotions',
  ]);
  await expect(menu(page).getByRole('link', { name: 'Sports', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu(page).getByRole('button', { name: 'More' }).click();
  await expect(page.locator('[popover]:popover-open').getByRole('link')).toHaveText(TITLES);
});

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
