import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { balance, fillSignIn, header, newPlayer } from '../harness/steps/player';
import { counter } from '../harness/steps/presses';
import { expect, test } from '../harness/test';
import { leaveUncounted } from '../harness/checks/uncounted';

const home = async (page: Page): Promise<void> => {
  await page.goto('/en/');
  await areasAreReady(page);
};

test.describe('P119 leaving takes no more presses than coming', () => {
  test('an account is closed for good by no more presses than it was opened', async ({ page }) => {
    await home(page);
    const coming = counter();
    await coming.press(header(page).getByRole('button', { name: 'Register' }));
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    for (const box of await dialog.getByRole('checkbox').all()) await coming.press(box);
    await coming.press(dialog.getByRole('button', { name: 'Register' }));
    await expect(page.getByText('Save these details')).toBeVisible();

    await home(page);
    await balance(page);
    const leaving = counter();
    await leaving.press(header(page).getByRole('link', { name: 'Your limits' }));
    await leaving.press(page.getByRole('button', { name: 'Close the account…' }));
    // The field has the focus: typing needs no press of its own.
    await expect(page.getByLabel('Type CLOSE to confirm')).toBeVisible();
    await page.getByLabel('Type CLOSE to confirm').fill('CLOSE');
    await leaving.press(page.getByRole('button', { name: 'Close for good' }));
    await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible();
    expect(leaving.presses()).toBeLessThanOrEqual(coming.presses());
  });

  test('an account is closed on its page by no more presses than it was opened by one click', async ({
    page,
  }) => {
    await home(page);
    const coming = counter();
    await coming.press(header(page).getByRole('button', { name: 'Register' }));
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    for (const box of await dialog.getByRole('checkbox').all()) await coming.press(box);
    await coming.press(dialog.getByRole('button', { name: 'Register' }));
    await expect(page.getByText('Save these details')).toBeVisible();

    await home(page);
    await balance(page);
    const leaving = counter();
    await leaving.press(header(page).getByRole('button', { name: /Balance/ }));
    await leaving.press(
      page
        .getByRole('navigation', { name: 'Your account' })
        .getByRole('link', { name: 'Personal data' }),
    );
    await expect(page.getByRole('region', { name: 'Close the account' })).toBeVisible();
    await areasAreReady(page);
    await leaving.press(page.getByRole('button', { name: 'Close the account…' }));
    await leaving.press(
      page
        .getByRole('dialog', { name: 'Close your account?' })
        .getByRole('button', { name: 'Close the account' }),
    );
    await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible();
    expect(leaving.presses()).toBeLessThanOrEqual(coming.presses());
  });

  test('messages are switched off by as many presses as on', async ({ page }) => {
    await newPlayer(page);
    const counts: number[] = [];
    for (const isOn of [true, false]) {
      await home(page);
      await balance(page);
      const { press, presses } = counter();
      await press(header(page).getByRole('button', { name: /Balance/ }));
      await press(
        page
          .getByRole('navigation', { name: 'Your account' })
          .getByRole('link', { name: 'Notifications' }),
      );
      const news = page.getByRole('switch', { name: 'News and offers by e-mail' });
      await press(news);
      await expect(news).toBeChecked({ checked: isOn });
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Saved');
      counts.push(presses());
    }
    expect(counts[1]).toBeLessThanOrEqual(counts[0]!);
  });

  test('cookies are refused by as many presses as they are accepted, first and later', async ({
    page,
    context,
  }) => {
    await leaveUncounted(page);
    await context.clearCookies();
    const counts: Record<string, number> = {};
    for (const choice of ['Accept all', 'Only necessary']) {
      await context.clearCookies();
      await home(page);
      const { press, presses } = counter();
      const bar = page.getByRole('region', { name: 'Cookies on this site' });
      await press(bar.getByRole('button', { name: choice }));
      await expect(bar).toHaveCount(0);
      counts[`at first: ${choice}`] = presses();
    }
    for (const choice of ['Accept all', 'Only necessary']) {
      await home(page);
      const { press, presses } = counter();
      await press(page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }));
      await press(
        page.getByRole('dialog', { name: 'Cookies' }).getByRole('button', { name: choice }),
      );
      counts[`later: ${choice}`] = presses();
    }
    for (const when of ['at first', 'later']) {
      expect(counts[`${when}: Only necessary`]).toBeLessThanOrEqual(counts[`${when}: Accept all`]!);
    }
  });

  test('play is stopped for 24 hours by two presses, from every page at every width', async ({
    page,
    watch,
  }, info) => {
    const player = await newPlayer(page);
    const stop = header(page).getByRole('button', { name: 'Stop for 24 hours' });
    for (const [width, height] of [
      [1920, 1080],
      [1366, 768],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/en/', '/en/office/history', '/en/no/such/page']) {
        await page.goto(path);
        await areasAreReady(page);
        await expect(stop).toBeInViewport({ ratio: 1 });
      }
      await info.attach(`the header of a player, ${width} px`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    }
    const { press, presses } = counter();
    await press(stop);
    const dialog = page.getByRole('dialog', { name: 'Stop for 24 hours' });
    await expect(dialog).toContainText('you can’t sign in until');
    await expect(dialog).toHaveCSS('opacity', '1');
    await info.attach('the confirmation', {
      body: await page.screenshot(),
      contentType: 'image/png',
    });
    const { violations } = await new AxeBuilder({ page })
      .include('dialog[open]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'Stop now' }));
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(presses()).toBe(2);
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, player);
    await expect(page.getByRole('dialog')).toContainText(/excluded/i);
  });
});
