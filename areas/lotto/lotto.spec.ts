import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import type { LottoLotteries } from '@grandstand/bus-contracts/answers';
import { areasAreReady } from '../../e2e/harness/bus';
import { balance, newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm your purchase' });

// One after the other: both draw the same lottery.
test.describe.configure({ mode: 'default' });

/** QA draws the next draw of a lottery now. */
async function drawNow(page: Page): Promise<void> {
  const answer = await page.request.post('/sandbox/v1/lotto/draws', { data: { lottery: '6-45' } });
  expect(answer.ok()).toBe(true);
}

/** QA adds tickets to the draw of 6/45 that is next. */
async function fill(page: Page): Promise<void> {
  const answer = await page.request.get('/lotto-api/v1/lotteries');
  const { lotteries } = (await answer.json()) as LottoLotteries;
  const id = lotteries.find(({ lottery }) => lottery === '6-45')?.next[0]?.id;
  const filled = await page.request.post(`/sandbox/v1/lotto/draws/${id}/fill`, {
    data: { random: 1000 },
  });
  expect(filled.ok()).toBe(true);
}

for (const [width, height, size, count] of [
  // A system of seven numbers has seven combinations of six.
  [390, 844, 7, 7],
  [1366, 768, 6, 1],
] as const) {
  test(`TOT-01 RTE-06 tickets of ${size} numbers for three draws are bought, drawn and checked, ${width} wide`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await newPlayer(page);
    await page.goto('/en/lotto');
    await areasAreReady(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: '6/45' })).toContainText(
      /Jackpot\s*2\d\d,\d{3}\.\d\d.EUR/,
    );
    await main.getByRole('link', { name: 'Buy tickets: 6/45' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Lotto 6/45' })).toBeVisible();
    const before = await balance(page);
    await main.getByLabel('Numbers on a ticket').selectOption(String(size));
    await main.getByRole('button', { name: 'Quick pick' }).click();
    await main.getByLabel('Number of draws').selectOption('3');
    await main.getByRole('button', { name: 'Buy tickets' }).click();
    await expect(sheet(page)).toContainText(`${count} × 3 × 1.00 EUR`);
    await sheet(page)
      .getByRole('button', { name: `Buy for ${3 * count}.00` })
      .click();
    await expect(sheet(page).getByRole('status')).toHaveText(
      RegExp(`^Bought\\. ${3 * count}\\.00`),
    );
    await page.keyboard.press('Enter');
    await expect(main.getByText(/Your tickets are in the draw/)).toBeVisible();
    await expect.poll(() => balance(page)).toBe(before - 300 * count);

    await expect(main.getByRole('region', { name: 'Prizes and chances' })).toContainText(
      'Of the sales of a draw 60% are prizes and 40% stays with the house.',
    );
    await fill(page);
    await drawNow(page);
    await expect(main.getByRole('status').getByRole('list')).toBeVisible();
    await main.getByRole('link', { name: 'Results and my tickets' }).first().click();
    const own = main.getByRole('region', { name: 'My tickets' });
    // Other tests and the clock may have drawn the second draw too.
    await expect(own.getByText(/^6\/45, Draw \d/)).toHaveCount(3);
    await expect(own.getByText('Waits for its draw').first()).toBeVisible();
    await expect(own.getByText(/^Hits: \d\./).last()).toBeVisible();
    await own.getByRole('button', { name: 'Find my ticket under the root' }).last().click();
    await expect(own.getByText('Your ticket is under the root that was published.')).toBeVisible();
    await main.getByText('How to check this draw').first().click();
    await main.getByRole('button', { name: 'Compute the numbers again' }).first().click();
    await expect(
      main.getByText('The same numbers follow from the seed and the root.'),
    ).toBeVisible();
    const shared = main.getByRole('table', { name: /^How the sales of .* were shared/ }).first();
    await expect(
      shared.getByRole('row', { name: /^3 of 6 [\d,.]+.EUR \(20%\) \d+ / }),
    ).toBeVisible();
    await expect(main.getByText(/After the draw the jackpot is/).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('TOT-01 a guest sees a draw as soon as it is made', async ({ page }) => {
  await page.goto('/en/lotto/view/6-45');
  await areasAreReady(page);
  const last = page.getByRole('main').getByRole('status').filter({ hasText: 'Draw' });
  await drawNow(page);
  await expect(last.getByRole('list')).toBeVisible();
  const shown = async (): Promise<number> =>
    Number(/Draw (\d+)/.exec((await last.textContent()) ?? '')?.[1]);
  const before = await shown();
  await drawNow(page);
  // Long before the page would load again by itself.
  await expect.poll(shown, { timeout: 10_000 }).toBeGreaterThan(before);
});
