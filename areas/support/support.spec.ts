import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady } from '../../e2e/harness/bus';
import { wantNoLimit } from '../../e2e/harness/steps/payments';
import { header, newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

/** The smallest picture that there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ANSWER = 'Your bank has confirmed it.\nThe money is on its way.';

async function expectAccessible(page: Page, watch: { violations: unknown[] }): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);
}

/** Begins a deposit that the bank never says anything about. */
async function beginDeposit(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/en/office/recharge');
  await areasAreReady(page);
  await wantNoLimit(main);
  await main.getByRole('textbox', { name: 'Amount' }).fill('20');
  await main.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await page.getByLabel('Card number').fill('4000 0000 0000 0119');
  await page.getByLabel('Valid until (MM/YY)').fill('08/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await expect(main.getByRole('status').first()).toHaveText('Not heard from the bank yet');
}

test('PAY-01 RTE-31 MOD-04 a payment that is not heard of is asked about, and QA’s answer is in the thread and in the mail', async ({
  page,
  sandbox,
  watch,
}) => {
  const { login } = await newPlayer(page);
  const mail = `${login}@support.example`;
  await sandbox.setContacts(login, { mail });
  await beginDeposit(page);
  const main = page.getByRole('main');

  await test.step('the payment is attached to the request', async () => {
    await main.getByRole('link', { name: 'Ask about it' }).click();
    await expect(page).toHaveURL(/\/payment\/create-request\/deposit\/transactions\/[\da-f-]{36}/);
    await expect(main.getByText(/^20\.00/)).toBeVisible();
    await main.getByLabel('Your message').fill('Where is my money?');
    await main.locator('input[type=file]').setInputFiles({
      name: 'statement.png',
      mimeType: 'image/png',
      buffer: PNG,
    });
    await expect(main.getByText(/^Uploaded, /)).toBeVisible();
    await expectAccessible(page, watch);
    await main.getByRole('button', { name: 'Send the request' }).click();
    await expect(page).toHaveURL(/\/en\/office\/payment\/requests\?request=[\da-f-]{36}$/);
    await expect(main.getByRole('status').first()).toHaveText('Waiting for our answer');
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: /^File 1 \(PNG/ }).click();
    expect((await download).suggestedFilename()).toBe('file.png');
  });

  await test.step('the answer is in the thread, in the list and in the mail', async () => {
    const id = new URL(page.url()).searchParams.get('request') ?? '';
    const answered = await page.request.post(`/sandbox/v1/requests/${id}`, {
      data: { text: ANSWER },
    });
    expect(answered.ok()).toBe(true);
    await expect(main.getByText('The money is on its way.')).toBeVisible();
    await expect(main.getByRole('status').first()).toHaveText('Waiting for you');
    await expectAccessible(page, watch);
    const sent = await sandbox.messageTo(mail);
    expect(sent).toContain(ANSWER);
    const link = /https?:\/\/\S+/.exec(sent)?.[0] ?? '';
    await page.goto(new URL(link).pathname + new URL(link).search);
    await areasAreReady(page);
    await expect(main.getByText('The money is on its way.')).toBeVisible();
  });

  await test.step('a second one is counted in the header until it is seen', async () => {
    const id = new URL(page.url()).searchParams.get('request') ?? '';
    await page.goto('/en/line');
    await areasAreReady(page);
    await page.request.post(`/sandbox/v1/requests/${id}`, { data: { text: 'It is here.' } });
    const opener = header(page).getByRole('button', { name: /^Balance/ });
    await expect(opener).toHaveAccessibleDescription('1 unread message');
    await opener.click();
    await page.getByRole('link', { name: 'Support, new messages: 1' }).click();
    await expect(page).toHaveURL(/\/en\/office\/support$/);
    await main.getByRole('button', { name: 'Show your requests' }).click();
    const history = page.getByRole('dialog', { name: 'Your requests' });
    await expect(history.getByRole('listitem')).toHaveText(/New: 1/);
    await history.getByRole('link').click();
    await expect(history).toBeHidden();
    await expect(main.getByText('It is here.')).toBeVisible();
    await expect(opener).toHaveAccessibleDescription('');
  });

  await test.step('the player writes back, and closes it', async () => {
    await main.getByLabel('Your message').fill('Thank you!');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByRole('list', { name: 'Messages' })).toContainText('Thank you!');
    await main.getByRole('button', { name: 'Close the request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
    await expect(main.getByRole('status').first()).toHaveText('Closed');
    await page.goto('/en/office/payment/requests');
    await areasAreReady(page);
    await expect(main.getByRole('listitem')).toContainText(['Closed']);
  });
});

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`PAY-02 RTE-31 the flag payment_consultant=1 opens the consultant, at a first load and within the site, and topics lead to the form, ${width} wide`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height });
    await newPlayer(page);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await page.goto('/en/office/recharge?payment_consultant=1');
    await areasAreReady(page);
    await expect(page).toHaveURL(/\/en\/office\/payment\/create-request\?payment_consultant=1$/);
    await expect(title).toHaveText('Payment consultant');
    await expect(main.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expectAccessible(page, watch);

    await page.goto('/en/office/historypay');
    await areasAreReady(page);
    await page.evaluate(async () => {
      await globalThis.grandstand?.bus.send('navigation.go', {
        path: '/office/deduce?payment_consultant=1',
      });
    });
    await expect(title).toHaveText('Payment consultant');

    await main.getByRole('link', { name: 'Withdrawal', exact: true }).click();
    await expect(page).toHaveURL(/\/create-request\/withdrawal$/);
    await main.getByRole('link', { name: 'It takes longer than usual' }).click();
    await expect(page).toHaveURL(/\/create-request\/withdrawal\/transactions\?about=late$/);
    await expect(main.getByText('You have not asked for money to be paid out yet.')).toBeVisible();
    await main.getByRole('link', { name: 'Back' }).click();
    await main.getByRole('link', { name: 'A question about withdrawing' }).click();
    await expect(page).toHaveURL(/\/create-request\/withdrawal\/how-to$/);
    await main.getByLabel('Your message').fill('How much can I withdraw?');
    await main.getByRole('button', { name: 'Send the request' }).click();
    await expect(main.getByRole('list', { name: 'Messages' })).toContainText(
      'How much can I withdraw?',
    );
    await page.goto('/en/office/support');
    await areasAreReady(page);
    await expectAccessible(page, watch);
  });
}
