import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { fillSignIn, header, newPlayer, signIn } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const NEW = 'Solid-Harbour-52';

test('a player ends the session of another browser, and all of them by the link of a mail', async ({
  browser,
  baseURL,
  page,
  sandbox,
  watch,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const player = await newPlayer(page);
  const mail = `${randomUUID()}@example.com`;
  await sandbox.setContacts(player.login, { mail });
  await other.goto('/en/line');
  await shellIsUp(other);
  await signIn(other, player);
  await expect(header(other)).toContainText('Balance');
  const message = await sandbox.messageTo(mail);
  expect(message).toContain('Somebody signed in to your account');
  const link = /\S+#token=\S+/.exec(message)?.[0] ?? '';

  await page.goto('/en/office/security');
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText('This device');
  await section.locator('summary').press('Enter');
  await expect(section.getByRole('list', { name: 'Sign-ins' })).toContainText('With a password');
  expect(watch.violations).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // Axe adds styles of its own.
  watch.violations.length = 0;
  await section.getByRole('button', { name: /^End the session/ }).press('Enter');
  await expect(section.getByRole('status')).toHaveText('The session was ended.');
  await expect(section.getByRole('status')).toBeFocused();
  // The other page has heard of it by its events, and its next call is a guest's.
  const check = await other.request.get('/web-api/user/check');
  expect(await check.json()).toEqual({ userId: '' });
  await expect(header(other).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await elsewhere.close();

  // A scanner opens the link and presses nothing.
  await page.goto('about:blank');
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Was this not you?');
  await areasAreReady(page);
  expect(page.url()).not.toContain('token');
  await expect(header(page)).toContainText('Balance');
  await main.getByRole('button', { name: 'This was not me' }).click();
  const fresh = page.getByRole('dialog', { name: 'New password' });
  await fresh.getByLabel('New password', { exact: true }).fill(NEW);
  await fresh.getByLabel('New password', { exact: true }).press('Enter');
  await expect(fresh.getByText('Your password is changed')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await fresh.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, { ...player, password: NEW });
  await expect(header(page)).toContainText('Balance');
});
