import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { dialogFaults } from '../harness/checks/axe';
import { peek, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { tabTo } from '../harness/steps/keyboard';
import { fillSignIn, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const NEW = 'Solid-Harbour-52';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const alert = (page: Page, text: RegExp): Locator =>
  dialog(page).getByRole('alert').filter({ hasText: text });

test('AUT-08 RTE-16 RTE-17 RTE-18 a link in a mail sets a new password once, and ends the session in the other browser', async ({
  browser,
  baseURL,
  page,
  sandbox,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const player = await newPlayer(other);
  const mail = `${randomUUID()}@example.com`;
  await sandbox.setContacts(player.login, { mail });
  await other.goto('/en/line');
  await shellIsUp(other);
  await expect(header(other)).toContainText('Balance');

  await page.goto('/user/forgotpassword?x=1');
  await expect(page).toHaveURL(/\/en\?x=1&showForgotPasswordModal=1$/);
  const form = page.getByRole('dialog', { name: 'Forgot your password?' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(mail);
  await form.getByRole('button', { name: 'Send a link' }).click();
  await expect(form.getByText(/^If there is such an account, a link was sent to/)).toBeFocused();
  const link = /\S+#token=\S+/.exec(await sandbox.messageTo(mail))?.[0] ?? '';

  const paths: string[] = [];
  page.on('request', (request) => paths.push(request.url() + (request.headers()['referer'] ?? '')));
  await page.goto(link);
  const fresh = page.getByRole('dialog', { name: 'New password' });
  const password = fresh.getByLabel('New password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page).toHaveURL(/\/en$/);
  await password.fill('password1');
  await password.press('Enter');
  await expect(alert(page, /^This is one of the commonest/)).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(NEW);
  await expect(fresh.getByText('Strong.')).toBeVisible();
  await password.press('Enter');
  await expect(fresh.getByText('Your password is changed')).toBeVisible();

  const check = await other.request.get('/web-api/user/check');
  expect(await check.json()).toEqual({ userId: '' });
  await expect(header(other).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();
  const token = new URL(link).hash.slice('#token='.length);
  expect(paths.filter((path) => path.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    token,
  );

  await fresh.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, { ...player, password: NEW });
  await expect(header(page)).toContainText('Balance');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(alert(page, /^This link was used before/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ask for another one' }).press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

const SCREENS = [
  {
    width: 1366,
    language: 'en',
    words: { signIn: 'Sign in', forgot: 'Forgot your password?', sent: /a code was sent to/ },
  },
  {
    width: 390,
    language: 'az',
    words: { signIn: 'Daxil ol', forgot: 'Şifrəni unutmusunuz?', sent: /nömrəsinə göndərildi/ },
  },
];

for (const { width, language, words } of SCREENS.filter((_, place) => isTried(place, 2))) {
  test.describe(`at ${width} in ${language}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
    });

    test('AUT-08 RTE-15 a code to the phone sets a new password by keyboard alone, and axe finds nothing', async ({
      browser,
      baseURL,
      page,
      sandbox,
      watch,
    }) => {
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const player = await newPlayer(await elsewhere.newPage());
      await elsewhere.close();
      const phone = `7${randomInt(10 ** 8, 10 ** 9)}`;
      await sandbox.setContacts(player.login, { phone: `+7${phone}` });

      await page.goto(`/${language}/user/action.php?action=forgot`);
      await expect(dialog(page).locator('input[type=email]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();

      await header(page).getByRole('button', { name: words.signIn, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
      await tabTo(page, dialog(page).getByRole('button', { name: words.forgot }));
      await page.keyboard.press('Enter');
      const mail = dialog(page).locator('input[type=email]');
      await expect(mail).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(mail).toHaveAttribute('aria-invalid', 'true');
      expect(await dialogFaults(page, watch)).toEqual([]);

      await tabTo(page, dialog(page).getByRole('tab').first(), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await tabTo(page, dialog(page).locator('input[type=tel]'));
      await page.keyboard.type(`+7${phone}`);
      expect(await dialogFaults(page, watch)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText(words.sent)).toBeVisible();
      await expect(dialog(page).locator('input[autocomplete=one-time-code]')).toBeFocused();
      const { code } = await peek<{ code: { flowId: string } }>(page, 'recovery.form');
      await page.keyboard.type(await sandbox.codeOf(code.flowId));
      await page.keyboard.press('Enter');

      const password = dialog(page).locator('input[autocomplete=new-password]');
      await expect(password).toBeFocused();
      await page.keyboard.type(NEW);
      expect(await dialogFaults(page, watch)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(
        dialog(page).getByRole('button', { name: words.signIn, exact: true }),
      ).toBeFocused();
      expect(await dialogFaults(page, watch)).toEqual([]);
    });
  });
}
