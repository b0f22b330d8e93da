import { runs } from '@grandstand/bus-contracts/testing';
import type { Page, Route } from 'playwright/test';
import { script, unpin } from '../harness/area-scripts';
import { areasAreReady, peek, send } from '../harness/bus';
import { countTimers, measure, type Held } from '../harness/checks/leaks';
import { SMALL_LIST } from '../harness/steps/line';
import { createSignal } from '../harness/signal';
import { expect, test } from '../harness/test';

/** With fewer, a leak could not be told from chance. */
const CYCLES = Math.max(50, runs(100));
/** By then everything that comes once is there: the last parts of the page, caches. */
const SETTLED = CYCLES / 2;

/**
 * Refuses the feed at once. The bus keeps the last price of each outcome, so its memory would grow
 * with the prices; and an attempt that is pending holds five listeners, which one between two attempts does not.
 */
const refuseFeed = (page: Page): Promise<unknown> =>
  page.route('**/feed-api/**', (route) => route.abort());

const VIEW = /\/sports\/en\/live(\?.*)?$/;
const SHEET = /\/parts\/.*\.css$/;
const SCRIPT = /\/parts\/.*\.js$/;

/** Requests that are in flight when the player leaves. */
const MOMENTS = ['view', 'sheet', 'script', 'start'] as const;

declare global {
  /** The cycle of the area on the page. */
  var present: number | null;
  /** The actions of areas, and whether they were on the page. */
  var notes: { what: string; isLate: boolean }[];
}

const note = (cycle: number, what: string): string =>
  `globalThis.notes.push({ what: '${what}', isLate: globalThis.present !== ${cycle} });`;

/** An area that keeps busy for as long as it is on the page, and never publishes that it is ready. */
const busyArea = (cycle: number): string => `
  import { settingsState } from '@grandstand/bus-contracts';
  ${note(cycle, 'second script')}
  const manifest = { name: 'sports', subscribes: [settingsState], publishes: [], sends: [] };
  export default {
    manifest,
    mount({ bus, root, signal }) {
      ${note(cycle, 'mount')}
      bus.on(settingsState, () => { ${note(cycle, 'message')} });
      const timer = setInterval(() => { ${note(cycle, 'timer')} }, 10);
      addEventListener('resize', () => { ${note(cycle, 'listener')} }, { signal });
      root.append(...Array.from({ length: 100 }, () => document.createElement('p')));
      return () => clearInterval(timer);
    },
  };
`;

interface Shown {
  readonly status: string;
}

/** Goes to a page of the site without its address bar. */
const go = (page: Page, path: string): Promise<unknown> => send(page, 'navigation.go', { path });

/** Goes to a page of another area, and waits until that is ready. */
async function leave(page: Page): Promise<void> {
  await go(page, '/no/such/page');
  await page.waitForFunction(() => {
    const areas = globalThis.grandstand?.bus.peek('areas.state') as Record<string, Shown>;
    return !('sports' in areas) && Object.values(areas).every(({ status }) => status === 'ready');
  });
}

/** A leak at one moment of four would show six times. */
const BY_CHANCE = 5;

/** What is there for a moment only, such as the listeners of an attempt of the feed, is gone when measured again. */
const expectNoLeak = (page: Page, before: Held): Promise<void> =>
  expect(async () => expectNoMore(await measure(page), before)).toPass({ timeout: 120_000 });

function expectNoMore(after: Held, before: Held): void {
  expect(after.handles).toEqual(before.handles);
  expect(after.receivers).toBe(before.receivers);
  expect(after.styles).toBe(before.styles);
  expect(after.timers).toBeLessThan(before.timers + BY_CHANCE);
  expect(after.listeners).toBeLessThan(before.listeners + BY_CHANCE);
  expect(after.nodes).toBeLessThan(before.nodes + BY_CHANCE);
  // Where nothing stays behind it differs by a hundredth; three kilobytes a cycle would show in a full run.
  expect(after.heap / before.heap).toBeLessThan(1.05);
}

test('P42 P53 an area that is left while it loads runs nothing later and leaves nothing in the page, 100 times', async ({
  page,
}) => {
  await countTimers(page);
  await refuseFeed(page);
  await unpin(page);
  let cycle = 0;
  let requested = createSignal();
  let gate = createSignal();
  const at = (moment: (typeof MOMENTS)[number], answer: (route: Route) => Promise<void>) =>
    async function held(route: Route): Promise<void> {
      if (MOMENTS[cycle % MOMENTS.length] === moment) {
        requested.happen();
        await gate.happened;
      }
      await answer(route);
    };
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await page.route(VIEW, (route) =>
    at('view', (held) =>
      held.fulfill({
        headers,
        json: {
          appName: 'sports',
          body: '<h1>A busy area</h1>',
          style: 'h1 { color: red }',
          codeToEval: note(cycle, 'state'),
          cssToLoad: [`/parts/${cycle}.css`],
          scriptsToLoad: [`/parts/${cycle}.1.js`, `/parts/${cycle}.2.js`],
        },
      }),
    )(route),
  );
  await page.route(
    SHEET,
    at('sheet', (route) => route.fulfill({ headers, contentType: 'text/css', body: '' })),
  );
  await page.route(SCRIPT, (route) => {
    const [, own, index] = /(\d+)\.(\d)\.js$/.exec(route.request().url()) ?? [];
    if (index === '2') return script(busyArea(Number(own)))(route);
    return at('script', script(''))(route);
  });

  await openAtRest(page);
  await page.evaluate(() => Object.assign(globalThis, { notes: [], present: null }));

  let before: Held | undefined;
  for (cycle = 0; cycle < CYCLES; cycle += 1) {
    requested = createSignal();
    gate = createSignal();
    await page.evaluate((now) => (globalThis.present = now), cycle);
    await go(page, '/live');
    if (MOMENTS[cycle % MOMENTS.length] === 'start') {
      await page.waitForFunction(() => globalThis.notes.some(({ what }) => what === 'timer'));
    } else await requested.happened;
    await leave(page);
    await page.evaluate(() => {
      globalThis.present = null;
      globalThis.notes = globalThis.notes.filter(({ isLate }) => isLate);
    });
    gate.happen();
    if (cycle === SETTLED) before = await measure(page);
  }

  // Listeners that earlier areas left.
  const settings = await peek<object>(page, 'settings.state');
  await page.evaluate((state) => {
    globalThis.grandstand?.bus.publish('settings.state', { ...state, is12h: 1 });
    dispatchEvent(new Event('resize'));
  }, settings);
  expect(await page.evaluate(() => globalThis.notes)).toEqual([]);
  if (!before) throw new Error('Nothing was measured before.');
  await expectNoLeak(page, before);
});

/** Opens a page and waits for the last that it does by itself: code that comes later would count as a leak. */
async function openAtRest(page: Page): Promise<void> {
  const isAtRest = page.waitForRequest('**/web-api/session');
  await page.goto('/en/no/such/page');
  await areasAreReady(page);
  await isAtRest;
}

test('P42 P53 a hundred changes of area leave no subscription, timer, style or memory behind', async ({
  page,
}) => {
  await countTimers(page);
  await refuseFeed(page);
  await openAtRest(page);
  let before: Held | undefined;
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    await go(page, SMALL_LIST);
    // Every other time it is left as it comes.
    if (cycle % 2 === 0) await areasAreReady(page);
    await leave(page);
    if (cycle === SETTLED) before = await measure(page);
  }
  if (!before) throw new Error('Nothing was measured before.');
  await expectNoLeak(page, before);
});
