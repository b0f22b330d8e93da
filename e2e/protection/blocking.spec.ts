import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady, peek, send, shellIsUp } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const BAN_ADDRESS = 'https://ban.example/';

interface Ban {
  readonly isBanned: boolean;
}

/** A page of the line that no other test looks at. */
const ownPath = (): string => `/live/football/${crypto.randomUUID()}`;

/** Everything axe finds at A or AA; the tool itself adds style sheets that the policy refuses. */
async function faults(page: Page, watch: { readonly violations: string[] }): Promise<string[]> {
  expect(watch.violations).toEqual([]);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  watch.violations.length = 0;
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.length}`);
}

async function restore(page: Page): Promise<void> {
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
}

test.describe('a ban', () => {
  test('P21 BAN-01 reaches four tabs within a second: each goes to the operator’s address', async ({
    context,
    page,
    sandbox,
  }) => {
    // For these tabs alone: other tests have banned players at the same time.
    await context.route('**/bff-api/config/group/get?*', async (route) => {
      const response = await route.fetch();
      const groups = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...groups, ban: { address: BAN_ADDRESS } } });
    });
    const { login } = await newPlayer(page);
    await context.route(`${BAN_ADDRESS}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await context.clock.install();
    const others = await Promise.all([1, 2, 3].map(() => context.newPage()));
    const tabs = [page, ...others];
    for (const tab of tabs) await tab.goto('/en/coupon');
    for (const tab of tabs) {
      await expect
        .poll(async () => (await peek<Ban | undefined>(tab, 'ban.state'))?.isBanned)
        .toBe(false);
    }
    // Time does not pass in any tab: they leave without waiting for a timer.
    await context.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await sandbox.ban(login, 3);
    await Promise.all(tabs.map((tab) => tab.waitForURL(BAN_ADDRESS)));
    await context.clock.resume();

    await test.step('a return is redirected there again', async () => {
      await page.goto('/en/coupon');
      await page.waitForURL(BAN_ADDRESS);
    });
    await test.step('and the page is open once the ban is lifted', async () => {
      await sandbox.ban(login, 0);
      await page.goto('/en/ban');
      await page.waitForURL(/\/en$/);
    });
  });
});

test.describe('a blocked visitor', () => {
  test('BLK-01 is redirected to the page of the reason, by the host and in the running site', async ({
    page,
    sandbox,
  }) => {
    const [suspended, updated] = [ownPath(), ownPath()];
    await sandbox.block(suspended, 16);
    await sandbox.redirect(updated, { reason: 4 });
    const answer = await page.goto(`/en${suspended}`);
    expect(answer?.status()).toBe(403);
    await expect(page).toHaveURL(/\/en\/suspension$/);
    await expect(page.getByRole('heading', { name: 'The service is suspended' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bet history' })).toHaveCount(0);

    await test.step('BLK-01 by code 4 keeps the path, and returns to it', async () => {
      const updates = await page.goto(`/en${updated}?x=1`);
      expect(updates?.status()).toBe(503);
      await expect(page).toHaveURL(`/en/site-updates?path=${encodeURIComponent(`${updated}?x=1`)}`);
      await sandbox.clearRedirects();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(`/en${updated}?x=1`);
    });

    await areasAreReady(page);
    await send(page, 'navigation.go', { path: suspended });
    await expect(page).toHaveURL(/\/en\/suspension$/);
    await expect(page.getByRole('heading', { name: 'The service is suspended' })).toBeVisible();
    await test.step('BAN-02 is not moved while navigation is blocked', async () => {
      await expect
        .poll(async () => (await peek<{ isBlocked: boolean }>(page, 'blocking.state'))?.isBlocked)
        .toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/suspension$/);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/en$/);
    });
  });

  test('RTE-43 P83 in a circle of redirects gets the page, and the circle is stopped', async ({
    page,
    sandbox,
  }) => {
    const [one, other] = [ownPath(), ownPath()];
    await sandbox.redirect(one, { to: `/en${other}` });
    await sandbox.redirect(other, { to: `/en${one}` });
    const answer = await page.goto(`/en${one}`);
    expect(answer?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(`/en${one}`);
  });
});

test.describe('maintenance', () => {
  test('BLK-02 MNT-01 is announced before, closes the running site, and opens it at home', async ({
    page,
  }) => {
    const hour = 3_600_000;
    const now = Date.now();
    let maintenance: object | null = {
      isActive: false,
      web_state: 1,
      started_at: now + hour,
      ended_at: now + 2 * hour,
      notify_started_at: now - hour,
    };
    await page.route('**/bff-api/config/state', (route) =>
      route.fulfill({ json: { maintenance } }),
    );
    await page.goto('/en/line');
    await expect(page.getByText('Maintenance underway!')).toBeVisible();
    await expect(
      page.getByText(/^The server is down from .+ until .+\. We apologise/),
    ).toBeVisible();
    maintenance = { ...maintenance, isActive: true };
    await restore(page);
    await expect(page).toHaveURL(/\/en\/maintenance$/);
    await expect(page.getByRole('heading', { name: 'Maintenance underway!' })).toBeVisible();
    maintenance = null;
    await restore(page);
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('LAY-07 appeals are shown to their player, and the sign-in to a guest', async ({
  page,
  sandbox,
  watch,
}) => {
  await page.goto('/en/block-appeal-history');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  const { login } = await newPlayer(page);
  await page.goto('/en/block-appeal-history');
  await expect(page.getByText('You have not sent an appeal yet.')).toBeVisible();
  await sandbox.appeal(login, { text: 'Why?', status: 'rejected', answer: 'Two accounts.' });
  await page.reload();
  const appeal = page
    .getByRole('list', { name: 'Your appeals, newest first' })
    .getByRole('listitem');
  await expect(appeal).toContainText('Rejected');
  await expect(appeal).toContainText('Two accounts.');
  expect(await faults(page, watch)).toEqual([]);
});

test('LAY-07 the technical pages look right in both themes', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  const pages = ['block', 'site-updates', 'oldbrowser', '500'];
  for (const appTheme of [0, 1]) {
    const value = `appTheme=${appTheme}&cookiesAgreeType=1`;
    await context.addCookies([{ name: 'settings', value, url: baseURL ?? '' }]);
    for (const path of pages) {
      await page.goto(`/en/${path}`);
      await shellIsUp(page);
      const theme = appTheme === 0 ? 'light' : 'dark';
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await faults(page, watch)).toEqual([]);
    }
  }
});
