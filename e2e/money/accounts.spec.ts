import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { coupon, homeWin, place, placedTitle, stake } from '../harness/steps/coupon';
import { balance, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

interface Accounts {
  readonly activeAccount: { readonly id: number; readonly iso: string; readonly money: number };
  readonly accounts: readonly { readonly id: number; readonly iso: string }[];
}

const menu = (page: Page): Locator =>
  page
    .locator('[popover]')
    .filter({ has: page.getByRole('heading', { name: 'Accounts', exact: true }) });

async function openMenu(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /^Balance/ })
    .click();
  await expect(menu(page).getByRole('heading', { name: 'Accounts', exact: true })).toBeFocused();
}

test.describe('the accounts at the balance', () => {
  test('ACC-02 a currency is added, chosen, bet in, and removed when it is empty', async ({
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    const { games, path } = await sandbox.makeGames([2]);
    const [game] = games;
    if (!game) throw new Error('No game was made.');
    await page.goto(path);
    await areasAreReady(page);
    expect(await balance(page)).toBe(10_000);

    await test.step('added: from the currencies of the config', async () => {
      await openMenu(page);
      const currency = menu(page).getByRole('combobox', { name: 'Another currency' });
      await expect(currency.getByRole('option', { name: 'EUR €' })).toHaveCount(0);
      await currency.selectOption({ label: 'USD $' });
      await menu(page).getByRole('button', { name: 'Open account' }).click();
      await expect(menu(page).getByRole('status')).toHaveText('The account is open.');
      await expect(currency.getByRole('option', { name: 'USD $' })).toHaveCount(0);
    });

    await test.step('chosen: the header and the coupon follow', async () => {
      const dollars = menu(page).getByRole('button', { name: /^Account USD 0\.00/ });
      await expect(dollars).toHaveAttribute('aria-pressed', 'false');
      await dollars.click();
      await expect(dollars).toHaveAttribute('aria-pressed', 'true');
      await expect(header(page)).toContainText(/0\.00\sUSD/);
    });

    const { activeAccount } = await peek<Accounts>(page, 'account.state');
    await sandbox.deposit(player.login, 30);
    await expect(header(page)).toContainText(/30\.00\sUSD/);

    await test.step('not removed with money on it: the operator’s reason is shown', async () => {
      await remove(page, 'Account USD');
      await expect(menu(page).getByRole('alert')).toHaveText(
        'The account holds money. Only an empty one can be removed.',
      );
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    });

    await test.step('bet in: from the chosen account', async () => {
      await homeWin(page, game).click();
      await stake(page).fill('30');
      await expect(coupon(page)).toContainText(/60\.00\sUSD/);
      const sent = page.waitForRequest('**/web-api/coupon/place');
      await place(page);
      expect((await sent).postDataJSON()).toMatchObject({
        accountId: activeAccount.id,
        amount: 30,
      });
      await expect(placedTitle(page)).toBeVisible();
      await expect(header(page)).toContainText(/\b0\.00\sUSD/);
    });

    await test.step('not removed with an open bet', async () => {
      await openMenu(page);
      await remove(page, 'Account USD');
      await expect(menu(page).getByRole('alert')).toHaveText(
        'The account has open bets. Wait until they are settled.',
      );
    });

    await test.step('removed when it is empty: the main account bets again', async () => {
      await sandbox.finish(game.id, { home: 0, away: 1 });
      await remove(page, 'Account USD');
      await expect(menu(page).getByRole('status')).toHaveText('The account is removed.');
      await expect(menu(page).getByRole('button', { name: /^Account USD/ })).toHaveCount(0);
      await expect(header(page)).toContainText(/100\.00\sEUR/);
    });
  });

  test('ACC-01 the demo player has several accounts, bonus accounts apart, by keyboard alone', async ({
    page,
  }) => {
    await page.request.post('/web-api/user/login', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { login: 'demo', password: 'grandstand', remember: true },
    });
    await page.goto('/en/line');
    await areasAreReady(page);
    await balance(page);
    const opener = header(page).getByRole('button', { name: /^Balance/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('heading', { name: 'Accounts', exact: true })).toBeFocused();
    await expect(menu(page).getByRole('button', { name: /^Account (USD|KZT)/ })).toHaveCount(2);
    const bonuses = menu(page).getByRole('region', { name: 'Bonus accounts' });
    await expect(bonuses.getByRole('button', { name: /^Bonus account/ })).toHaveCount(2);
    await expect(bonuses.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expect(menu(page).getByRole('button', { name: /^Remove:/ })).toHaveCount(0);

    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: /^Main account/ })).toBeFocused();
    await menu(page).getByRole('button', { name: 'Remove an account' }).press('Enter');
    await menu(page).getByRole('button', { name: 'Remove: Account USD' }).press('Enter');
    await expect(menu(page).getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('ACC-03 the balance is hidden by the operator’s setting until the player chooses, and messages are counted', async ({
    page,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    await sandbox.setUserConfig(player.login, { user_hide_balance: true, user_msg_count: 2 });
    await page.goto('/en/line');
    await areasAreReady(page);
    const opener = header(page).getByRole('button', { name: /^Balance/ });
    await expect(opener).toHaveAccessibleName('Balance hidden');
    await expect(opener).toHaveAccessibleDescription('2 unread messages');
    await expect(header(page)).not.toContainText('100.00');

    await sandbox.setUserConfig(player.login, { user_msg_count: 3 });
    await expect(opener).toHaveAccessibleDescription('3 unread messages');

    await openMenu(page);
    const shown = menu(page).getByRole('switch', { name: 'Show the balance in the header' });
    await expect(shown).not.toBeChecked();
    await shown.click();
    await expect(opener).toContainText('100.00');
    await page.reload();
    expect(await balance(page)).toBe(10_000);

    await openMenu(page);
    await shown.click();
    await expect(opener).toHaveAccessibleName('Balance hidden');
    await page.reload();
    await expect(opener).toHaveAccessibleName('Balance hidden');
  });

  test('RTE-32 links lead to the existing pages of the account, by keyboard alone', async ({
    page,
    watch,
  }) => {
    await newPlayer(page);
    await page.goto('/en/live');
    await areasAreReady(page);
    await balance(page);
    const sections = menu(page).getByRole('navigation', { name: 'Your account' });
    const link = (name: string): Locator => sections.getByRole('link', { name });
    await openMenu(page);
    await expect(sections.getByRole('link')).toHaveText([
      'Bet history',
      'Deposit',
      'Withdrawal',
      'Payment history',
      'Personal data',
      'Security',
      'Refer a friend',
      'Sign-in by QR code',
      'Notifications',
      'Promo code check',
      'Cashback',
      'Bonuses',
      'Wallets',
      'Profile',
      'Sports',
      'Support',
    ]);
    await link('Bet history').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/office\/history$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Bet history' })).toBeFocused();

    await openMenu(page);
    await expect(link('Bet history')).toHaveAttribute('aria-current', 'page');
    expect(watch.violations).toEqual([]);
    const axe = new AxeBuilder({ page }).include('[popover]').withTags(['wcag2a', 'wcag2aa']);
    const { violations } = await axe.analyze();
    watch.violations.length = 0;
    expect(violations).toEqual([]);
    // It leads nowhere, and the page behind it is to be seen.
    await link('Bet history').click();
    await expect(menu(page)).toBeHidden();
  });
});

async function remove(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('button', { name: 'Remove an account' }).click();
  await menu(page)
    .getByRole('button', { name: `Remove: ${name}` })
    .click();
  await expect(menu(page)).toContainText(`Remove “${name}”?`);
  await menu(page).getByRole('button', { name: 'Remove', exact: true }).click();
}
