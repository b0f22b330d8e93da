import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../../e2e/harness/bus';
import { MOTION } from '../../e2e/harness/checks/motion';
import { recordShifts, shiftsOf } from '../../e2e/harness/checks/shifts';
import { couponBets, openCoupon, place, stake } from '../../e2e/harness/steps/coupon';
import { odds } from '../../e2e/harness/steps/line';
import { balance, newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

test.use(MOTION);
// There is one track: the races of one test would be those of the other.
test.describe.configure({ mode: 'serial' });

/** QA starts the next race, or ends the one on the track, before its time: its number. */
async function qa(page: Page, what: 'start' | 'end'): Promise<number> {
  const answer = await page.request.post(`/sandbox/v1/marbles/${what}`, { data: {} });
  expect(answer.ok()).toBe(true);
  const { number } = (await answer.json()) as { number: number };
  return number;
}

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`RTE-04 a bet on a marble is placed, the race is run, and the bet is in the history, ${width} wide`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await newPlayer(page);
    // The race after this one takes bets for two minutes at least.
    await qa(page, 'start');
    await qa(page, 'end');
    await recordShifts(page);
    await page.goto('/en/marble');
    await areasAreReady(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: /^Race \d+: the marbles/ })).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    const before = await balance(page);
    const winner = main.getByRole('group', { name: 'Winner of the race' });
    await odds(winner).first().click();
    await expect(odds(winner).first()).toHaveAttribute('aria-pressed', 'true');
    await openCoupon(page);
    await expect(couponBets(page)).toHaveCount(1);
    await stake(page).fill('5');
    await place(page);
    await expect.poll(() => balance(page)).toBe(before - 500);
    await page.keyboard.press('Escape');
    // The moves of the bet slip are tried elsewhere.
    await page.evaluate(() => {
      globalThis.shifts = [];
    });

    const number = await qa(page, 'start');
    await expect(
      main.getByRole('heading', { level: 2, name: `Race ${number}`, exact: true }),
    ).toBeVisible();
    await expect(main.getByText('The race is on.')).toBeVisible();
    await qa(page, 'end');
    await expect(main.getByText(new RegExp(`^Race ${number} has ended`))).toBeVisible();
    await main.getByRole('button', { name: 'Show the latest race' }).click();
    const result = main.getByRole('listitem').filter({ hasText: `Proof of race ${number}` });
    await result.getByText(`Proof of race ${number}`).click();
    await result.getByRole('button', { name: 'Compute the order again' }).click();
    await expect(result.getByText('The same order follows from the seed.')).toBeVisible();
    await result.getByRole('button', { name: `Replay race ${number}` }).click();
    await expect(main.getByRole('heading', { name: `Replay of race ${number}` })).toBeInViewport();
    expect(await shiftsOf(page)).toEqual([]);
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The checks of contrast write styles of their own.
    watch.violations.length = 0;

    await page.goto('/en/office/history');
    await areasAreReady(page);
    await expect(main.getByText(/Marble race – #\d+/).first()).toBeVisible();
    await expect(main.getByText(/^(?:won|lost)$/i).first()).toBeVisible();
  });
}
