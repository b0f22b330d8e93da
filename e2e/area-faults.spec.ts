import type { Page, Route } from 'playwright/test';
import { areasAreReady, peek, shellIsUp } from './support/bus';
import { coupon, couponBets, couponType } from './support/coupon';
import { header } from './support/player';
import { odds, openMatch } from './support/line';
import { expect, test } from './support/test';

const SCRIPT = /\/sports\/.*\.js(\?.*)?$/;
const VIEW = /\/sports\/en\/live(\?.*)?$/;

const script = (body: string) => (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body,
  });
const view = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType,
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    body,
  });
const area = (mount: string): string =>
  `const manifest = { name: 'sports', hears: [], says: [], sends: [] };
   export default { manifest, mount(context) { ${mount} } };`;

/** Ways in which an area can go wrong: what it answers, or what its script does. */
const FAULTS: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['its script is not there', SCRIPT, (route) => route.fulfill({ status: 404 })],
  ['its script never comes', SCRIPT, (route) => route.abort('connectionreset')],
  ['its script is HTML', SCRIPT, view(200, 'text/html', '<h1>Gateway</h1>')],
  ['its script does not parse', SCRIPT, script('export default {{{')],
  ['its script throws at once', SCRIPT, script('throw new Error("bad area")')],
  ['its script exports nothing', SCRIPT, script('export const x = 1;')],
  ['its script exports another area', SCRIPT, script(area('').replace("'sports'", "'casino'"))],
  ['its mount throws', SCRIPT, script(area('throw new Error("bad mount")'))],
  ['it never says that it is ready', SCRIPT, script(area('return () => {}'))],
  ['its undo throws', SCRIPT, script(area('return () => { throw new Error("bad undo") }'))],
  [
    'it leaks timers and listeners',
    SCRIPT,
    script(
      area(
        'for (let i = 0; i < 200; i += 1) { setInterval(() => {}, 50); addEventListener("resize", () => {}); } return () => {}',
      ),
    ),
  ],
  [
    'it throws from a timer',
    SCRIPT,
    script(area('setTimeout(() => { throw new Error("late") }, 0); return () => {}')),
  ],
  ['its view answers 500', VIEW, view(500, 'text/plain', 'oops')],
  ['its view answers HTML', VIEW, view(200, 'text/html', '<!doctype html><p>Gateway</p>')],
  ['its view answers null', VIEW, view(200, 'application/json', 'null')],
];

test.describe('an area that breaks', () => {
  for (const [what, where, answer] of FAULTS) {
    test(`P41 leaves coupon and header usable when ${what}`, async ({ page, watch }) => {
      // From the line: a price in play may be suspended under the finger.
      await page.goto('/en/line/football');
      await areasAreReady(page);
      await odds(openMatch(page)).first().click();
      await expect(couponBets(page)).toHaveCount(1);

      // Loaded by the shell, not by the host: that is where all the faults can happen.
      await page.goto('/en/no/such/page');
      await areasAreReady(page);
      await page.route(where, answer);
      await header(page).getByRole('link', { name: /^Live/ }).click();
      await expect(page).toHaveURL(/\/en\/live$/);

      await shellIsWell(page);
      watch.errors.length = 0;
    });
  }

  test('P43 RVW-02 a script that fails shows the error block, not half an area', async ({
    page,
    watch,
  }) => {
    await page.goto('/en/no/such/page');
    await areasAreReady(page);
    await page.route(SCRIPT, (route) => route.fulfill({ status: 404 }));
    await header(page).getByRole('link', { name: /^Live/ }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(page.getByRole('main').getByRole('region', { name: / – / })).toHaveCount(0);

    // When it has been tried again for the last time: otherwise it may come back by itself under the press.
    await expect
      .poll(async () => (await peek<Record<string, object>>(page, 'areas.state'))['sports'], {
        timeout: 25_000,
      })
      .toMatchObject({ status: 'error', attempt: 3 });
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Refresh' }).click();
    await expect(odds(openMatch(page)).first()).toBeVisible();
    watch.errors.length = 0;
  });

  test('P42 P53 a hundred changes of area leave no subscription, style or memory behind', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto('/en/live');
    await areasAreReady(page);
    const go = async (path: string): Promise<void> => {
      await page.evaluate(
        (to) => globalThis.grandstand?.bus.send('navigation.go', { path: to }),
        path,
      );
    };
    const count = async (): Promise<{ styles: number; nodes: number; heap: number }> => {
      // A list may still be getting its last rows, and what goes with the first collection frees more.
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      const session = await page.context().newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      await session.detach();
      const dom = await page.evaluate(() => ({
        styles: document.head.querySelectorAll('style, link[rel=stylesheet]').length,
        nodes: document.querySelectorAll('*').length,
      }));
      return { ...dom, heap: usedSize };
    };
    const round = async (): Promise<void> => {
      await go('/no/such/page');
      await go('/live');
    };
    // What is made once (caches, compiled code) is not a leak.
    for (let cycle = 0; cycle < 10; cycle += 1) await round();
    await areasAreReady(page);
    const before = await count();
    for (let cycle = 0; cycle < 100; cycle += 1) await round();
    await areasAreReady(page);
    const after = await count();
    expect(after.styles).toBe(before.styles);
    expect(after.heap / before.heap).toBeLessThan(1.5);
    const states = await peek<Record<string, { status: string }>>(page, 'areas.state');
    expect(Object.keys(states).toSorted()).toEqual(['footer', 'sports']);
  });
});

async function shellIsWell(page: Page): Promise<void> {
  await shellIsUp(page);
  await expect(couponBets(page)).toHaveCount(1);
  await couponType(page, 'Express').check();
  await expect(couponType(page, 'Express')).toBeChecked();
  await couponType(page, 'Single').check();
  await coupon(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(couponBets(page)).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
  await expect(header(page)).toBeVisible();
}
