import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../../../e2e/harness/bus';
import { recordShifts, shiftsOf } from '../../../../e2e/harness/checks/shifts';
import { balance, fillSignIn, newPlayer } from '../../../../e2e/harness/steps/player';
import { expect, test } from '../../../../e2e/harness/test';

const LIST = '/en/bonus/casino/tournaments';

const main = (page: Page): Locator => page.getByRole('main');
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm your purchase' });

/** A call of QA's for tournaments. */
async function qa<T>(page: Page, path: string, data: object = {}): Promise<T> {
  const answer = await page.request.post(`/sandbox/v1/tournaments${path}`, { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as T;
}

/** Enters by the sheet of the shell. */
async function enter(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Take part for/ })
    .click();
  await expect(sheet(page)).toContainText('Your best 20 rounds make the score');
  await sheet(page)
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await expect(sheet(page).getByRole('status')).toHaveText(/^Bought\. 1\.00/);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('No round of yours counts so far.')).toBeVisible();
}

/** Plays a round with the stake of the tournament, in a game that its page leads to. */
async function play(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Lantern Bay', exact: true }).click();
  await main(page).getByRole('button', { name: 'Play for money' }).click();
  const game = page.frameLocator('iframe[title="Lantern Bay"]');
  await game.getByRole('button', { name: /^Play for .*0\.20/ }).click();
  await expect(game.getByText(/comes? back/).first()).toBeVisible();
}

test('BNS-01 RTE-21 a guest finds a tournament, enters once, plays, and the fund is paid to the places', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const player = await newPlayer(page);
  await context.clearCookies({ name: 'sid' });
  const { id } = await qa<{ id: number }>(page, '', { entry: 1, seed: 10, length: 3000 });
  const path = `${LIST}/${id}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await areasAreReady(page);
  await main(page).locator(`a[href="${path}"]`).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Quick slots tournament/);
  await expect(main(page).getByRole('region', { name: 'Rules' }).getByRole('listitem')).toHaveCount(
    5,
  );

  await test.step('the guest signs in, and enters by the sheet of the shell', async () => {
    await main(page).getByRole('button', { name: 'Sign in and take part' }).click();
    await fillSignIn(page, player);
    await expect(main(page).getByRole('button', { name: /^Take part for .*1\.00/ })).toBeVisible();
    const before = await balance(page);
    await enter(page);
    await expect.poll(() => balance(page)).toBe(before - 100);
    await expect(main(page).getByText('You take part')).toBeVisible();
  });
  await test.step('a round with its stake counts', async () => {
    await play(page);
    await page.goto(path);
    await areasAreReady(page);
    await expect(main(page).getByText('Place 1 of 1')).toBeVisible();
    await expect(main(page).getByRole('table', { name: 'Places' })).toContainText('1 · you');
  });
  await test.step('the settlement pays both players the whole fund', async () => {
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'en-GB',
      viewport: { width: 1366, height: 768 },
    });
    const second = await other.newPage();
    await newPlayer(second);
    await second.goto(path);
    await areasAreReady(second);
    await enter(second);
    await play(second);
    await qa(page, `/${id}/settle`);
    const prizes: number[] = [];
    for (const each of [page, second]) {
      await each.goto(path);
      await areasAreReady(each);
      await expect(main(each).getByText('Paid out')).toBeVisible();
      const prize = await main(each)
        .getByText(/^Your prize: /)
        .innerText();
      prizes.push(Math.round(Number(/[\d.]+\d/.exec(prize)?.[0]) * 100));
    }
    // 10.00 of the house and two entries, by 300 : 200.
    expect(prizes.toSorted((one, more) => more - one)).toEqual([720, 480]);
    await other.close();
  });
  await test.step('the list says so', async () => {
    await page.goto(LIST);
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(card).toContainText('Paid out');
    await expect(card).toContainText('You took part');
  });
});

for (const path of ['', '/one']) {
  test(`RTE-21 the page /bonus/casino/tournaments${path} moves nothing while it loads, and is accessible`, async ({
    page,
    watch,
  }) => {
    const { id } = await qa<{ id: number }>(page, '', { length: 3000 });
    await recordShifts(page);
    await page.goto(path === '' ? LIST : `${LIST}/${id}`);
    await areasAreReady(page);
    await expect(main(page).getByText('Prize fund').first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
