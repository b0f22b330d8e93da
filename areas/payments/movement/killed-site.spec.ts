import { startSite } from '../../../src/tools/site/site.mjs';
import { areasAreReady } from '../../../e2e/harness/bus';
import { fillProfile, payInByCard } from '../../../e2e/harness/steps/payments';
import { balance, newPlayer } from '../../../e2e/harness/steps/player';
import { expect, test } from '../../../e2e/harness/test';

// A site of its own: operator and bank are killed.
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.stop());

test('P116 a site that is killed in the middle of a deposit and of a withdrawal credits and pays once, and says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' });
  await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }]);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const money = async (): Promise<number> => {
    await page.goto('/en/line');
    await areasAreReady(page);
    return balance(page);
  };
  await newPlayer(page);
  await fillProfile(page);
  await payInByCard(page);
  const before = await money();

  await page.goto('/en/office/deduce');
  await areasAreReady(page);
  await main.getByRole('textbox', { name: 'Amount' }).fill('15');
  await main.getByRole('button', { name: /^Withdraw 15\.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw money?' });
  await dialog.getByRole('button', { name: /^Withdraw 15\.00/ }).click();
  await expect(main.getByRole('status')).toHaveText(/^(Asked for|Being checked): 15\.00/);
  const [id = ''] = /[\da-f-]{36}/.exec(await main.innerText()) ?? [];

  const atBank = await context.newPage();
  const paid = atBank.getByRole('main');
  await atBank.goto('/en/office/recharge');
  await areasAreReady(atBank);
  await paid.getByRole('textbox', { name: 'Amount' }).fill('20');
  await paid.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await atBank.getByLabel('Card number').fill('4000 0000 0000 3220');
  await atBank.getByLabel('Valid until (MM/YY)').fill('08/29');
  await atBank.getByLabel('Security code').fill('123');
  await atBank.getByRole('button', { name: /^Pay 20\.00/ }).click();
  const text = await atBank.getByText(/In this demo it is/).innerText();
  await atBank.getByLabel('Code').fill(/\d{6}/.exec(text)?.[0] ?? '');

  // The bank takes five seconds to pay.
  const decided = await page.request.post(`/sandbox/v1/withdrawals/${id}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { isApproved: true },
  });
  expect(decided.ok()).toBe(true);
  await site.restart();

  await atBank.getByRole('button', { name: 'Confirm' }).click();
  await expect(atBank).toHaveURL(/\/en\/onpay\/success\?payment=/);
  await expect(paid.getByRole('status')).toHaveText(/^Received: 20\.00/);
  await page.goto('/en/office/historypay');
  await areasAreReady(page);
  const row = main.getByRole('listitem').filter({ hasText: 'Withdrawal' }).first();
  await expect(row.getByText('Sent to the bank')).toBeVisible();
  await expect(row.getByText('not yet')).toHaveCount(0);
  expect(await money()).toBe(before + 500);
  await context.close();
});
