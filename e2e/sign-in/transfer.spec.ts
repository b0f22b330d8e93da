import { dialogFaults } from '../harness/checks/axe';
import { shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { tabTo } from '../harness/steps/keyboard';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const SCREENS = [
  { width: 1366, language: 'en', signIn: 'Sign in' },
  { width: 390, language: 'az', signIn: 'Daxil ol' },
];

for (const { width, language, signIn } of SCREENS.filter((_, place) => isTried(place, 2))) {
  test.describe(`at ${width} in ${language}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
    });

    test('MOD-02 an account that moves is moved by keyboard, and its new credentials sign in', async ({
      page,
      sandbox,
      watch,
    }) => {
      const player = await newPlayer(page);
      const phone = `701${player.login.slice(-7)}`;
      await sandbox.moveAccount(player.login, `+7${phone}`);
      await page.context().clearCookies({ name: 'sid' });
      await page.goto(`/${language}/line`);
      await shellIsUp(page);
      await header(page).getByRole('button', { name: signIn, exact: true }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.type(player.login);
      await page.keyboard.press('Tab');
      await page.keyboard.type(player.password);
      await page.keyboard.press('Enter');

      // The sign-in leads to the dialog of the transfer.
      const number = dialog.locator('input[type=tel]');
      await expect(number).toBeFocused();
      await page.keyboard.type(`+7${phone}`);
      expect(await dialogFaults(page, watch)).toEqual([]);
      await page.keyboard.press('Enter');
      const code = dialog.locator('input[autocomplete=one-time-code]');
      await expect(code).toBeFocused();
      const right = await sandbox.codeOf(await sandbox.moveAccount(player.login));
      await page.keyboard.type(right === '123456' ? '654321' : '123456');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert').filter({ hasText: '4' })).toBeVisible();
      // The button takes no press while it looks busy, which is 200 ms at least.
      await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
      await expect(code).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(right);
      await page.keyboard.press('Enter');

      await expect(dialog.locator('dd')).toHaveCount(2);
      const [login = '', password = ''] = await dialog.locator('dd').allTextContents();
      expect(login).toMatch(/^\d{8}$/);
      expect(login).not.toBe(player.login);
      expect(await dialogFaults(page, watch)).toEqual([]);
      await tabTo(page, dialog.getByRole('button').last());
      // Asked once, since the credentials were not kept.
      await page.keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('button').last());
      await page.keyboard.press('Enter');
      // The new login is there already.
      await expect(dialog.getByRole('textbox').first()).toHaveValue(login);
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(header(page)).toContainText(/\d[.,]\d\d/);
    });
  });
}
