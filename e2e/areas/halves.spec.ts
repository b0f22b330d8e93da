import type { Page } from 'playwright/test';
import { script, unpin } from '../harness/area-scripts';
import { areasAreReady, peek, send } from '../harness/bus';
import { isTried } from '../harness/cases';
import { couponBets } from '../harness/steps/coupon';
import { odds, openMatch } from '../harness/steps/line';
import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const VIEW = /\/sports\/en\/live(\?.*)?$/;
const PART = /\/parts\/.*\.js$/;
const MAX_SCRIPTS = 4;
/** One case of so many is tried. */
const SHARE = 3;

const WAYS = ['cut off', 'missing', 'throws'] as const;

interface Case {
  /** How many scripts the area has. */
  readonly n: number;
  /** Which of them fails; null where none does. */
  readonly k: number | null;
  readonly way: (typeof WAYS)[number];
}

const CASES: readonly Case[] = WAYS.flatMap((way) =>
  Array.from({ length: MAX_SCRIPTS }, (_, index) => index + 1).flatMap((n) => [
    ...Array.from({ length: n }, (_, index) => ({ n, k: index + 1, way })),
    { n, k: null, way },
  ]),
);

declare global {
  /** The steps of the area's scripts, in order. */
  var steps: string[] | undefined;
}

/** A script of the area. Each of them is an area by itself: one that is mounted without the rest is seen. */
const part = (index: number): string => `
  import { areaReady } from '@grandstand/bus-contracts';
  globalThis.steps.push('run ${index}');
  const manifest = { name: 'sports', subscribes: [], publishes: [areaReady], sends: [] };
  export default {
    manifest,
    mount({ bus }) {
      globalThis.steps.push('mount ${index}');
      bus.publish(areaReady, {});
      return () => {};
    },
  };
`;

/** Gives the sports area a page of n scripts, of which one may fail. */
async function serve(page: Page, { n, k, way }: Case, turn: number): Promise<void> {
  await page.unroute(VIEW);
  await page.unroute(PART);
  await page.route(VIEW, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: {
        appName: 'sports',
        body: '<h1>Half an app</h1>',
        // A browser runs a module once per address.
        scriptsToLoad: Array.from({ length: n }, (_, index) => `/parts/${turn}/${index + 1}.js`),
      },
    }),
  );
  await page.route(PART, (route) => {
    const index = Number(/(\d+)\.js$/.exec(route.request().url())?.[1]);
    if (index !== k) return script(part(index))(route);
    if (way === 'cut off') return route.abort('connectionreset');
    if (way === 'missing') return route.fulfill({ status: 404 });
    return script(`${part(index)} throw new Error('a bad part');`)(route);
  });
}

test('P43 an area of n scripts of which the kth fails shows the error block and no part of itself', async ({
  page,
  watch,
}) => {
  await unpin(page);
  await page.goto('/en/line/football');
  await areasAreReady(page);
  await odds(openMatch(page)).first().click();
  await expect(couponBets(page)).toHaveCount(1);
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  const half = main.getByRole('heading', { name: 'Half an app' });

  for (const [turn, one] of CASES.entries()) {
    if (!isTried(turn, SHARE)) continue;
    const { n, k, way } = one;
    await test.step(`${k ?? 'none'} of ${n} ${way}`, async () => {
      await send(page, 'navigation.go', { path: '/no/such/page' });
      await expect(half.or(alert)).toHaveCount(0);
      await page.evaluate(() => (globalThis.steps = []));
      await serve(page, one, turn);
      await send(page, 'navigation.go', { path: '/live' });

      const statusOf = async () =>
        (await peek<Record<string, { status: string } | undefined>>(page, 'areas.state'))['sports']
          ?.status;
      if (k === null) {
        await expect(half).toBeVisible();
        await expect.poll(statusOf).toBe('ready');
        await expect(alert).toHaveCount(0);
      } else {
        await expect(alert).toContainText('could not be loaded');
        expect(await statusOf()).not.toBe('ready');
        await expect(half).toHaveCount(0);
      }

      const run = Array.from({ length: n }, (_, index) => `run ${index + 1}`);
      const steps = await page.evaluate(() => globalThis.steps);
      if (k === null) expect(steps).toEqual([...run, `mount ${n}`]);
      // A script that throws has begun to run; none after it may.
      else expect(steps).toEqual(run.slice(0, way === 'throws' ? k : k - 1));

      await expect(couponBets(page)).toHaveCount(1);
      await expect(header(page)).toBeVisible();
    });
  }
  watch.errors.length = 0;
});
