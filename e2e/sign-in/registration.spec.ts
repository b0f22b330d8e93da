import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page, Route } from 'playwright/test';
import { dialogFaults } from '../harness/checks/axe';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { isTried } from '../harness/cases';
import { coupon, couponBets } from '../harness/steps/coupon';
import { tabTo } from '../harness/steps/keyboard';
import { odds, openMatch } from '../harness/steps/line';
import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' });
/** One that no player has yet. */
const freeNumber = (): string =>
  `70${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;

async function openRegistration(page: Page, way: string): Promise<Locator> {
  await header(page).getByRole('button', { name: 'Register' }).click();
  await dialog(page).getByRole('tab', { name: way }).click();
  return dialog(page);
}

async function agree(form: Locator): Promise<void> {
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

/** Presses the button that sends a code; returns its flow. */
async function sendCode(page: Page, name: string): Promise<string> {
  let flow = '';
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    flow = ((await response.json()) as { flowId: string }).flowId;
    await route.fulfill({ response });
  };
  await page.route('**/web-api/user/register', answer, { times: 1 });
  await dialog(page).getByRole('button', { name }).click();
  await expect.poll(() => flow).not.toBe('');
  return flow;
}

test('REG-01 REG-02 REG-04 a phone number of another country registers by its code, and the bet stays', async ({
  page,
  sandbox,
}) => {
  await page.goto('/en/line');
  await areasAreReady(page);
  await odds(openMatch(page)).first().click();
  await expect(couponBets(page)).toHaveCount(1);
  const form = await openRegistration(page, 'Phone');
  await form.getByRole('combobox', { name: 'Country of residence' }).selectOption('Kazakhstan');
  await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue(/\d/);
  const number = form.getByRole('textbox', { name: 'Phone number' });
  await number.fill('+7701');
  await number.blur();
  await expect(form.getByText(/have 10 digits/)).toBeVisible();
  const digits = freeNumber();
  await number.fill(`+7${digits}`);
  await expect(number).toHaveValue(/^\(70\d\) \d{3}-\d\d-\d\d$/);
  await form.getByRole('radio', { name: 'Sports' }).check();
  await form.getByRole('button', { name: 'I have a promo code' }).click();
  await form.getByRole('textbox', { name: 'Promo code' }).fill('SECRET25');
  await expect(form.getByText('+25% on net winnings')).toBeVisible();
  await agree(form);
  const flowId = await sendCode(page, 'Send a code by SMS');
  await expect(form.getByText(/^Code sent to \+7 ··· \d\d \d\d$/)).toBeVisible();
  const right = await sandbox.codeOf(flowId);
  const code = form.getByRole('textbox', { name: 'Code' });
  await code.pressSequentially(right === '123456' ? '654321' : '123456');
  await code.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'Tries left: 4' })).toBeVisible();
  await code.fill('');
  const registering = page.waitForRequest('**/web-api/user/register');
  // As a paste does.
  await code.fill(right);
  expect((await registering).postDataJSON()).toMatchObject({
    type: 'phone_reg',
    country_id: expect.any(Number),
    currency_id: expect.any(Number),
    first_deposit_bonus_choice: 1,
    ref_code: 'SECRET25',
  });
  await expect(form.getByText('Save these details')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    form.getByRole('alert').filter({ hasText: /not saved these details/ }),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form).toBeHidden();
  await expect(header(page)).toContainText('Balance');
  await expect(page).toHaveURL(/\/en\/line/);
  await expect(couponBets(page)).toHaveCount(1);
  await expect(coupon(page)).toBeVisible();

  // The number has a player now, who signs in with a code: another one is sent in a minute.
  const again = await page.request.post('/web-api/user/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { mode: 'sms', country_code: 'KZ', phone: digits },
  });
  expect(again.status()).toBe(429);
});

test('REG-01 REG-02 REG-03 a mail address registers, and the credentials are saved to a file, as an image and by mail', async ({
  page,
  sandbox,
}) => {
  await page.goto('/en/line');
  await shellIsUp(page);
  const form = await openRegistration(page, 'E-mail');
  const name = `ann${freeNumber()}`;
  const mail = form.getByRole('textbox', { name: 'E-mail' });
  await mail.fill(`${name}@gmial.com`);
  await form.getByRole('button', { name: `Did you mean ${name}@gmail.com?` }).click();
  await expect(mail).toHaveValue(`${name}@gmail.com`);
  await form.getByLabel('Password', { exact: true }).fill('a quiet river 41');
  await form.getByRole('textbox', { name: 'First name' }).fill('Ann');
  await form.getByLabel('Date of birth').fill('1990-02-28');
  await agree(form);
  const flowId = await sendCode(page, 'Send a code by e-mail');
  await form.getByRole('textbox', { name: 'Code' }).fill(await sandbox.codeOf(flowId));
  await expect(form.getByText('Save these details')).toBeVisible();
  await expect(form).toContainText('a quiet river 41');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const text = await downloadOf(page, 'Save to a file');
  expect(await contentsOf(text)).toContain('Password: a quiet river 41');
  const image = await downloadOf(page, 'Save as an image');
  expect(image.suggestedFilename()).toBe('sign-in-details.png');
  expect((await contentsOf(image, 'latin1')).slice(1, 4)).toBe('PNG');
  // Both are made in the page. The new player's data is loaded meanwhile.
  expect(sent.filter((request) => /quiet|PNG/.test(request))).toEqual([]);
  await form.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(form.getByText(`Sent to ${name}@gmail.com.`)).toBeVisible();
  await form.getByRole('link', { name: 'set a deposit limit now' }).click();
  await expect(page).toHaveURL(/\/en\/office\/responsible/);
  await expect(form).toBeHidden();
});

async function downloadOf(page: Page, name: string): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name }).click();
  return downloading;
}

async function contentsOf(
  download: Download,
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<string> {
  return readFile(await download.path(), encoding);
}

const SCREENS = [
  { width: 1366, language: 'en', register: 'Register' },
  { width: 1366, language: 'az', register: 'Qeydiyyat' },
  { width: 390, language: 'en', register: 'Register' },
  { width: 390, language: 'az', register: 'Qeydiyyat' },
];

for (const { width, language, register } of SCREENS.filter((_, place) => isTried(place, 2))) {
  test.describe(`at ${width} in ${language}`, () => {
    test.use({
      viewport: { width, height: width === 390 ? 844 : 900 },
      isMobile: width === 390,
      hasTouch: width === 390,
    });

    test('the ways to register are filled in by keyboard, and axe finds nothing', async ({
      page,
      watch,
    }) => {
      await page.goto(`/${language}/line`);
      await shellIsUp(page);
      await header(page).getByRole('button', { name: register, exact: true }).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog');
      await expect(form.getByRole('combobox').first()).toBeFocused();
      expect(await dialogFaults(page, watch)).toEqual([]);
      await tabTo(page, form.getByRole('tab').first(), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await expect(form.locator('input[type=tel]')).toBeVisible();
      expect(await dialogFaults(page, watch)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await tabTo(page, form.locator('input[name=email]'));
      await page.keyboard.type('ann@gmial.com');
      await tabTo(page, form.locator('input[name=password]'));
      await page.keyboard.press('Enter');
      await expect(form.locator('input[name=password]')).toBeFocused();
      await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(5);
      expect(await dialogFaults(page, watch)).toEqual([]);
    });
  });
}
