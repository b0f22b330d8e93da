import type { Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { odds, openMatch } from '../harness/steps/line';
import { MOTION } from '../harness/checks/motion';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test.use(MOTION);

/** Waits until the services run that no first paint waits for. */
async function remindersRun(page: Page): Promise<void> {
  await areasAreReady(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return peek(page, 'consent.state');
    })
    .toBeDefined();
}

/** Uses the page, and waits for the notices that start with its use. */
async function useWithNotices(page: Page): Promise<void> {
  await remindersRun(page);
  await page.mouse.move(1, 1);
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return page.evaluate(() =>
        globalThis.grandstand?.bus.inspect().handles.some(({ name }) => name === 'intent'),
      );
    })
    .toBe(true);
}

/** Marks the present page; a page that was loaded again has no mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

const marked = (page: Page) => page.locator('html[data-marked]');

test('NTC-03 PWA-01 a new version and installing are offered, each by its button', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en/');
  await remindersRun(page);
  await mark(page);
  // Nothing is offered before the page is used.
  await page.mouse.move(400, 300);

  await test.step('the browser’s offer is kept, and shown once', async () => {
    const isHeld = await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.documentElement.setAttribute('data-asked', ''),
      });
      return !globalThis.dispatchEvent(event);
    });
    expect(isHeld).toBe(true);
    const offer = page.getByRole('status').filter({ hasText: 'Install Grandstand' });
    await offer.getByRole('button', { name: 'Install' }).click();
    await expect(page.locator('html[data-asked]')).toBeAttached();
    await expect(offer).toBeHidden();
  });

  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'next' } }));
  await page.clock.runFor(61_000);
  const update = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(update.getByText('A new version is available')).toBeVisible();
  await expect(marked(page)).toBeAttached();
  await update.getByRole('button', { name: 'Reload' }).click();
  await expect(marked(page)).toBeHidden();
  await areasAreReady(page);
});

test('NTC-04 a part of the program that does not load reloads the page once within 60 s', async ({
  page,
  watch,
}) => {
  await page.route(/\/sign-in-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/');
  await areasAreReady(page);
  await mark(page);
  const signIn = header(page).getByRole('button', { name: 'Sign in' });
  await signIn.click();
  await expect(marked(page)).toBeHidden();
  await areasAreReady(page);
  await mark(page);
  await signIn.click();
  await expect(page.getByRole('alert').getByText('could not be loaded')).toBeVisible();
  await expect(marked(page)).toBeAttached();
  watch.errors.length = 0;
});

test('RMD-02 a coupon that was left leads to a reminder with a link to its page', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/en/line/football?hours=24');
  await useWithNotices(page);
  await odds(openMatch(page)).first().click();
  await page.clock.runFor(311_000);
  const notice = page.getByRole('status').filter({ hasText: 'Your bet slip is waiting' });
  await expect(notice).toContainText('1 selection in it has not been placed yet.');
  await notice.getByRole('button', { name: 'Open bet slip' }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await expect(notice).toBeHidden();
});

test('MOD-03 RMD-04 the Team Cash dialog appears at three accepted payments, again at four, and not again', async ({
  page,
}) => {
  const { login } = await newPlayer(page);
  const accept = async (accepted: number): Promise<void> => {
    const answer = await page.request.post(`/sandbox/v1/players/${login}/team-cash`, {
      data: { accepted },
    });
    expect(answer.ok()).toBe(true);
  };
  await accept(3);
  await page.goto('/en/');
  const third = page.getByRole('dialog', { name: 'Team Cash: one payment to go' });
  await expect(third).toBeVisible();
  await expect(third.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(third).toBeHidden();
  await accept(4);
  const fourth = page.getByRole('dialog', { name: 'Team Cash is activated' });
  await expect(fourth).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fourth).toBeHidden();
  const cookies = await page.context().cookies();
  const { value, expires } = cookies.find(({ name }) => name.startsWith('team_cash_'))!;
  expect(value).toBe('activated');
  expect(expires - Date.now() / 1000).toBeGreaterThan(371 * 86_400);
});

test('NTC-02 an ad blocker leads to a notice once a session', async ({ page }) => {
  // As an ad blocker's list does it, past the page's policy.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.adsbox { display: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await page.clock.install();
  await page.goto('/en/');
  await useWithNotices(page);
  await page.clock.runFor(2000);
  const notice = page.getByText('An ad blocker is on');
  await expect(notice).toBeVisible();
  await expect(page.locator('.adsbox')).toHaveCount(0);
  await page.reload();
  await useWithNotices(page);
  await page.clock.runFor(2000);
  await expect(notice).toHaveCount(0);
});
