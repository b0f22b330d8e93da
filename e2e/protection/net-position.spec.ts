import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { startSite } from '../../src/tools/site/site.mjs';
import { areasAreReady } from '../harness/bus';
import { openSingle, place, stake } from '../harness/steps/coupon';
import { header, newPlayer } from '../harness/steps/player';
import { createSandboxControl } from '../harness/sandbox';
import { recordShifts, shiftsOf, twoFrames } from '../harness/checks/shifts';
import { expect, test } from '../harness/test';

const WIDTHS = [
  [1920, 1080],
  [1366, 768],
  [1024, 768],
  [390, 844],
] as const;

const timer = (page: Page): Locator => header(page).getByRole('timer', { name: 'Time played' });
const position = (page: Page): Locator =>
  header(page)
    .getByRole('definition')
    .filter({ hasText: /\d[.,]\d\d/ });

test.describe('where the jurisdiction requires it', () => {
  // One site for all: starting it takes longer than the tests.
  test.describe.configure({ mode: 'default' });

  let site: Awaited<ReturnType<typeof startSite>>;
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async () => {
    site = await startSite({ PACK: 'uk' });
  });
  test.afterAll(async () => site.stop());
  test.beforeEach(async ({ browser }) => {
    const cookies = [{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }];
    context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' });
    await context.addCookies(cookies);
    page = await context.newPage();
  });
  test.afterEach(async () => context.close());

  test('the header of a player has the time and the result of their session at every width, and nothing jumps', async () => {
    await newPlayer(page);
    await recordShifts(page);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      for (const path of ['/en/line/football', '/ru/office/history', '/en/no/such/page']) {
        await page.goto(path);
        await areasAreReady(page);
        const time = header(page).getByRole('timer');
        await expect(time).toHaveText(/^0:0\d:\d\d$/);
        await expect(time).toBeInViewport({ ratio: 1 });
        await expect(position(page)).toHaveText(/^0[.,]00\sEUR$/);
        await expect(position(page)).toBeInViewport({ ratio: 1 });
        await twoFrames(page);
        expect(await shiftsOf(page), `${path}, ${width} px`).toEqual([]);
        expect(await overlaps(header(page))).toEqual([]);
        await test.info().attach(`${path}, ${width} px`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      }
    }
    const { violations } = await new AxeBuilder({ page }).include('header').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('the time goes on each second, unannounced, and a settled bet changes the result', async () => {
    const sandbox = createSandboxControl(page.request, site.origin);
    const scripts = positionScripts(page);
    const player = await newPlayer(page);
    await sandbox.deposit(player.login, 100);
    const game = await openSingle(page, sandbox);
    const before = (await timer(page).textContent()) ?? '';
    await expect(timer(page)).not.toHaveText(before);
    expect(scripts).not.toEqual([]);
    expect(await timer(page).evaluate((node) => node.closest('[aria-live]'))).toBeNull();
    await stake(page).fill('10');
    await place(page);
    await expect(position(page)).toHaveText('0.00 EUR');
    await sandbox.start(game.id);
    await sandbox.finish(game.id, { home: 0, away: 2 });
    await expect(position(page)).toHaveText('-10.00 EUR');
  });

  test('a guest has none', async () => {
    const scripts = positionScripts(page);
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(header(page).getByRole('timer')).toHaveCount(0);
    expect(scripts).toEqual([]);
  });
});

test('elsewhere its script is not fetched', async ({ page }) => {
  const scripts = positionScripts(page);
  await newPlayer(page);
  await page.goto('/en/line/football');
  await areasAreReady(page);
  await expect(header(page).getByRole('button', { name: /^Balance/ })).toBeVisible();
  await expect(header(page).getByRole('timer')).toHaveCount(0);
  expect(scripts).toEqual([]);
});

/** The scripts of the net position that a page has requested. */
function positionScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/net-position-')) scripts.push(request.url());
  });
  return scripts;
}

/** The parts of the header that lie on one another, or stick out of it. */
async function overlaps(banner: Locator): Promise<string[]> {
  return banner.evaluate((node) => {
    const around = node.getBoundingClientRect();
    const parts = [...node.querySelectorAll('a, button, select, dl')].filter(
      (part) => part.checkVisibility() && !part.closest('[popover]'),
    );
    const nameOf = (part: Element): string => (part.ariaLabel ?? part.textContent).slice(0, 40);
    return parts.flatMap((part, index) => {
      const one = part.getBoundingClientRect();
      const isOut = one.top < around.top || one.bottom > around.bottom || one.right > around.right;
      const others = parts.slice(index + 1).filter((other) => {
        const two = other.getBoundingClientRect();
        return (
          one.left < two.right - 0.5 &&
          two.left < one.right - 0.5 &&
          one.top < two.bottom - 0.5 &&
          two.top < one.bottom - 0.5
        );
      });
      return [
        ...(isOut ? [`${nameOf(part)} sticks out`] : []),
        ...others.map((other) => `${nameOf(part)} on ${nameOf(other)}`),
      ];
    });
  });
}
