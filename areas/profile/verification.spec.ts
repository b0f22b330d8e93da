import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../../e2e/harness/bus';
import { CHUNK, passport, review } from '../../e2e/harness/steps/documents';
import { newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

const ANN = { name: 'Aytən', surname: 'Əliyeva', birth: '1990-02-28' };

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/en/office/verification');
  await areasAreReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Fill in' }).click();
  const about = page.getByRole('main').getByRole('form', { name: 'About you' });
  await about.getByLabel('First name').fill(ANN.name);
  await about.getByLabel('Last name').fill(ANN.surname);
  await about.getByLabel('Date of birth').fill(ANN.birth);
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(about.getByRole('status')).toHaveText('Saved.');
}

async function expectAccessible(page: Page, watch: { violations: unknown[] }): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
}

test('PRO-03 P120 an expired document is refused with its reason, and the right one is accepted, over breaks', async ({
  page,
  watch,
}) => {
  const { login } = await newPlayer(page);
  await fillProfile(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Verify your identity.' }).click();
  await expect(page).toHaveURL(/\/en\/office\/verification$/);
  const card = main.getByRole('region', { name: 'Passport or identity card' });
  const field = card.locator('input[type=file]');
  const choose = (buffer: Buffer) =>
    field.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer });
  await expect(card.getByText('Not sent yet')).toBeVisible();
  await expectAccessible(page, watch);

  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(card.getByRole('alert')).toContainText('This kind of file is not accepted.');

  // The page is left half way: the third part never arrives.
  const offsets: number[] = [];
  let arrived = 0;
  let isLost: (nth: number) => boolean = (nth) => nth === 3;
  let onThird: () => Promise<void> = async () => {};
  await page.route('**/upload-api/files/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    arrived += 1;
    if (!isLost(arrived)) return route.continue();
    await onThird();
    return route.abort('internetdisconnected');
  });
  const expired = await passport(page, ANN, 'expired');
  onThird = async () => {
    await page.context().setOffline(true);
  };
  await choose(expired);
  await expect(card.getByText(/^There is no connection\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(card.getByText('In review')).toBeVisible();
  expect(offsets).toEqual([0, CHUNK, 2 * CHUNK, 2 * CHUNK, 3 * CHUNK, 4 * CHUNK]);
  await review(page, login);
  await expect(card.getByRole('status')).toContainText('It is no longer valid.');

  offsets.length = 0;
  arrived = 0;
  // No part that is sent again arrives either, however long the page takes to leave.
  isLost = (nth) => nth >= 3;
  onThird = async () => {};
  const good = await passport(page, ANN, '');
  await choose(good);
  await expect.poll(() => arrived).toBeGreaterThan(2);
  await page.reload();
  await expect(card.getByText(/^An upload stopped at 393.2 kB of/)).toBeVisible();
  offsets.length = 0;
  isLost = () => false;
  await choose(good);
  await expect(card.getByText('In review')).toBeVisible();
  expect(offsets).toEqual([2 * CHUNK, 3 * CHUNK, 4 * CHUNK]);
  await review(page, login);
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(main.getByText('Your identity is verified.')).toBeVisible();

  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download what you sent' }).click();
  expect((await saved).suggestedFilename()).toBe('passport.png');

  await page.request.post(`/sandbox/v1/players/${login}/documents`, { data: { type: 'bill' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru/office/verification');
  await areasAreReady(page);
  await expect(main.getByText('Запрошен дополнительно')).toBeVisible();
  await expectAccessible(page, watch);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
