import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { areasAreReady, peek, shellIsUp } from '../../harness/bus';
import { startOwnSite } from '../../harness/own-operator';
import { newPlayer, signOut } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

/** Old addresses, the host's answers, and their targets in the running site. */
const OLD: readonly (readonly [path: string, status: number, to: string])[] = [
  ['/user/registration.php?ref=7', 301, '/registration?ref=7'],
  ['/user/action.php?action=forgot', 302, '/user/passwordreset?action=forgot'],
  ['/user/action.php?code=7', 302, '/user/activate?code=7'],
  ['/user/forgotpassword?x=1', 302, '?x=1&showForgotPasswordModal=1'],
  ['/user/coupon', 302, ''],
  ['/cyber', 301, '/cyber/real'],
  ['/esports', 301, '/esports/real'],
  ['/tvgames/view/poker', 301, '/poker'],
  ['/allgamesentrance/crystal', 301, '/games/crystal'],
  ['/games/view/AmberOrchard', 301, '/games/amber-orchard'],
  ['/games/view/nothing', 302, '/games'],
  ['/bonusgames/chest', 301, '/bonus-games/chest'],
  ['/bonus/rules/drops', 301, '/bonuses/rules/drops'],
  ['/bonus/rules/birthday', 301, '/bonuses/rules/birthday'],
  ['/bonus/slot_first_deposit', 301, '/casino/slot-first-deposit'],
  ['/bonuses-offers/rules/7', 302, '/bonuses/rules/7'],
  ['/nothing?platform_type=mobile', 302, ''],
];

/** Targets that are dialogs, their names, and the query that the page gets. */
const DIALOGS = [
  ['/registration', 'Register', 'ref=7'],
  ['/user/passwordreset', 'Forgot your password?', 'action=forgot'],
] as const;

/** Paths with an escape that decodes to no text. */
const MALFORMED = [
  '/%',
  '/line/%zz',
  '/live/football/%?x=%',
  '/games/%E0%A4',
  '/games/view/%ff',
  '/allgamesentrance/%E0%A4',
];

/** Presses a link of the page. */
async function press(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

const route = async (page: Page): Promise<string> =>
  (await peek<{ route: string }>(page, 'navigation.state')).route;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('RTE-01 back is a load when the script of moves cannot be fetched, also to a place within a page', async ({
  page,
}) => {
  await page.route(/\/moves-[^/]*\.js/, (request) => request.abort());
  await page.goto('/en/live');
  await shellIsUp(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/en/line#main');
    history.pushState(null, '', '/en');
    history.back();
  });
  // Over a load, which ends the page's own requests.
  await page.waitForFunction(() => {
    const place = globalThis.grandstand?.bus.peek('navigation.state') as
      | { path: string }
      | undefined;
    return place?.path === '/line';
  });
  await expect(page).toHaveURL(/\/en\/line#main$/);
});

test.describe('old addresses', () => {
  test('RTE-14 RTE-15 RTE-17 RTE-38 RTE-39 RTE-40 PLT-03 redirect alike by the host and inside the site', async ({
    page,
    request,
  }) => {
    for (const [path, status, to] of OLD) {
      const answer = await request.get(`/en${path}`, { maxRedirects: 0 });
      const { location } = answer.headers();
      expect([path, answer.status(), location]).toEqual([path, status, `/en${to}`]);
    }
    await page.goto('/en/live');
    await areasAreReady(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    for (const [path, , to] of OLD) {
      await press(page, `/en${path}`);
      const [, opened, query] = DIALOGS.find(([target]) => to.startsWith(target)) ?? [];
      if (opened !== undefined) {
        // A dialog: it opens over the present page, with the query.
        await expect(dialog(page, opened)).toBeVisible();
        await expect(page).toHaveURL(new URL(`/en/live?${query}`, page.url()).href);
        await page.keyboard.press('Escape');
        await expect(dialog(page, opened)).toBeHidden();
        await press(page, '/en/live');
        await expect(page).toHaveURL(/\/en\/live$/);
        continue;
      }
      await expect(page).toHaveURL(new URL(`/en${to}`, page.url()).href);
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/live$/);
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  test('RTE-38 RTE-37 RTE-13 follow the operator’s config', async ({ page, request, baseURL }) => {
    const site = await startOwnSite(baseURL ?? '', {
      promoBonusToOffer: true,
      isThirdParty: false,
      isRegistrationAvailable: false,
      unavailablePaths: ['/line/tennis*'],
    });
    try {
      const load = async (path: string): Promise<[number, string | undefined]> => {
        const answer = await request.get(`${site.origin}/en${path}`, { maxRedirects: 0 });
        return [answer.status(), answer.headers()['location']];
      };
      expect(await load('/bonuses/rules/7')).toEqual([302, '/en/bonuses-offers/rules/7']);
      expect((await load('/bonuses-offers/rules/7'))[0]).toBe(404);
      expect((await load('/bonus/slot_first_deposit'))[0]).toBe(404);
      expect((await load('/registration'))[0]).toBe(404);
      expect((await load('/line/tennis/wta'))[0]).toBe(404);
      await page.goto(`${site.origin}/en/line`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await press(page, '/en/line/tennis');
      await expect(
        page.getByRole('heading', { name: 'This page could not be found' }),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/en\/line\/tennis$/);
    } finally {
      await site.stop();
    }
  });
});

test.describe('missing pages', () => {
  test('RTE-35 an address with a malformed escape is answered with 404, by the host and inside the site', async ({
    page,
    request,
  }) => {
    for (const path of MALFORMED) {
      const answer = await request.get(`/en${path}`, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 404]);
    }
    await page.goto('/en/live');
    await areasAreReady(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const heading = page.getByRole('heading', { level: 1, name: 'This page could not be found' });
    for (const path of MALFORMED) {
      await press(page, `/en${path}`);
      await expect(heading).toBeVisible();
      await expect(page).toHaveURL(new URL(`/en${path}`, page.url()).href);
      await page.goBack();
      await expect(heading).toBeHidden();
    }
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  test('RTE-35 a page of an unregistered area is not found, by the host and inside the site', async ({
    page,
    watch,
  }) => {
    const answer = await page.goto('/en/payment');
    expect(answer?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1, name: 'This page could not be found' });
    await expect(heading).toBeVisible();
    await areasAreReady(page);
    await press(page, '/en/live');
    await expect(heading).toBeHidden();
    await press(page, '/en/payment');
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/en\/payment$/);
    // A missing page requires no sign-in.
    await expect(dialog(page, 'Sign in')).toBeHidden();
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  });
});

test.describe('pages that are dialogs', () => {
  test('RTE-14 RTE-13 AUT-09 sign-in and registration open over home or the page, and the return address is used once', async ({
    page,
    context,
  }) => {
    const player = await newPlayer(page);
    await context.clearCookies({ name: 'sid' });
    await context.clearCookies({ name: 'user_token' });

    await page.goto('/en/registration');
    await expect(dialog(page, 'Register')).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
    await page.keyboard.press('Escape');
    await areasAreReady(page);
    await press(page, '/en/live');
    await expect(page).toHaveURL(/\/en\/live$/);
    await press(page, '/en/user/login');
    await expect(dialog(page, 'Sign in')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/live$/);

    await page.goto(`/en/user/login?redirect_url=${encodeURIComponent('/line/football?hours=3')}`);
    const signIn = dialog(page, 'Sign in');
    await expect(signIn).toBeVisible();
    await expect(page).toHaveURL(/\/en\?redirect_url=%2Fline%2Ffootball%3Fhours%3D3$/);
    await signIn.getByLabel('Login').fill(player.login);
    await signIn.getByLabel('Password', { exact: true }).fill(player.password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/line\/football\?hours=3$/);

    // A player has no use for it: it leads to their account.
    await page.goto('/en/user/login');
    await expect(page).toHaveURL(/\/en\/office\/account$/);
    await shellIsUp(page);
    await expect(dialog(page, 'Sign in')).toBeHidden();
  });
});

test.describe('guards', () => {
  test('RTE-41 run on back and forward, too', async ({ page, context }) => {
    await newPlayer(page);
    await page.goto('/en/live');
    await areasAreReady(page);
    await press(page, '/en/office/history');
    await expect.poll(() => route(page)).toBe('bet-history');
    await press(page, '/en/line');
    await expect.poll(() => route(page)).toBe('section');
    await signOut(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('sid');
    // A sign-out leads home.
    await expect(page).toHaveURL(/\/en$/);
    await press(page, '/en/line');
    await expect(page).toHaveURL(/\/en\/line$/);
    await areasAreReady(page);
    const stands = (): Promise<{ y: number; entry: unknown }> =>
      page.evaluate(() => ({
        y: window.scrollY,
        entry: (history.state as { entry?: unknown } | null)?.entry,
      }));
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(async () => (await stands()).y).toBe(300);
    const before = await stands();
    expect(before.entry).toBeTruthy();
    // Past home and the line, to the page that is for players alone.
    await page.evaluate(() => history.go(-3));
    await expect(dialog(page, 'Sign in')).toBeVisible();
    expect(await route(page)).toBe('section');
    await expect(page).toHaveURL(/\/en\/line$/);
    // The present page keeps its position, and its history entry.
    expect(await stands()).toEqual(before);
  });

  test('RTE-39 that take long show progress, and are cancelled by another move', async ({
    page,
  }) => {
    let free = (): void => {};
    const isFree = new Promise<void>((resolve) => (free = resolve));
    await page.route('**/games-preview-light?**', async (request) => {
      await isFree;
      await request.continue();
    });
    await page.goto('/en/live');
    // As soon as the shell takes presses: the first guard of a page may be the slow one.
    await expect.poll(() => route(page)).toBe('section');
    const line = page.getByRole('progressbar', { name: 'Opening the page' });
    await press(page, '/en/games/view/AmberOrchard');
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(/\/en\/live$/);
    await press(page, '/en/line');
    await expect(page).toHaveURL(/\/en\/line$/);
    await expect(line).toBeHidden();
    await press(page, '/en/games/view/AmberOrchard');
    await expect(line).toBeVisible();
    free();
    await expect(page).toHaveURL(/\/en\/games\/amber-orchard$/);
    await expect(line).toBeHidden();
  });
});
