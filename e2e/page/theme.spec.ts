import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { header, chooseDisplay } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const PAGE = { dark: 'rgb(15, 19, 32)', light: 'rgb(237, 241, 246)' } as const;
const OTHER = { dark: 'light', light: 'dark' } as const;

const background = async (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour of the browser's own bar, by the first meta with matching media. */
const barColour = async (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .find(({ media }) => media === '' || matchMedia(media).matches)
      ?.getAttribute('content'),
  );

const BAR = { dark: '#0f1320', light: '#edf1f6' } as const;

/** Every background that the body had in a frame, from the first on. */
async function recordBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenBackgrounds: seen });
    const check = (): void => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  return async () =>
    page.evaluate(() => [
      ...(window as unknown as { seenBackgrounds: Set<string> }).seenBackgrounds,
    ]);
}

for (const device of ['dark', 'light'] as const) {
  test.describe(`on a device whose theme is ${device}`, () => {
    test.use({ colorScheme: device });

    test('SET-01 the first page has the device’s theme from the first frame, and follows it', async ({
      page,
    }) => {
      const backgrounds = await recordBackgrounds(page);
      await page.goto('/en/line/football');
      await areasAreReady(page);
      expect(await backgrounds()).toEqual([PAGE[device]]);
      expect(await barColour(page)).toBe(BAR[device]);
      await page.emulateMedia({ colorScheme: OTHER[device] });
      await expect.poll(async () => background(page)).toBe(PAGE[OTHER[device]]);
      expect(await barColour(page)).toBe(BAR[OTHER[device]]);
    });

    test('SET-01 the device’s theme needs no script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        colorScheme: device,
      });
      const page = await context.newPage();
      for (const path of ['/en/', '/en/adults-only', '/offline/en']) {
        await page.goto(path);
        const scheme = page.locator('body');
        await expect(scheme, path).toHaveCSS('background-color', PAGE[device]);
      }
      await context.close();
    });

    test('SET-01 the display settings choose the other theme, which is kept and wins over the device', async ({
      page,
    }) => {
      await page.goto('/en/');
      await areasAreReady(page);
      await chooseDisplay(page, 'Theme', device === 'dark' ? 'Light' : 'Dark');
      await expect.poll(async () => background(page)).toBe(PAGE[OTHER[device]]);
      expect(await barColour(page)).toBe(BAR[OTHER[device]]);
      const backgrounds = await recordBackgrounds(page);
      await page.reload();
      await areasAreReady(page);
      expect(await backgrounds()).toEqual([PAGE[OTHER[device]]]);
      // The device may change as it likes.
      await page.emulateMedia({ colorScheme: OTHER[device] });
      expect(await background(page)).toBe(PAGE[OTHER[device]]);
      await page.emulateMedia({ colorScheme: device });
      expect(await background(page)).toBe(PAGE[OTHER[device]]);
      expect(await barColour(page)).toBe(BAR[OTHER[device]]);

      await header(page).getByRole('button', { name: 'Display settings' }).click();
      const theme = page.getByRole('dialog').getByRole('combobox', { name: 'Theme' });
      await theme.selectOption({ label: 'Same as device' });
      await expect.poll(async () => background(page)).toBe(PAGE[device]);
      await page.reload();
      expect(await background(page)).toBe(PAGE[device]);
    });
  });
}
