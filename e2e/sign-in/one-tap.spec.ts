import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { header } from '../harness/steps/player';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { expect, test } from '../harness/test';

const PERSON = 'Ada of Example ID';
const OFFER = '/social-api/oauth/google-one-tap/clientId';

/** The browser's question, which Chromium shows outside of the page. */
interface Question {
  readonly dialogId: string;
  readonly names: readonly (string | undefined)[];
}

/** Lets the test answer the browser's questions about accounts of networks; each is kept until it is taken. */
async function accountQuestions(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('FedCm.enable', { disableRejectionDelay: true });
  await cdp.send('FedCm.resetCooldown');
  const shown: Question[] = [];
  cdp.on('FedCm.dialogShown', ({ dialogId, accounts }) => {
    shown.push({ dialogId, names: accounts.map(({ name }) => name) });
  });
  return {
    cdp,
    count: () => shown.length,
    async next(): Promise<Question> {
      await expect.poll(() => shown.length, 'the browser asks').toBeGreaterThan(0);
      const [question] = shown.splice(0, 1);
      if (!question) throw new Error('The browser has asked nothing.');
      return question;
    },
  };
}

/** Signs in at the network, whose pages tell the browser so, and agrees to functional cookies at the site. */
async function visitNetwork(page: Page, baseURL: string | undefined): Promise<void> {
  await agree(page, baseURL);
  const answer = await page.request.get(OFFER);
  const { configURL } = (await answer.json()) as { configURL: string };
  await page.goto(new URL('/example-id/sign-in', configURL).href);
  await page.getByRole('button', { name: PERSON }).click();
  await expect(page.getByText(`Your account: ${PERSON}.`)).toBeVisible();
}

async function agree(page: Page, baseURL = ''): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'settings', value: 'cookiesAgreeType=2', url: baseURL }]);
}

test('AUT-07 a guest registers and signs in by one tap, and a player is offered nothing', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.forgetNetwork('example-id');
  await visitNetwork(page, baseURL);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(OFFER)) asked.push(request.url());
  });
  const { cdp, count, next } = await accountQuestions(page);

  await page.goto('/en/line/football');
  const first = await next();
  expect(first.names).toEqual([PERSON]);
  expect(await peek(page, 'auth.oneTap')).toMatchObject({ isOffered: true, card: null });
  await cdp.send('FedCm.selectAccount', { dialogId: first.dialogId, accountIndex: 0 });

  const form = page.getByRole('dialog', { name: 'Register' });
  await expect(form).toContainText(PERSON);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  await form.getByRole('button', { name: 'Save to a file' }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(header(page)).toContainText('Balance');

  await page.context().clearCookies({ domain: new URL(baseURL ?? '').hostname });
  await agree(page, baseURL);
  await page.goto('/en/line/football');
  const second = await next();
  await cdp.send('FedCm.selectAccount', { dialogId: second.dialogId, accountIndex: 0 });
  await expect(header(page)).toContainText('Balance');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  asked.length = 0;
  // The last call that a page makes by itself.
  const isAtRest = page.waitForRequest('**/web-api/session');
  await page.goto('/en/live');
  await isAtRest;
  await areasAreReady(page);
  expect([asked, count()]).toEqual([[], 0]);
});

test('AUT-07 a guest who closes the question is not asked again while the browser is open', async ({
  page,
  baseURL,
}) => {
  await visitNetwork(page, baseURL);
  const { cdp, count, next } = await accountQuestions(page);
  await page.goto('/en/line');
  const { dialogId } = await next();
  await cdp.send('FedCm.dismissDialog', { dialogId, triggerCooldown: false });
  await expect
    .poll(async () => (await page.context().cookies(baseURL)).map(({ name }) => name))
    .toContain('one_tap_over');
  const isAtRest = page.waitForRequest('**/web-api/session');
  await page.goto('/en/live');
  await isAtRest;
  expect(count()).toBe(0);
  expect(await peek(page, 'auth.oneTap')).toMatchObject({ isOffered: false });
});

test('AUT-07 where a browser has no accounts of networks, a card leads to the network by keyboard, on a phone too', async ({
  page,
  baseURL,
  watch,
}) => {
  await agree(page, baseURL);
  await page.addInitScript(() => {
    delete (globalThis as { IdentityCredential?: unknown }).IdentityCredential;
  });
  await recordShifts(page);
  const card = page.getByRole('region', { name: 'Example ID ilə giriş' });
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/az/line/football');
    await expect(card).toBeVisible();
    await twoFrames(page);
    expect(await shiftsOf(page)).toEqual([]);
  }
  for (const button of await card.getByRole('button').all()) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page })
      .include('section[aria-labelledby]:has(button[title])')
      .analyze();
    // Axe adds style sheets of its own, which the policy refuses.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  }
  await card.getByRole('button', { name: 'Təklifi gizlət' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^http:\/\/identity\.localhost:\d+\/example-id\//);
});
