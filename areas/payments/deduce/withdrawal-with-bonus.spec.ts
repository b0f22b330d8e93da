import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../e2e/harness/bus';
import { fillProfile, payIn } from '../../../e2e/harness/steps/payments';
import { balance, newPlayer } from '../../../e2e/harness/steps/player';
import { expect, test } from '../../../e2e/harness/test';

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`BNS-01 PAY-01 a withdrawal while a bonus is active says what is kept and what is lost, and books both, ${width} wide`, async ({
    page,
    sandbox,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    const { login } = await newPlayer(page);
    await fillProfile(page);
    const main = page.getByRole('main');

    await test.step('a bonus is active beside money of the player', async () => {
      await page.goto('/en/bonuses/rules/first-casino');
      await areasAreReady(page);
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: 'Take it' }).click();
      await expect(main.getByText('The bonus is yours.')).toBeVisible();
      await payIn(page, 15);
      await sandbox.deposit(login, 26.2);
      await page.goto('/en/office/bonuses/deposit');
      await areasAreReady(page);
      const bonus = main.getByRole('region', { name: 'First deposit: casino' });
      await expect(bonus.getByText('Bonus money: 15.00')).toBeVisible();
    });

    await page.goto('/en/office/deduce');
    await areasAreReady(page);
    const before = await balance(page);
    const dialog = page.getByRole('dialog', { name: 'Withdraw money?' });
    const wish = async (): Promise<void> => {
      await main.getByRole('textbox', { name: 'Amount' }).fill('41.20');
      await main.getByRole('button', { name: /^Withdraw 41\.20/ }).click();
      await expect(dialog).toContainText(
        /Withdraw now: you would get 41\.20\sEUR and lose 15\.00\sEUR of bonus money/,
      );
    };

    await test.step('the sheet has both figures, and going back changes nothing', async () => {
      await wish();
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      // The styles that axe adds are refused by the policy.
      watch.violations.length = 0;
      await test.info().attach(`both figures, ${width} px`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
      await dialog.getByRole('button', { name: 'Back' }).click();
      await expect(dialog).toBeHidden();
      expect(await balance(page)).toBe(before);
    });

    await test.step('the withdrawal books both, and the books are balanced', async () => {
      await wish();
      await dialog.getByRole('button', { name: /^Withdraw 41\.20/ }).click();
      await expect(main.getByRole('list', { name: 'Steps of the withdrawal' })).toBeVisible();
      await expect.poll(() => balance(page)).toBe(before - 4120);
      await page.goto('/en/office/bonuses/deposit');
      await areasAreReady(page);
      await expect(main).toContainText(/First deposit: casino.*given up/);
      await expect(main.getByText('Bonus money: 15.00')).toHaveCount(0);
      const books = await page.request.get('/sandbox/v1/ledger');
      expect(await books.json()).toMatchObject({ isBalanced: true, sum: 0 });
    });
  });
}
