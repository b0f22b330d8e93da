import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { PROFILE } from '../../../tests/harness/operator/withdraw';
import { areasAreReady, peek } from '../bus';
import { expect } from '../test';

/** Answers the question for a limit, which is asked before the first deposit: none. */
export async function wantNoLimit(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Continue without a limit' }).click();
  await form.getByRole('button', { name: 'Yes, without a limit' }).click();
}

/** Pays 20.00 in by a card for the first time, on the page of the bank; the page says then that it was received. */
export async function payInByCard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/en/office/recharge');
  await areasAreReady(page);
  await wantNoLimit(main);
  await main.getByRole('textbox', { name: 'Amount' }).fill('20');
  await main.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Valid until (MM/YY)').fill('08/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay 20\.00/ }).click();
  await expect(main.getByRole('status')).toHaveText(/^Received: 20\.00/);
}

/** Fills in the personal data that a withdrawal asks for. */
export async function fillProfile(page: Page): Promise<void> {
  const post = await playersCalls(page);
  for (const [version, [group, values]] of Object.entries(PROFILE).entries()) {
    await post('/web-api/user/profile', { group, version, values });
  }
}

/** Pays in by card to the account in use, without the pages of the site and of the bank. */
export async function payIn(page: Page, amount: number): Promise<void> {
  const post = await playersCalls(page);
  const { activeAccount } = await peek<{ activeAccount: { id: number } }>(page, 'account.state');
  const wish = { accountId: activeAccount.id, methodId: 'card', amount, refId: randomUUID() };
  const { payment } = (await post('/web-api/payment/deposits', wish)) as {
    payment: { id: string };
  };
  await post(`/sandbox/v1/payments/${payment.id}/events`, { event: 'captured' });
}

/** Makes calls of the player who is signed in. */
async function playersCalls(page: Page): Promise<(path: string, data: object) => Promise<unknown>> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-Language': 'en' };
  const answer = await page.request.get('/web-api/user/gettoken?force_refresh=true', { headers });
  const { token } = (await answer.json()) as { token: string };
  return async (path, data) => {
    const posted = await page.request.post(path, {
      headers: { ...headers, 'X-Auth': `Bearer ${token}` },
      data,
    });
    expect(posted.ok(), path).toBe(true);
    return posted.json();
  };
}
