import type { Page } from 'playwright/test';
import { dialogFaults } from '../harness/checks/axe';
import { shellIsUp } from '../harness/bus';
import { tabTo } from '../harness/steps/keyboard';
import { fillSignIn, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const sidOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'sid')?.value;

test('a browser shows a QR code by keyboard, a phone whose player signs in lets it in by two digits, and axe finds nothing', async ({
  browser,
  baseURL,
  page,
  watch,
}) => {
  const phone = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', locale: 'en-GB' });
  const there = await phone.newPage();
  const player = await newPlayer(there);
  await phone.clearCookies();

  await page.goto('/en/line');
  await shellIsUp(page);
  await header(page).getByRole('button', { name: 'Sign in' }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Sign in' });
  await tabTo(page, shown.getByRole('button', { name: 'Use your phone' }));
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('img', { name: 'QR code that signs in here' })).toBeVisible();
  expect(await dialogFaults(page, watch)).toEqual([]);
  const address = await shown.getByText(/\/auth-app#token=qr\./).innerText();

  await there.goto(address);
  const first = there.getByRole('dialog', { name: 'Sign in' });
  await expect(first.getByText(/^Sign in here first/)).toBeVisible();
  await expect(there).toHaveURL(/\/en$/);
  await fillSignIn(there, player);
  const asked = there.getByRole('dialog', { name: 'Sign in on another device' });
  await expect(asked.getByText('Chrome, Linux')).toBeVisible();

  const digits = shown.getByText(/^[1-9]\d$/);
  await expect(digits).toBeVisible();
  const right = await digits.innerText();
  const field = asked.getByRole('textbox', { name: 'The two digits on the other screen' });
  await field.fill(right === '99' ? '98' : '99');
  await field.press('Enter');
  await expect(asked.getByRole('alert').filter({ hasText: 'Tries left: 2' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(right);
  await field.press('Enter');
  await expect(asked.getByText('The other device is signed in to your account.')).toBeVisible();

  await expect(header(page)).toContainText('Balance');
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL(/\/en\/line$/);
  expect(await sidOf(page)).not.toBe(await sidOf(there));

  // The code can't be answered again.
  await there.goto('about:blank');
  await there.goto(address);
  await expect(asked.getByRole('alert').filter({ hasText: /used already/ })).toBeVisible();
  await phone.close();
});

test('AUT-05 RTE-17 a link signs in once, its token leaves the address and is sent nowhere else, and a player is asked first', async ({
  page,
  sandbox,
}) => {
  const player = await newPlayer(page);
  await page.context().clearCookies();
  const token = await sandbox.signInToken(player.login);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.headers()['referer'] ?? '')));
  await page.goto(`/auth-app?token=${token}`);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog.getByText(/^This link signs in the account/)).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  await expect(header(page)).toContainText('Balance');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    token,
  );
  // Only the address itself, which the host sent back with the token behind the hash.
  const withToken = sent.map((url) => new URL(url)).filter(({ href }) => href.includes(token));
  for (const { pathname } of withToken) expect(pathname).toMatch(/^(\/en)?\/auth-app$/);

  await page.goto('about:blank');
  await page.goto(`/auth-app#token=${await sandbox.signInToken(player.login)}`);
  const here = page.getByRole('dialog', { name: 'You are signed in already' });
  await here.getByRole('button', { name: 'Sign out and use the link' }).click();
  await expect(dialog.getByText(/^This link signs in the account/)).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`/auth-app#token=${token}`);
  await expect(dialog.getByText(/^This link was used before/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Other ways to sign in' }).press('Enter');
  await expect(dialog.getByLabel('Login')).toBeVisible();
});
