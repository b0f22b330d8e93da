import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../../e2e/harness/bus';
import { createSandboxControl } from '../../../../e2e/harness/sandbox';
import { openSingle, place } from '../../../../e2e/harness/steps/coupon';
import { balance, newPlayer } from '../../../../e2e/harness/steps/player';
import { expect, test } from '../../../../e2e/harness/test';
import { startSite } from '../../../../src/tools/site/site.mjs';

// A site of its own: the end of a period pays every player of it.
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.stop());

test('BNS-02 RTE-31 TOT-01 cashback is points from placed bets in mode 1, and a percent on the balance in another', async ({
  browser,
}, info) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' });
  await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }]);
  const page = await context.newPage();
  const sandbox = createSandboxControl(page.request, site.origin);
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name });
  const control = async (path: string, data?: object): Promise<{ period: number }> => {
    const url = `/sandbox/v1${path}`;
    const answer = data ? await page.request.post(url, { data }) : await page.request.get(url);
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { period: number };
  };
  /** Looks at a page in a wide and a narrow window. */
  const look = async (name: string, see: () => Promise<void>): Promise<void> => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await see();
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
    await page.setViewportSize({ width: 1366, height: 800 });
  };

  let login = '';
  await test.step('mode 1: points wait with the bet, and are the player’s when it is settled', async () => {
    ({ login } = await newPlayer(page));
    const game = await openSingle(page, sandbox);
    await place(page);
    await page.goto('/en/office/casino/vipcashback');
    await areasAreReady(page);
    await look('points of an open bet', async () => {
      await expect(part('How it works now').getByText(/^10 points for each 5\.00/)).toBeVisible();
      await expect(part('Earned in this period').getByText('10 more points wait')).toBeVisible();
    });
    await sandbox.finish(game.id, { home: 1, away: 0 });
    await expect(part('Earned in this period').getByText('10 points are yours')).toBeVisible();
    await main.getByRole('link', { name: 'Points', exact: true }).click();
    await look('points', async () => {
      await expect(part('Your points').getByText('10 points', { exact: true })).toBeVisible();
      await expect(part('What points were given and taken for').getByText('+10')).toBeVisible();
    });
  });

  await test.step('points are exchanged for a bonus', async () => {
    await control(`/players/${login}/points`, { points: 500 });
    const store = part('What points are exchanged for');
    await expect(part('Your points').getByText('510 points', { exact: true })).toBeVisible();
    await store.getByRole('button', { name: 'Exchange 500 points' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Confirm your purchase' });
    await expect(sheet.getByText(/to be staked 3 times/)).toBeVisible();
    await sheet.getByRole('button', { name: /^Buy for/ }).click();
    await expect(part('Your points').getByText('10 points', { exact: true })).toBeVisible();
    await expect(store.getByText('You have another bonus.')).toHaveCount(2);
    await page.keyboard.press('Escape');
  });

  await test.step('points are exchanged for a free bet, whose code is among the promo codes', async () => {
    // The list of codes was shown before the exchange.
    await main.getByRole('link', { name: 'Promo codes', exact: true }).click();
    const codes = part('Promo codes for you').getByRole('listitem');
    await expect(codes.filter({ hasText: 'A free bet of' })).toHaveCount(0);
    await expect(codes.first()).toBeVisible();
    await main.getByRole('link', { name: 'Points', exact: true }).click();
    await control(`/players/${login}/points`, { points: 500 });
    const card = part('What points are exchanged for')
      .getByRole('listitem')
      .filter({ hasText: /Free bet of 5\.00/ });
    await card.getByRole('button', { name: 'Exchange 500 points' }).click();
    const sheet = page.getByRole('dialog', { name: 'Confirm your purchase' });
    await expect(sheet.getByText(/^For a single or an accumulator/)).toBeVisible();
    await look('the sheet of a free bet', async () => expect(sheet).toBeVisible());
    await sheet.getByRole('button', { name: /^Buy for/ }).click();
    await expect(card.getByText(/^The free bet is yours/)).toBeVisible();
    await page.keyboard.press('Escape');
    await look('a free bet for points', async () => {
      await expect(card.getByText('It costs 500 points.')).toBeVisible();
      await expect(part('What points were given and taken for')).toContainText('Free bet of');
    });
    await card.getByRole('link', { name: 'Your promo codes' }).click();
    await look('its code', async () => {
      await expect(codes.filter({ hasText: /A free bet of 5\.00/ })).toHaveCount(1);
    });
  });

  await test.step('another mode: from the next period on, a percent of the balance at its end', async () => {
    await control('/site', { cashbackMode: 2 });
    await page.goto('/en/office/casino/premiumcashback');
    await areasAreReady(page);
    await expect(part('How it works now').getByText(/^15 points for each 5\.00/)).toBeVisible();
    await expect(main.getByText(/^From .* a percent of the balance/)).toBeVisible();
    await control('/cashback/end', await control('/cashback'));
    await main.getByRole('link', { name: 'VIP cashback' }).click();
    await page.reload();
    await areasAreReady(page);
    await look('a percent', async () => {
      await expect(part('How it works now').getByText('1% of your balance')).toBeVisible();
      await expect(part('Earned in this period').getByText(/^1\.05.* of 105\.00/)).toBeVisible();
    });
    expect(await balance(page)).toBe(105_00);
    const period = await control('/cashback');
    await control('/cashback/end', period);
    await control('/cashback/end', period);
    await expect(part('Payments').getByText(/^1% of 105\.00.*: 1\.05/)).toHaveCount(1);
    await expect.poll(() => balance(page)).toBe(106_05);
  });

  // After the balance has been looked at: the ticket may win.
  await test.step('points are exchanged for a ticket of a lottery, which is among the player’s tickets', async () => {
    // The next draw is made now, so that the sale for the one after it has minutes left.
    await control('/lotto/draws', { lottery: '5-36' });
    await page.goto('/en/office/rewards');
    await areasAreReady(page);
    await control(`/players/${login}/points`, { points: 50 });
    const card = part('What points are exchanged for')
      .getByRole('listitem')
      .filter({ hasText: 'Ticket of lotto 5/36' });
    await card.getByRole('button', { name: 'Exchange 50 points' }).click();
    const sheet = page.getByRole('dialog', { name: 'Confirm your purchase' });
    await expect(sheet.getByText(/^One combination of random numbers/)).toBeVisible();
    await look('the sheet of a ticket', async () => expect(sheet).toBeVisible());
    await sheet.getByRole('button', { name: /^Buy for/ }).click();
    await expect(card.getByText('The ticket is in the draw.')).toBeVisible();
    await page.keyboard.press('Escape');
    await look('a ticket for points', async () => {
      await expect(card.getByText(/^Draw: /)).toBeVisible();
      await expect(part('What points were given and taken for')).toContainText(
        'Ticket of lotto 5/36, draw',
      );
    });
    await card.getByRole('link', { name: 'Your tickets' }).click();
    const tickets = part('My tickets');
    await look('the ticket', async () => {
      await expect(tickets.getByText(/Bought with points/)).toHaveCount(1);
    });
    await control('/lotto/draws', { lottery: '5-36' });
    await expect(tickets.getByText(/^Hits: \d\./)).toBeVisible();
    await tickets.getByRole('button', { name: 'Find my ticket under the root' }).click();
    await expect(tickets.getByText(/^Your ticket is under the root/)).toBeVisible();
  });
  await context.close();
});
