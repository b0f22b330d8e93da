import { areasAreReady, peek, shellIsUp } from '../harness/bus';
import { odds, openMatch } from '../harness/steps/line';
import { coupon, couponBets } from '../harness/steps/coupon';
import { balance, header, newPlayer, signIn, signOut } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test.describe('the session', () => {
  test('REG-01 starts with a registration by one click, whose credentials sign in', async ({
    page,
    context,
  }) => {
    await page.goto('/en/');
    await shellIsUp(page);
    await header(page).getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('combobox', { name: 'Country' }).selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: 'Currency' }).selectOption({ index: 1 });
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Register' }).click();

    const text = page.getByRole('dialog');
    await expect(text).toContainText(/Login/);
    await expect(text).toContainText(/Password/);
    const shown = await text.evaluate((element) =>
      [...element.querySelectorAll('input, output, dd, code')].map((field) =>
        field instanceof HTMLInputElement ? field.value : (field.textContent ?? ''),
      ),
    );
    const [login = '', password = ''] = shown.map((value) => value.trim()).filter(Boolean);
    expect(login).not.toBe('');
    expect(password).not.toBe('');
    await page.keyboard.press('Escape');
    await expect(header(page)).toContainText('Balance');

    await context.clearCookies();
    await page.goto('/en/');
    await shellIsUp(page);
    await signIn(page, { userId: '', login, password });
    await expect(header(page)).toContainText('Balance');
  });

  test('AUT-05 starts with login and password; a wrong password is refused', async ({
    page,
    context,
  }) => {
    const player = await newPlayer(page);
    await context.clearCookies();
    await page.goto('/en/');
    await shellIsUp(page);
    await signIn(page, { ...player, password: 'wrong' });
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
    await expect(dialog.getByLabel('Login')).toHaveValue(player.login);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await balance(page)).toBeGreaterThan(0);
  });

  test('AUT-01 ACC-01 is found at the start for a player who returns, with their accounts', async ({
    page,
  }) => {
    await newPlayer(page);
    await page.goto('/en/');
    expect(await balance(page)).toBeGreaterThan(0);
    const accounts = await peek<{ activeAccount: { iso: string } | null }>(page, 'account.state');
    expect(accounts.activeAccount?.iso).toMatch(/^[A-Z]{3}$/);
  });

  test('P13 ends without data of the player on the page or in storage; no address and no console line had any', async ({
    page,
    context,
  }) => {
    const player = await newPlayer(page);
    const output: string[] = [];
    context.on('request', (request) => output.push(request.url()));
    context.on('console', (message) => output.push(message.text()));
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await balance(page);
    await odds(openMatch(page)).first().click();
    await expect(couponBets(page)).toHaveCount(1);
    const token = (await context.cookies()).find(({ name }) => name === 'user_token')?.value ?? '';
    expect(token).not.toBe('');

    await signOut(page);
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(header(page)).not.toContainText('Balance');
    await expect(coupon(page)).toBeVisible();

    const left = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        location.href,
        performance.getEntriesByType('resource').map(({ name }) => name),
      ]),
    );
    const cookies = JSON.stringify(await context.cookies());
    // A game's id may have the same digits in it.
    const userId = new RegExp(`(?<!\\d)${player.userId}(?!\\d)`);
    expect(left).not.toMatch(userId);
    expect(cookies).not.toMatch(userId);
    for (const canary of [player.login, player.password, token]) {
      expect(left).not.toContain(canary);
      expect(cookies).not.toContain(canary);
    }
    for (const secret of [player.login, player.password, token]) {
      expect(output.filter((text) => text.includes(secret))).toEqual([]);
    }
    const names = async (): Promise<string[]> => (await context.cookies()).map(({ name }) => name);
    expect((await names()).filter((name) => /^(ua|user_token|ggru|_grant_.*)$/.test(name))).toEqual(
      [],
    );
    // No script can reach this one: the operator takes it back with its answer to the sign-out.
    await expect.poll(names).not.toContain('sid');
  });

  test('P21 ends in both tabs by a sign-out in one', async ({ page, context }) => {
    await newPlayer(page);
    await page.goto('/en/');
    await balance(page);
    const second = await context.newPage();
    await second.goto('/en/live');
    await balance(second);
    await signOut(page);
    await expect(header(second).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(header(second)).not.toContainText('Balance');
  });

  test('RTE-41 is required by the office, which is shown after the sign-in', async ({
    page,
    context,
  }) => {
    const player = await newPlayer(page);
    await context.clearCookies();
    await page.goto('/en/office/history');
    await shellIsUp(page);
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Login').fill(player.login);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(header(page)).toContainText('Balance');
    await expect(page.getByRole('heading', { name: 'Bet history', level: 1 })).toBeVisible();
  });
});
