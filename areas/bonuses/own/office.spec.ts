import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../e2e/harness/bus';
import { openSingle, place } from '../../../e2e/harness/steps/coupon';
import { newPlayer } from '../../../e2e/harness/steps/player';
import { expect, test } from '../../../e2e/harness/test';

test('RTE-31 BNS-01 promo codes are checked, and bonuses on deposits and their clearing have pages of their own', async ({
  page,
  sandbox,
  watch,
}, info) => {
  const { login } = await newPlayer(page);
  const main = page.getByRole('main');
  const look = async (name: string): Promise<void> => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider).toBe(false);
      await info.attach(`${name} ${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;
    await page.setViewportSize({ width: 1366, height: 800 });
  };

  await test.step('a promo code is checked', async () => {
    await page.goto('/en/office/promotion');
    await areasAreReady(page);
    const check = main.getByRole('region', { name: 'Check a promo code' });
    await check.getByLabel('Promo code').fill('secret25');
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByText('25% more for the net winnings of a bet')).toBeVisible();
    // A right code is no guess.
    await expect(check.getByText('You can check 10 more in this hour.')).toBeVisible();
    await check.getByLabel('Promo code').fill('nobodys-code');
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByText('There is no such promo code for you.')).toBeVisible();
    await expect(check.getByText('You can check 9 more in this hour.')).toBeVisible();
    await look('promo codes');
  });

  await test.step('a bonus on a deposit is taken, and waits on its page', async () => {
    await main.getByRole('link', { name: 'Bonuses on deposits' }).click();
    await expect(main.getByText('No bonuses on deposits yet')).toBeVisible();
    await page.goto('/en/bonuses/rules/first-casino');
    await areasAreReady(page);
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Take it' }).click();
    await expect(main.getByText('The bonus is yours.')).toBeVisible();
    await page.goto('/en/office/bonuses/deposit');
    await areasAreReady(page);
    const bonus = main.getByRole('region', { name: 'First deposit: casino' });
    await expect(bonus.getByText('It waits for your deposit.')).toBeVisible();
    await page.request.post(`/sandbox/v1/players/${login}/deposit`, { data: { amount: 20 } });
    await expect(bonus.getByText('Bonus money: 20.00')).toBeVisible();
    await look('bonuses on deposits');
  });

  await test.step('a bet on sports does not clear it, and the page says why', async () => {
    await openSingle(page, sandbox);
    await place(page);
    await page.goto('/en/office/bonuses/wager');
    await areasAreReady(page);
    const bonus = main.getByRole('region', { name: 'First deposit: casino' });
    await expect(bonus.getByRole('progressbar', { name: /^Counted: 0\.00/ })).toBeVisible();
    await bonus.getByText('What counted, bet by bet').click();
    await expect(bonus.getByText(/does not count: the bonus is for other bets/)).toBeVisible();
    await look('clearing a bonus');
  });
});
