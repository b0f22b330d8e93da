import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../../e2e/harness/bus';
import { newPlayer } from '../../../../e2e/harness/steps/player';
import { expect, test } from '../../../../e2e/harness/test';

test('RTE-21 RTE-27 P118 a landing, the promotions and the partners of bonuses are read by a guest, and not during a time-out', async ({
  page,
  watch,
}, info) => {
  const main = page.getByRole('main');
  const answer = await page.goto('/en/bonus-landing/welcome');
  expect(answer?.status()).toBe(200);
  // The text is there before any script.
  expect(await answer?.text()).toContain('Begin with what you know');
  await areasAreReady(page);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await info.attach(`landing ${width}`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  }
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The styles that axe adds are refused by the policy.
  watch.violations.length = 0;
  await main.getByRole('link', { name: 'See the bonuses' }).click();
  await expect(page).toHaveURL(/\/en\/bonuses$/);
  await main.getByRole('link', { name: 'Promotions' }).click();
  await main.getByRole('link', { name: 'A bonus for slots every week' }).click();
  await expect(page).toHaveURL(/\/en\/promotions\/weekly-drops$/);
  await main.getByRole('link', { name: 'The rules of the weekly bonus' }).click();
  await expect(
    main.getByRole('heading', { level: 1, name: /Weekly bonus for slots/ }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'All bonuses' }).click();
  await main.getByRole('link', { name: 'Partners of bonuses' }).click();
  await main.getByRole('link', { name: 'Northlight' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Northlight' })).toBeVisible();
  await page.goto('/en/bonus/casino');
  await expect(page).toHaveURL(/\/en\/bonuses\?category=casino$/);
  await expect(main.getByRole('link', { name: 'A bonus for slots every week' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'A bonus for your first deposit' })).toHaveCount(0);
  await page.goto('/en/bonus/casino/promotions/weekly-drops');
  await expect(page).toHaveURL(/\/en\/promotions\/weekly-drops$/);
  expect((await page.goto('/en/bonus-landing/nowhere'))?.status()).toBe(404);
  expect((await page.goto('/en/promotions/nowhere'))?.status()).toBe(404);

  await test.step('nothing is promoted during a time-out', async () => {
    const { login } = await newPlayer(page);
    await page.request.post(`/sandbox/v1/players/${login}/limits`, {
      data: { limitType: 33, limitValue: 1 },
    });
    const blank = await page.goto('/en/bonus-landing/welcome');
    expect(await blank?.text()).not.toContain('Begin with what you know');
    await areasAreReady(page);
    await expect(main.getByText('No bonuses are offered to you now')).toBeVisible();
    await expect(main.getByRole('link', { name: 'See the bonuses' })).toBeHidden();
  });
});
