import type { Locator, Page } from 'playwright/test';
import { dialogFaults } from '../harness/checks/axe';
import { peek, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { tabTo } from '../harness/steps/keyboard';
import { fillSignIn, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const DEMO = { phone: '7012344122', password: 'grandstand' };

const dialog = (page: Page): Locator => page.getByRole('dialog');

async function openSignIn(page: Page, path = '/en/line'): Promise<Locator> {
  await page.goto(path);
  await shellIsUp(page);
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

test('AUT-05 AUT-11 a phone number and its password sign in', async ({ page }) => {
  const form = await openSignIn(page);
  await form.getByRole('tab', { name: 'Phone' }).click();
  await form.getByRole('textbox', { name: 'Phone number' }).fill(`+7${DEMO.phone}`);
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: /^Wrong number or/ })).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(DEMO.password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(header(page)).toContainText('Balance');
});

test('AUT-05 a code by SMS signs in, on the page where the player was', async ({
  page,
  sandbox,
}) => {
  const form = await openSignIn(page, '/en/line/football');
  await form.getByRole('tab', { name: 'Phone' }).click();
  await form.getByRole('radio', { name: 'With an SMS code' }).check();
  await form.getByRole('textbox', { name: 'Phone number' }).fill(`+7${DEMO.phone}`);
  await form.getByRole('button', { name: 'Send a code' }).click();
  await expect(form.getByText('Code sent to +7 ··· 41 22')).toBeVisible();
  const { userInfo } = await peek<{ userInfo: { flowId: string } }>(page, 'auth.form');
  const right = await sandbox.codeOf(userInfo.flowId);
  const code = form.getByRole('textbox', { name: 'Code' });
  await code.pressSequentially(right === '123456' ? '654321' : '123456');
  await code.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'Tries left: 4' })).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('');
  // As a paste does, and a phone that fills it in.
  await code.fill(right);
  await expect(form).toBeHidden();
  await expect(header(page)).toContainText('Balance');
  await expect(page).toHaveURL(/\/en\/line\/football/);
});

test('MOD-01 the country of a number is found by keyboard, and kept on top', async ({
  page,
  watch,
}) => {
  const form = await openSignIn(page);
  await form.getByRole('tab', { name: 'Phone' }).click();
  const field = form.getByRole('button', { name: /^Country/ });
  const number = form.getByRole('textbox', { name: 'Phone number' });
  const list = page.getByRole('dialog', { name: 'Country of the number' });
  const search = list.getByRole('combobox');
  const options = list.getByRole('option');

  await field.focus();
  await page.keyboard.type('+7 kaz');
  await expect(search).toHaveValue('+7 kaz');
  await expect(options).toHaveText([/Kazakhstan.*\+7/]);
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleName('Country Kazakhstan +7');
  await tabTo(page, number);
  await page.keyboard.type('7012344122');
  await expect(number).toHaveValue('(701) 234-41-22');

  // A pasted number of another country, and of one that has the same code.
  await number.fill('+380 50 123 45 67');
  await expect(field).toHaveAccessibleName('Country Ukraine +380');
  await number.fill('+7 701 234 41 22');
  await expect(field).toHaveAccessibleName('Country Kazakhstan +7');

  await tabTo(page, field, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(search).toBeFocused();
  await expect(list.getByRole('group', { name: 'Quick choice' }).getByRole('option')).toHaveText([
    /Kazakhstan/,
    /Germany/,
  ]);
  await expect.poll(() => options.count()).toBeGreaterThan(200);
  const shown = list.getByRole('option', { selected: true });
  await expect(shown).toHaveText(/Kazakhstan/);
  // The last row is one step before the first.
  await page.keyboard.press('ArrowUp');
  const id = await search.getAttribute('aria-activedescendant');
  expect(id).toBe(await options.last().getAttribute('id'));
  await expect(options.last()).toBeInViewport();

  await page.keyboard.type('zzz');
  await expect(list.getByText('No country found for “zzz”.').first()).toBeVisible();
  await tabTo(page, list.getByRole('button', { name: 'Clear the search' }));
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  // What its people call it, in letters of another keyboard.
  await page.keyboard.type('հայ');
  await expect(options).toHaveText([/Armenia/]);
  expect(await dialogFaults(page, watch)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(form).toBeVisible();
  await expect(field).toHaveAccessibleName('Country Kazakhstan +7');
});

test('AUT-05 a second step is asked for after the password, and passed by keyboard with a recovery code', async ({
  page,
  sandbox,
  watch,
}) => {
  const player = await newPlayer(page);
  const { recoveryCodes } = await sandbox.setTwoStepOn(player.login);
  await page.context().clearCookies({ name: 'sid' });

  const form = await openSignIn(page);
  await fillSignIn(page, player);
  const code = form.getByRole('textbox', { name: 'Code from your authenticator app' });
  await expect(code).toBeFocused();
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter the six digits of the code.')).toBeVisible();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await dialogFaults(page, watch)).toEqual([]);
  }
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'Tries left: 4' })).toBeVisible();
  await tabTo(page, form.getByRole('button', { name: 'Use a recovery code' }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await dialogFaults(page, watch)).toEqual([]);
  }
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(header(page)).toContainText('Balance');
});

const SCREENS = [
  { width: 1366, language: 'en', words: { signIn: 'Sign in', sent: 'Code sent to' } },
  { width: 1366, language: 'az', words: { signIn: 'Daxil ol', sent: 'nömrəsinə göndərildi' } },
  { width: 390, language: 'en', words: { signIn: 'Sign in', sent: 'Code sent to' } },
  { width: 390, language: 'az', words: { signIn: 'Daxil ol', sent: 'nömrəsinə göndərildi' } },
];

for (const { width, language, words } of SCREENS.filter((_, place) => isTried(place, 2))) {
  test.describe(`at ${width} in ${language}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
    });

    test('a code is asked for and typed by keyboard alone, and axe finds nothing', async ({
      page,
      watch,
    }) => {
      // The operator sends a number one code a minute.
      await page.route('**/web-api/user/login', async (route) => {
        const now = Date.now();
        const times = { expiresAt: now + 120_000, resendAt: now + 60_000 };
        await route.fulfill({ json: { flowId: 'f-1', sentTo: '+7 ··· 41 22', ...times } });
      });
      await page.goto(`/${language}/line`);
      await shellIsUp(page);
      await header(page).getByRole('button', { name: words.signIn, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
      expect(await dialogFaults(page, watch)).toEqual([]);

      await tabTo(page, dialog(page).getByRole('tab').first(), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      const number = dialog(page).locator('input[type=tel]');
      await expect(number).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(dialog(page).locator('input[name=password]')).toHaveCount(0);
      await tabTo(page, number);
      await page.keyboard.type('+77012344122');
      await expect(number).toHaveValue('(701) 234-41-22');
      expect(await dialogFaults(page, watch)).toEqual([]);

      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText(words.sent)).toBeVisible();
      await expect(dialog(page).locator('input[autocomplete=one-time-code]')).toBeFocused();
      await page.keyboard.type('12345');
      expect(await dialogFaults(page, watch)).toEqual([]);
    });
  });
}
