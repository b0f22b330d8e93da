import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { header, newPlayer, signIn } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** Marks the calls of this page, so that its captchas concern no other test. */
async function markCalls(page: Page): Promise<string> {
  const mark = crypto.randomUUID();
  await page.route('**/web-api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-qa': mark } }),
  );
  return mark;
}

const check = (page: Page): Locator => page.getByRole('dialog', { name: 'Quick check' });

/** The number of the present picture. */
async function pictureOf(page: Page): Promise<string> {
  const picture = check(page).getByRole('img', { name: /Five digits/ });
  await expect(picture).toBeVisible();
  // It came: a picture that could not be drawn has no size.
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  return /image\/(.+)\.svg/.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? '';
}

test.describe('a captcha', () => {
  test('AUT-06 is shown above the sign-in, reports a wrong answer, and signs in with the right one', async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    const player = await newPlayer(page);
    await context.clearCookies();
    const mark = await markCalls(page);
    await sandbox.demand(112, '/web-api/user/login', mark);
    await page.goto('/en/');
    await shellIsUp(page);
    await signIn(page, player);

    const first = await pictureOf(page);
    await expect(check(page).getByLabel('Answer')).toBeFocused();
    watch.violations.splice(0);
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);

    await check(page).getByLabel('Answer').fill('1');
    await page.keyboard.press('Enter');
    await expect(
      check(page)
        .getByRole('alert')
        .filter({ hasText: /not right/ }),
    ).toBeVisible();
    const second = await pictureOf(page);
    expect(second).not.toBe(first);
    await expect(check(page).getByLabel('Answer')).toHaveValue('');

    await check(page).getByRole('button', { name: 'Another picture' }).click();
    await expect.poll(() => pictureOf(page)).not.toBe(second);
    const { text } = await sandbox.captcha(await pictureOf(page));
    await check(page).getByLabel('Answer').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header(page)).toContainText('Balance');
  });

  test('AUT-06 that is closed leaves the sign-in as it was, with the reason', async ({
    page,
    context,
    sandbox,
  }) => {
    const player = await newPlayer(page);
    await context.clearCookies();
    const mark = await markCalls(page);
    await sandbox.demand(100, '/web-api/user/login', mark);
    await page.goto('/en/');
    await shellIsUp(page);
    await signIn(page, player);
    await pictureOf(page);
    await page.keyboard.press('Escape');
    await expect(check(page)).toBeHidden();

    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByRole('alert').filter({ hasText: 'not passed' })).toBeVisible();
    await expect(dialog.getByLabel('Login')).toHaveValue(player.login);
    // The question is enough for players who can't read the picture.
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    const { sum } = await sandbox.captcha(await pictureOf(page));
    await expect(check(page).getByText(/How much is/)).toBeVisible();
    await check(page).getByLabel('Answer').fill(String(sum));
    await check(page).getByRole('button', { name: 'Continue' }).click();
    await expect(header(page)).toContainText('Balance');
  });
});

test('SES-07 API-01 API-03 the device’s fingerprint is read after the first load, sent with calls, and renewed', async ({
  page,
  sandbox,
}) => {
  await newPlayer(page);
  const mark = await markCalls(page);
  const fingerprintCall = page.waitForRequest('**/web-api/fingerprint');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const reads = (): string[] => scripts.filter((url) => url.includes('read-device'));
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/footer\/.*\.js(\?.*)?$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/');
  await page.waitForFunction(() =>
    globalThis.grandstand?.bus.inspect().handles.some(({ name }) => name === 'fingerprint'),
  );
  await page.evaluate(
    async () => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())),
  );
  expect(reads()).toEqual([]);
  release();
  await areasAreReady(page);

  const device = (await fingerprintCall).postDataJSON() as {
    visitorId: string;
    componentsData: string;
  };
  expect(device.visitorId).toMatch(/^[\da-f]{32}$/);
  expect(JSON.parse(device.componentsData)).toMatchObject({ timezone: expect.any(String) });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fingerprint')))
    .toContain('fp-');

  // The operator no longer has it: the call is refused, and sent again with another.
  await sandbox.forgetFingerprints();
  await sandbox.demand(110, '/web-api/bets', mark);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/web-api/bets?')) sent.push(request.headers()['x-fingerprint']);
  });
  await page.getByRole('link', { name: 'Bet history' }).first().click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toMatch(/^fp-/);
  expect(sent[1]).toMatch(/^fp-/);
  expect(sent[1]).not.toBe(sent[0]);
});
