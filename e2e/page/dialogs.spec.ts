import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady, peek, send, shellIsUp } from '../harness/bus';
import { MOTION } from '../harness/checks/motion';
import { fillSignIn, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test.use(MOTION);

test.describe('a dialog that is opened with arguments', () => {
  test('AUT-09 a sign-in leads to the page that it was opened for', async ({ page }) => {
    const player = await newPlayer(page);
    await page.context().clearCookies({ name: 'sid' });
    await page.goto('/en/line');
    await areasAreReady(page);
    await send(page, 'dialogs.open', {
      name: 'sign-in',
      args: { returnTo: '/office/history' },
    });
    await fillSignIn(page, player);
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a registration begins with the country, the currency and the promo code', async ({
    page,
    watch,
  }) => {
    await page.goto('/en/line');
    await areasAreReady(page);
    const config = await page.request.get('/bff-api/config/all.json?lang=en');
    const { countries, currencies } = (await config.json()) as {
      countries: { id: number; name: string; currencyId: number }[];
      currencies: { id: number; iso: string }[];
    };
    const country = countries.at(-1);
    const currency = currencies.find(({ id }) => id !== country?.currencyId);
    await send(page, 'dialogs.open', {
      name: 'registration',
      args: { countryId: country?.id, currencyId: currency?.id, refCode: 'SPRING' },
    });
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await expect(dialog.getByLabel('Country')).toHaveValue(String(country?.id));
    await expect(dialog.getByLabel('Currency')).toHaveValue(String(currency?.id));
    await expect(dialog.getByLabel('Promo code')).toHaveValue('SPRING');
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    // The checker's own style sheet is refused.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
    const sent = page.waitForRequest('**/web-api/user/register');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Register' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      country_id: country?.id,
      currency_id: currency?.id,
      ref_code: 'SPRING',
    });
  });

  test('SET-01 the settings begin at a section, which is in view', async ({ page }) => {
    await page.goto('/en/line');
    await areasAreReady(page);
    await send(page, 'dialogs.open', { name: 'settings', args: { section: 'coupon' } });
    const section = page
      .getByRole('dialog', { name: 'Display settings' })
      .getByRole('group', { name: 'Bet slip' });
    await expect(section.getByRole('switch').first()).toBeFocused();
    await expect(section).toBeInViewport();
  });
});

test.describe('the dialogs of a guest', () => {
  const DIALOGS = [
    ['Sign in', /\/sign-in-[^/]*\.js$/],
    ['Register', /\/registration-[^/]*\.js$/],
  ] as const;

  for (const [label, script] of DIALOGS) {
    test(`“${label}” is fetched once the guest uses the page, not before, and is there with a press that nothing announced`, async ({
      page,
    }) => {
      const scripts = recordScripts(page);
      // The last that a page does by itself: by then every service has come.
      const isAtRest = page.waitForRequest('**/web-api/session');
      await page.goto('/en/line');
      await isAtRest;
      expect(scripts.filter((path) => script.test(path))).toEqual([]);
      const atRest = scripts.length;

      await page.mouse.wheel(0, 100);
      await expect.poll(() => scripts.some((path) => script.test(path))).toBe(true);
      await haveRun(page, scripts.slice(atRest));
      // The networks that the operator offers are loaded ahead too: nothing comes into the dialog once it is shown.
      await expect.poll(() => peek(page, 'registration.options')).toMatchObject({ types: {} });
      expect(await isShownByPress(headerButton(page, label))).toBe(true);
      await expect(page.getByRole('dialog', { name: label })).toBeVisible();
    });
  }

  for (const [[label, script], by] of [
    [DIALOGS[0], 'pointer'],
    [DIALOGS[1], 'focus'],
  ] as const) {
    test(`“${label}” is fetched with the ${by} on its button before the areas are there`, async ({
      page,
    }) => {
      const scripts = recordScripts(page);
      await page.route('**/areas/**/*.js', () => {});
      await page.goto('/en/line', { waitUntil: 'commit' });
      await shellIsUp(page);
      expect(scripts.filter((path) => script.test(path))).toEqual([]);

      const button = headerButton(page, label);
      if (by === 'pointer') await button.hover();
      else await button.focus();
      await expect.poll(() => scripts.some((path) => script.test(path))).toBe(true);
      await button.press('Enter');
      await expect(page.getByRole('dialog', { name: label })).toBeVisible();
    });
  }
});

/** The paths of the scripts that the page asks for, as they are asked for. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

function headerButton(page: Page, label: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: label, exact: true });
}

/** Resolves once all of the scripts have run, with what they import. */
async function haveRun(page: Page, scripts: readonly string[]): Promise<void> {
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), scripts);
}

/** Presses a button as a tool does, and returns whether the second frame after it shows a dialog with its fields and its networks. */
async function isShownByPress(button: Locator): Promise<boolean> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    return new Promise<boolean>((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const dialog = document.querySelector('dialog[open]:has(input)');
          resolve(/network/i.test(dialog?.textContent ?? ''));
        }),
      ),
    );
  });
}
