import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from 'playwright/test';
import { shellIsUp } from '../harness/bus';
import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const REGISTER = '**/web-api/user/register';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Register' });
const number = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Phone number' });
const send = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Send a code by SMS' });
const alert = (page: Page, text: RegExp): Locator =>
  dialog(page).getByRole('alert').filter({ hasText: text });

/** Fills in the registration with a number of Kazakhstan. */
async function fillIn(page: Page, digits: string): Promise<void> {
  await page.goto('/en/coupon');
  await shellIsUp(page);
  await header(page).getByRole('button', { name: 'Register' }).click();
  await dialog(page).getByRole('tab', { name: 'Phone' }).click();
  await number(page).fill(`+7${digits}`);
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check();
}

test('REG-01 AUT-06 of two tabs that send one number at once a single one gets a code, and registers after a lost network, a captcha and a fingerprint without typing anything again', async ({
  page,
  context,
  sandbox,
}) => {
  const digits = `70${randomInt(10 ** 7, 10 ** 8)}`;
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await fillIn(tab, digits);
  const answers: { tab: Page; status: number; flowId?: string }[] = [];
  for (const tab of tabs) {
    const answer = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const body = (await response.json()) as { flowId?: string };
      answers.push({ ...body, tab, status: response.status() });
      await route.fulfill({ response });
    };
    await tab.route(REGISTER, answer, { times: 1 });
  }
  await Promise.all(tabs.map((tab) => send(tab).click()));
  await expect.poll(() => answers.length).toBe(2);
  const [first, second] = answers.toSorted((one, other) => one.status - other.status);
  expect([first?.status, second?.status]).toEqual([200, 429]);
  if (!first?.flowId || !second) throw new Error('Both tabs were answered.');

  await expect(alert(second.tab, /^Too many attempts\. Try again after/)).toBeVisible();
  await expect(number(second.tab)).toHaveValue(/^\(70\d\) /);
  for (const box of await dialog(second.tab).getByRole('checkbox').all())
    await expect(box).toBeChecked();

  const { tab } = first;
  const code = dialog(tab).getByRole('textbox', { name: 'Code' });
  const right = await sandbox.codeOf(first.flowId);
  await context.setOffline(true);
  await code.fill(right);
  await expect(alert(tab, /does not answer/)).toBeVisible();
  await expect(code).toHaveValue(right);
  await context.setOffline(false);

  const mark = randomUUID();
  const statuses: number[] = [];
  tab.on('response', (response) => {
    if (response.url().endsWith('/web-api/user/register')) statuses.push(response.status());
  });
  let former: string | undefined;
  await tab.route(REGISTER, (route) => {
    const headers: Record<string, string> = { ...route.request().headers(), 'x-qa': mark };
    // The operator does not know the fingerprint that the tab has: only a new one helps.
    former ??= headers['x-fingerprint'];
    if (headers['x-fingerprint'] === former) headers['x-fingerprint'] = 'fp-unknown';
    return route.continue({ headers });
  });
  await sandbox.demand(112, '/web-api/user/register', mark);
  await sandbox.demand(110, '/web-api/user/register', mark);
  const check = tab.getByRole('dialog', { name: 'Quick check' });
  const picture = check.getByRole('img', { name: /Five digits/ });
  // The page may learn a moment later that the network is back: a press before that sends nothing.
  await expect(async () => {
    await code.press('Enter');
    await expect(picture).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const id = /image\/(.+)\.svg/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? '';
  const { text } = await sandbox.captcha(id);
  await check.getByLabel('Answer').fill(text);
  await tab.keyboard.press('Enter');
  await expect(dialog(tab).getByText('Save these details')).toBeVisible();
  for (const each of tabs) await expect(header(each)).toContainText('Balance');
  // Stopped by the captcha and by the fingerprint, then let through.
  expect(statuses).toEqual([400, 400, 200]);
});
