import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { areasAreReady } from '../../e2e/harness/bus';
import { recordShifts, shiftsOf } from '../../e2e/harness/checks/shifts';
import { balance, fillSignIn, newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

const RESULTS = Array.from('211121212X11XX2');

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm your purchase' });

/** A call of QA's for draws. */
async function qa<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/sandbox/v1/toto/draws${path}`, { data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as T;
}

async function numberOf(page: Page, id: number): Promise<number> {
  const answer = await page.request.get('/toto-api/v1/draws?section=fifteen');
  const { draws } = (await answer.json()) as { draws: { id: number; number: number }[] };
  return draws.find((draw) => draw.id === id)?.number ?? 0;
}

test('TOT-01 RTE-07 a guest marks a draw, signs in, takes part once, and reads what was won', async ({
  page,
  context,
}) => {
  const player = await newPlayer(page);
  await context.clearCookies();
  const { id } = await qa<{ id: number }>(page, '', { section: 'fifteen', closesIn: 3000 });
  const number = await numberOf(page, id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/toto/fifteen?draw=${number}`);
  await areasAreReady(page);
  const main = page.getByRole('main');
  const mark = async (place: number, symbol: string): Promise<void> => {
    const group = main.getByRole('group', { name: new RegExp(`^Match ${place + 1}:`) });
    await group.getByRole('button', { name: new RegExp(`^${symbol}`) }).click();
  };

  await test.step('fifteen matches with two doubles are four least stakes', async () => {
    for (const [place, result] of RESULTS.entries()) await mark(place, result);
    await mark(0, '1');
    await mark(1, 'X');
    await expect(main.getByText('4 combinations')).toBeVisible();
    await expect(main.getByText('0.80 EUR')).toBeVisible();
  });
  await test.step('the marks are there after the sign-in', async () => {
    await main.getByRole('button', { name: 'Sign in and take part' }).click();
    await fillSignIn(page, player);
    await expect(main.getByRole('button', { name: 'Take part' })).toBeVisible();
    await expect(main.getByText('4 combinations')).toBeVisible();
  });
  await test.step('a press in the sheet of the shell buys', async () => {
    await main.getByRole('button', { name: 'Take part' }).click();
    await expect(sheet(page)).toContainText('4 × 0.20 EUR');
    await sheet(page)
      .getByRole('button', { name: /^Buy for 0\.80/ })
      .click();
    await expect(sheet(page).getByRole('status')).toHaveText(/^Bought\. 0\.80/);
    await page.keyboard.press('Enter');
    await expect(main.getByText(/Your entry is in the draw/)).toBeVisible();
  });
  await test.step('the dividends are under results, and the entry has its sums', async () => {
    await qa(page, `/${id}/fill`, { random: 1000 });
    await qa(page, `/${id}/close`, {});
    await qa(page, `/${id}/results`, { results: RESULTS });
    await page.goto('/en/toto/fifteen/coupons');
    await areasAreReady(page);
    await expect(main.getByText(/^Won .*EUR$/)).toBeVisible();
    await expect(main.getByRole('list', { name: 'How it was computed' })).toContainText(
      '1 combination with 15 hits:',
    );
    await main.getByRole('link', { name: 'Results', exact: true }).click();
    const draw = main.getByRole('region', { name: `Draw ${number}`, exact: true });
    await expect(draw.getByRole('row', { name: /^15 of 15/ })).toContainText('EUR');
    await main.getByRole('link', { name: 'Winners' }).click();
    await expect(main.getByRole('region', { name: `Draw ${number}`, exact: true })).toContainText(
      `${player.login.slice(0, 2)}***`,
    );
  });
});

test('TOT-01 the same press again after a lost answer buys nothing more', async ({ page }) => {
  await newPlayer(page);
  const { id } = await qa<{ id: number }>(page, '', { section: 'fifteen', closesIn: 3000 });
  const number = await numberOf(page, id);
  await page.goto(`/en/toto/fifteen?draw=${number}&marks=${RESULTS.join('.')}`);
  await areasAreReady(page);
  const main = page.getByRole('main');
  const before = await balance(page);
  // The operator books the purchase, and its answer is lost.
  await page.route('**/web-api/purchases', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await main.getByRole('button', { name: 'Take part' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Buy for/ })
    .click();
  await expect(sheet(page).getByRole('status')).toHaveText(/^Bought\. 0\.20/);
  await page.keyboard.press('Enter');
  await expect.poll(() => balance(page)).toBe(before - 20);
  await expect(main.getByText(/Your entry is in the draw/)).toBeVisible();
});

for (const path of ['', '/next', '/draws', '/coupons', '/nonimees']) {
  test(`RTE-07 the page /toto/fifteen${path} moves nothing while it loads, and is accessible`, async ({
    page,
    watch,
  }) => {
    await recordShifts(page);
    await page.goto(`/en/toto/fifteen${path}`);
    await areasAreReady(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
