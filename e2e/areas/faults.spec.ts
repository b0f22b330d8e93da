import type { BrowserContext, Page, Route } from 'playwright/test';
import { script, unpin } from '../harness/area-scripts';
import { areasAreReady, peek, shellIsUp } from '../harness/bus';
import { coupon, couponBets, couponType } from '../harness/steps/coupon';
import { balance, header, newPlayer } from '../harness/steps/player';
import { odds, openMatch, SMALL_LIST } from '../harness/steps/line';
import { expect, test as base } from '../harness/test';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A player with a bet in the coupon, made once: each test begins with a copy of that browser's storage. */
const test = base.extend<object, { playerWithBet: Kept }>({
  playerWithBet: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', storageState } = project.use;
      const context = await browser.newContext({ baseURL, storageState });
      const page = await context.newPage();
      await newPlayer(page);
      // From the line: a price in play may be suspended under the finger.
      await page.goto(`/en${SMALL_LIST}`);
      await areasAreReady(page);
      await odds(openMatch(page)).first().click();
      await expect(couponBets(page)).toHaveCount(1);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: async ({ playerWithBet }, use) => use(playerWithBet),
});

const SCRIPT = /\/sports\/.*\.js(\?.*)?$/;
const VIEW = /\/sports\/en\/live(\?.*)?$/;

const view = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType,
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    body,
  });
const area = (mount: string): string =>
  `import { areaReady } from '@grandstand/bus-contracts';
   const manifest = { name: 'sports', subscribes: [], publishes: [areaReady], sends: [] };
   export default { manifest, mount({ bus }) { ${mount} } };`;
const READY = 'bus.publish(areaReady, {});';

/** Ways in which an area can fail: its answer, or the behaviour of its script; and the state that shows it. */
const FAULTS: readonly (readonly [
  string,
  RegExp,
  (route: Route) => Promise<void>,
  'loading' | 'ready' | 'error',
])[] = [
  ['its script is not there', SCRIPT, (route) => route.fulfill({ status: 404 }), 'error'],
  ['its script never comes', SCRIPT, (route) => route.abort('connectionreset'), 'error'],
  ['its script is HTML', SCRIPT, view(200, 'text/html', '<h1>Gateway</h1>'), 'error'],
  ['its script does not parse', SCRIPT, script('export default {{{'), 'error'],
  ['its script throws at once', SCRIPT, script('throw new Error("bad area")'), 'error'],
  ['its script exports nothing', SCRIPT, script('export const x = 1;'), 'error'],
  [
    'its script exports another area',
    SCRIPT,
    script(area('').replace("'sports'", "'casino'")),
    'error',
  ],
  ['its mount throws', SCRIPT, script(area('throw new Error("bad mount")')), 'error'],
  ['it never says that it is ready', SCRIPT, script(area('return () => {}')), 'loading'],
  [
    'its undo throws',
    SCRIPT,
    script(area(`${READY} return () => { throw new Error("bad undo") }`)),
    'ready',
  ],
  [
    'it leaks timers and listeners',
    SCRIPT,
    script(
      area(
        `${READY} for (let i = 0; i < 200; i += 1) { setInterval(() => {}, 50); addEventListener("resize", () => {}); } return () => {}`,
      ),
    ),
    'ready',
  ],
  [
    'it throws from a timer',
    SCRIPT,
    script(area(`${READY} setTimeout(() => { throw new Error("late") }, 0); return () => {}`)),
    'ready',
  ],
  ['its view answers 500', VIEW, view(500, 'text/plain', 'oops'), 'error'],
  ['its view answers HTML', VIEW, view(200, 'text/html', '<!doctype html><p>Gateway</p>'), 'error'],
  ['its view answers null', VIEW, view(200, 'application/json', 'null'), 'error'],
];

test.describe('an area that breaks', () => {
  for (const [what, where, answer, state] of FAULTS) {
    test(`P41 leaves coupon, limits and header usable when ${what}`, async ({ page, watch }) => {
      await unpin(page);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      // Loaded by the shell, not by the host: that is where all the faults can happen.
      await page.goto('/en/no/such/page');
      await areasAreReady(page);
      await page.route(where, answer);
      await header(page).getByRole('link', { name: 'Live', exact: true }).click();
      await expect(page).toHaveURL(/\/en\/live$/);

      await expect
        .poll(
          async () => (await peek<Record<string, Shown>>(page, 'areas.state'))['sports']?.status,
        )
        .toBe(state);
      if (what === 'it throws from a timer') {
        await expect.poll(() => watch.errors.join()).toContain('late');
      }

      await shellIsWell(page);
      if (what.includes('undo')) {
        expect(logged.filter((line) => line.includes('threw while it was retired'))).toHaveLength(
          1,
        );
      }
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
    await header(page).getByRole('link', { name: 'Live', exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(page.getByRole('main').getByRole('region', { name: / – / })).toHaveCount(0);

    // When it has been tried again for the last time: otherwise it may return by itself under the press.
    await expect
      .poll(async () => (await peek<Record<string, object>>(page, 'areas.state'))['sports'])
      .toMatchObject({ status: 'error', attempt: 3 });
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Refresh' }).click();
    await expect
      .poll(async () => (await peek<Record<string, object>>(page, 'areas.state'))['sports'])
      .toMatchObject({ status: 'ready' });
    await expect(odds(openMatch(page)).first()).toBeVisible();
    watch.errors.length = 0;
  });
});

async function shellIsWell(page: Page): Promise<void> {
  await shellIsUp(page);
  await expect(couponBets(page)).toHaveCount(1);
  await couponType(page, 'Accumulator').check();
  await expect(couponType(page, 'Accumulator')).toBeChecked();
  await couponType(page, 'Single').check();
  await coupon(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(couponBets(page)).toHaveCount(0);
  expect(await balance(page)).toBeGreaterThan(0);
  await header(page).getByRole('link', { name: 'Your limits' }).click();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { name: /Deposit/ })
      .first(),
  ).toBeVisible();
  await expect(header(page)).toBeVisible();
}

interface Shown {
  readonly status: string;
}
