import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { coupon, couponBets, homeWin } from '../harness/steps/coupon';
import { tabTo } from '../harness/steps/keyboard';
import { balance, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

async function press(page: Page, goal: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(goal).toBeVisible();
  await tabTo(page, goal);
  await page.keyboard.press(key);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areasAreReady(page);
}

test.describe('by keyboard alone', () => {
  test('P101 a player signs in and signs out', async ({ page, context }) => {
    const { login, password } = await newPlayer(page);
    await context.clearCookies({ name: /^(?!settings$)/ });
    await open(page, '/en/line');
    await press(page, header(page).getByRole('button', { name: 'Sign in' }));
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByLabel('Login')).toBeFocused();
    await page.keyboard.type(login);
    await tabTo(page, dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await balance(page);
    await expect(dialog).toBeHidden();
    await press(page, header(page).getByRole('button', { name: /^Balance/ }));
    await press(page, header(page).getByRole('button', { name: 'Sign out' }));
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('P101 a guest registers, and keeps the credentials', async ({ page }) => {
    await open(page, '/en/line');
    await press(page, header(page).getByRole('button', { name: 'Register' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Country')).toBeFocused();
    await tabTo(page, dialog.getByLabel('Currency'));
    for (const name of [/or older$/, /^I accept/]) {
      await tabTo(page, dialog.getByRole('checkbox', { name }));
      await page.keyboard.press('Space');
    }
    await press(page, dialog.getByRole('button', { name: 'Register' }));
    await expect(dialog.getByText(/^Welcome to/)).toBeFocused();
    await expect(dialog).toContainText('Password');
    await balance(page);
    await press(page, dialog.getByRole('button', { name: 'Save to a file' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('P101 a match is searched for and opened', async ({ page, sandbox }) => {
    const { games } = await sandbox.makeGames([2]);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await open(page, '/en/line');
    await press(page, header(page).getByRole('button', { name: 'Search the site' }));
    const [home = ''] = game.title.split(' – ');
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
    await page.keyboard.type(home);
    const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
    await expect(chosen).toContainText(game.title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: game.title, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${game.id}(?:-|$)`));
  });

  test('P101 the display settings are opened, changed and closed, and the focus returns', async ({
    page,
  }) => {
    await open(page, '/en/line/football');
    const gear = header(page).getByRole('button', { name: 'Display settings' });
    await press(page, gear);
    const dialog = page.getByRole('dialog', { name: 'Display settings' });
    await press(page, dialog.getByRole('switch', { name: 'Compact rows' }), 'Space');
    await expect(page.locator('html')).toHaveAttribute('data-compact', '1');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(gear).toBeFocused();
  });

  test('P101 the theme and the odds format are chosen in the display settings', async ({
    page,
  }) => {
    await open(page, '/en/line/football');
    await press(page, header(page).getByRole('button', { name: 'Display settings' }));
    const dialog = page.getByRole('dialog', { name: 'Display settings' });
    await tabTo(page, dialog.getByRole('combobox', { name: 'Theme' }));
    // A list takes the letters that a choice begins with.
    await page.keyboard.type('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const format = dialog.getByRole('combobox', { name: 'Odds format' });
    await tabTo(page, format);
    await page.keyboard.type('Am');
    await expect(format.locator('option:checked')).toHaveText('American');
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /[+-]\d{3}/ })
        .first(),
    ).toBeVisible();
  });

  test('P101 a coupon is shared by a code, emptied and loaded again', async ({ page, sandbox }) => {
    const { games, path } = await sandbox.makeGames([2]);
    await open(page, path);
    const [game] = games;
    if (!game) throw new Error('There is a match.');
    await tabTo(page, page.getByRole('region', { name: game.title }).getByRole('link').first());
    await page.keyboard.press('ArrowRight');
    await expect(homeWin(page, game)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(couponBets(page)).toHaveCount(1);
    await press(
      page,
      coupon(page).locator('summary').filter({ hasText: 'Share or load a bet slip' }),
    );
    await press(page, coupon(page).getByRole('button', { name: 'Get a code' }));
    const shared = coupon(page).getByText(/^[A-Z0-9]{8}$/);
    await expect(shared).toBeVisible();
    const code = await shared.innerText();
    await press(page, coupon(page).getByRole('button', { name: 'Clear bet slip' }));
    await expect(couponBets(page)).toHaveCount(0);
    await tabTo(page, coupon(page).getByRole('textbox', { name: /code/i }));
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(couponBets(page)).toHaveCount(1);
  });

  test('P101 the history is opened and filtered', async ({ page }) => {
    await newPlayer(page);
    await open(page, '/en/line');
    await balance(page);
    await press(page, header(page).getByRole('link', { name: 'Bet history' }));
    await expect(page.getByRole('heading', { name: 'Bet history', level: 1 })).toBeVisible();
    // Its markup is shown before it answers.
    await areasAreReady(page);
    const all = page.getByRole('main').getByRole('radio', { name: 'All', exact: true });
    await tabTo(page, all);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/status=/);
    await expect(page.getByText('No bets here yet')).toBeVisible();
  });
});

test.describe('cookies by keyboard alone', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('P101 a choice of cookies is made by kind', async ({ page, context }) => {
    await open(page, '/en/line');
    const bar = page.getByRole('region', { name: 'Cookies on this site' });
    await press(page, bar.getByRole('button', { name: 'Choose' }));
    const dialog = page.getByRole('dialog', { name: 'Cookies' });
    await press(page, dialog.getByRole('switch', { name: 'Functional' }), 'Space');
    await press(page, dialog.getByRole('button', { name: 'Save choice' }));
    await expect(dialog).toBeHidden();
    await expect(bar).toBeHidden();
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'settings')?.value)
      .toContain('cookiesAgreeType');
  });
});
