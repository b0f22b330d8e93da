import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../../e2e/harness/bus';
import { balance, header, newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';
import { fillProfile, payInByCard, wantNoLimit } from '../../e2e/harness/steps/payments';

test('P116 a player pays in on the page of the bank, and the site says what the operator says', async ({
  page,
  watch,
}) => {
  await newPlayer(page);
  await page.goto('/en/line');
  await areasAreReady(page);
  const before = await balance(page);
  await header(page)
    .getByRole('button', { name: /Balance/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Deposit' })
    .click();
  await expect(page).toHaveURL(/\/en\/office\/recharge$/);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Your limit' }).fill('50');
  await main.getByRole('button', { name: /^Set the limit: 50\.00/ }).click();
  await expect(main.getByText(/^Your own limit allows 50\.00/)).toBeVisible();
  await main.getByRole('textbox', { name: 'Amount' }).fill('20');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
  await main.getByRole('button', { name: /^Pay 20\.00/ }).click();

  await test.step('the bank asks for the card and a code', async () => {
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    expect(new URL(page.url()).hostname).not.toBe('localhost');
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByLabel('Valid until (MM/YY)').fill('08/29');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: /^Pay 20\.00/ }).click();
    const text = await page.getByText(/In this demo it is/).innerText();
    await page.getByLabel('Code').fill(/\d{6}/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await expect(page).toHaveURL(/\/en\/onpay\/success\?payment=/);
  await areasAreReady(page);
  await expect(main.getByRole('status')).toHaveText(/^Received: 20\.00/);
  await main.getByRole('link', { name: 'Sports' }).click();
  await expect.poll(() => balance(page)).toBe(before + 2000);

  await test.step('an address that is typed shows no success', async () => {
    await page.goto('/en/onpay/success?payment=12345');
    await areasAreReady(page);
    await expect(main.getByText('You have no such payment.')).toBeVisible();
    await expect(main.getByText(/Received/)).toHaveCount(0);
  });
});

test('PAY-01 a player pays in from an e-wallet, which they approve on its own page', async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto('/en/office/recharge');
  await areasAreReady(page);
  const main = page.getByRole('main');
  await wantNoLimit(main);
  await main.getByRole('radio', { name: /^E-wallet/ }).check();
  await main.getByRole('textbox', { name: 'Amount' }).fill('20');
  await main.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay from your e-wallet' })).toBeVisible();
  expect(new URL(page.url()).hostname).not.toBe('localhost');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByLabel('Wallet number').fill('998877');
  await page.getByRole('button', { name: /^Approve 20\.00/ }).click();
  await areasAreReady(page);
  await expect(main.getByRole('status')).toHaveText(/^Received: 20\.00/);
});

test('PAY-01 RTE-33 a player withdraws what was paid in by card, and sees each step of it', async ({
  page,
  watch,
}) => {
  await newPlayer(page);
  await fillProfile(page);
  const main = page.getByRole('main');

  await payInByCard(page);

  // The page after a payment has no header.
  await page.goto('/en/line');
  await areasAreReady(page);
  await header(page)
    .getByRole('button', { name: /Balance/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Withdrawal' })
    .click();
  await expect(page).toHaveURL(/\/en\/office\/deduce$/);
  await expect(main.getByText(/^You can withdraw 20\.00/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
  await main.getByRole('textbox', { name: 'Amount' }).fill('15');
  await main.getByRole('button', { name: /^Withdraw 15\.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw money?' });
  await expect(dialog).toContainText('can’t be cancelled');
  await dialog.getByRole('button', { name: /^Withdraw 15\.00/ }).click();
  await expect(main.getByRole('status')).toHaveText(/^(Asked for|Being checked): 15\.00/);

  // Nothing was staked, so people look at it.
  const [id = ''] = /[\da-f-]{36}/.exec(await main.innerText()) ?? [];
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const decided = await page.request.post(`/sandbox/v1/withdrawals/${id}`, {
    headers,
    data: { isApproved: true },
  });
  expect(decided.ok()).toBe(true);
  await expect(main.getByRole('status')).toHaveText(/^Paid: 15\.00/, { timeout: 30_000 });
  await main.getByRole('link', { name: 'Payment history' }).click();
  const row = main.getByRole('listitem').filter({ hasText: 'Withdrawal' }).first();
  await expect(row).toContainText('15.00');
  await expect(row.getByText('Sent to the bank')).toBeVisible();
  await expect(row.getByText('not yet')).toHaveCount(0);
});

test('P116 a tab that is closed at each step of a deposit loses no money, and it is credited once', async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto('/en/line');
  await areasAreReady(page);
  const before = await balance(page);
  const context = page.context();
  const fillIn = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto('/en/office/recharge');
    await areasAreReady(tab);
    const main = tab.getByRole('main');
    const question = main.getByRole('button', { name: 'Continue without a limit' });
    const amount = main.getByRole('textbox', { name: 'Amount' });
    // The limit is asked for once; which of the two comes is known when the limits are loaded.
    await expect(question.or(amount)).toBeVisible();
    if (await question.isVisible()) await wantNoLimit(main);
    await amount.fill('20');
    return tab;
  };
  const goToBank = async (): Promise<Page> => {
    const tab = await fillIn();
    await tab.getByRole('button', { name: /^Pay 20\.00/ }).click();
    await expect(tab.getByLabel('Card number')).toBeVisible();
    return tab;
  };

  const filledIn = await fillIn();
  await filledIn.close();
  const atBank = await goToBank();
  await atBank.close();
  const paid = await goToBank();
  await paid.getByLabel('Card number').fill('4242 4242 4242 4242');
  await paid.getByLabel('Valid until (MM/YY)').fill('08/29');
  await paid.getByLabel('Security code').fill('123');
  // The bank has the money, and the player is never led back.
  await paid.route('**/onpay/**', (route) => route.abort());
  await paid.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await expect.poll(() => balance(page)).toBe(before + 2000);
  await paid.close();

  await page.goto('/en/office/historypay');
  await areasAreReady(page);
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Deposit' });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).getByRole('link', { name: 'Received' })).toBeVisible();
  await expect(rows.nth(1).getByRole('link', { name: 'Under way' })).toBeVisible();

  await test.step('the one that was not paid goes on at the bank, until it is cancelled there', async () => {
    await expect(rows.nth(0).getByRole('button')).toHaveCount(0);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Open the bank’s page/ })
      .click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await areasAreReady(page);
    await expect(page.getByText('You have cancelled the payment')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open the bank’s page/ })).toHaveCount(0);
  });
  await page.goto('/en/line');
  await areasAreReady(page);
  expect(await balance(page)).toBe(before + 2000);
});
