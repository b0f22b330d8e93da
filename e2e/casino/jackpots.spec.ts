import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`CAS-01 P112 a player reads how a jackpot is won, wins it by a press, is told so, and checks its threshold, at ${width}`, async ({
    page,
    sandbox,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    const { login } = await newPlayer(page);
    await sandbox.deposit(login, 20);
    await recordShifts(page);
    await page.goto('/en/casino');
    await areasAreReady(page);
    const main = page.getByRole('main');
    const row = main.getByRole('region', { name: 'Jackpots' });
    await expect(row.getByText(/^Drops before 2,500\.00/)).toBeVisible();
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);

    await row.getByRole('link', { name: 'Rules and chances' }).click();
    const rules = main.getByRole('region', { name: 'Must-drop jackpot' });
    await expect(rules.getByText(/^A bet of 1\.00\sEUR wins it now/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    // Axe adds style sheets of its own, which the policy refuses.
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.goto('/en/casino-search?search=Amber+Orchard');
    await areasAreReady(page);
    const link = page.getByRole('link', { name: 'Amber Orchard', exact: true });
    await expect(main.getByRole('article').filter({ has: link })).toContainText(
      /Grand jackpot: \d\d,\d\d\d/,
    );
    await link.click();
    const before = await balance(page);
    await main.getByRole('button', { name: 'Play for money' }).click();
    const game = page.frameLocator('iframe[title="Amber Orchard"]');
    await sandbox.dropNext('must-drop');
    await game.getByRole('button', { name: /^Play for/ }).click();
    await expect(game.getByText(/comes? back/).first()).toBeVisible();
    const stage = page.getByRole('region', { name: 'Game: Amber Orchard' });
    const told = stage.getByRole('status').filter({ hasText: 'You won: Must-drop jackpot' });
    await expect(told).toContainText(/5\d\d\.\d\d\sEUR is on your account\./);
    const won = Number(/(\d+\.\d\d)\sEUR/.exec(await told.innerText())?.[1]);
    await expect.poll(() => balance(page)).toBeGreaterThanOrEqual(before + won * 100 - 100);
    await told.getByRole('button', { name: 'Close the message' }).click();
    await expect(told).toBeHidden();

    await page.goto('/en/casino/jackpots');
    const ended = main.getByRole('region', { name: 'Jackpots that have ended' });
    const last = ended.getByRole('listitem').first();
    await expect(last).toContainText(`${won.toFixed(2)} EUR was paid.`);
    await expect(last).toContainText('The threshold fits the commitment.');
  });
}
