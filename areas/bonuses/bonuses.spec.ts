import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/harness/bus';
import { newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`BNS-01 RTE-27 P117 a bonus is read, taken, shown and given up, ${width} wide`, async ({
    page,
    watch,
  }, info) => {
    await page.setViewportSize({ width, height });
    const { login } = await newPlayer(page);
    await page.goto('/en/bonuses');
    await areasAreReady(page);
    const main = page.getByRole('main');
    await expect(main.getByText('10 times the bonus: 1,000.00').first()).toBeVisible();
    await info.attach('offers', {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
    const card = main.getByRole('listitem').filter({ hasText: 'First deposit: casino' });
    await card.getByRole('link', { name: 'Read the rules' }).click();
    await expect(
      main.getByRole('heading', { level: 1, name: 'The rules of “First deposit: casino”' }),
    ).toBeVisible();
    await areasAreReady(page);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Take it' }).click();
    await expect(main.getByText('The bonus is yours.')).toBeVisible();
    const paid = await page.request.post(`/sandbox/v1/players/${login}/deposit`, {
      data: { amount: 20 },
    });
    expect(paid.ok()).toBe(true);
    await main.getByRole('link', { name: 'All bonuses' }).last().click();
    await expect(main.getByText('Bonus money: 20.00')).toBeVisible();
    await expect(main.getByRole('progressbar', { name: /^Counted: 0\.00/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    await main.getByRole('button', { name: 'What if I give it up now?' }).click();
    await expect(main.getByText(/You keep 120\.00.* and lose 20\.00/)).toBeVisible();
    await info.attach('own bonus', {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
    await main.getByRole('button', { name: 'Give it up' }).click();
    await main.getByText('Bonuses that have ended').click();
    await expect(main.getByText(/First deposit: casino: given up/)).toBeVisible();
  });
}
