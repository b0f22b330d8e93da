import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { quantile } from './table';
import type { BenchTable } from './table';

const ROUNDS = 10;
const GAMES = ['Dice', 'Blackjack', 'Amber Orchard'];
/** A line of 10 Mbit/s with an answer after 60 ms. */
const LINE = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};
/** The services of a page start once its areas answer presses; they are up by then. */
const SETTLE_MS = 1500;
/** How long a pointer rests on a link before a person presses, at least. */
const REST_MS = 100;

interface Reading {
  /** From the press on the tile to the heading of the game's page, ms. */
  readonly page: number;
  /** From the press on "Try without money" to a game that takes a stake, ms. */
  readonly game: number;
}

/** From a game's tile to playing, on a slow line, in Chromium, on a site of its own. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // The line is that of a page and its frames where these share a process.
    args: [
      ...chromiumArgs(),
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes',
    ],
  });
  const readings = new Map<string, Reading[]>(GAMES.map((name) => [name, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of GAMES) {
        readings.get(name)?.push(await measure(browser, site.origin, name));
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    {
      title: `From a game's tile to playing on 10 Mbit/s and 60 ms, ms; ${ROUNDS} rounds, interleaved, each in a fresh browser context`,
      columns: ['game', 'its page p50', 'p95', 'the game p50', 'p95', 'both p50', 'p95'],
      rows: GAMES.map((name) => {
        const list = readings.get(name) ?? [];
        const parts = [
          list.map(({ page }) => page),
          list.map(({ game }) => game),
          list.map(({ page, game }) => page + game),
        ];
        return [
          name,
          ...parts.flatMap((values) => [quantile(values, 0.5), quantile(values, 0.95)]),
        ];
      }),
    },
  ];
}

async function measure(browser: Browser, origin: string, name: string): Promise<Reading> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1366, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: origin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`/en/casino-search?search=${encodeURIComponent(name)}`, {
      waitUntil: 'networkidle',
    });
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    const main = page.getByRole('main');
    const press = async (role: 'link' | 'button', label: string): Promise<number> => {
      const target = main.getByRole(role, { name: label, exact: true }).first();
      await target.hover();
      await page.waitForTimeout(REST_MS);
      const start = performance.now();
      await page.mouse.down();
      await page.mouse.up();
      return start;
    };
    const onTile = await press('link', name);
    await main.getByRole('heading', { level: 1, name }).waitFor();
    const atPage = performance.now();
    const onTry = await press('button', 'Try without money');
    await page
      .frameLocator(`iframe[title="${name}"]`)
      .getByRole('button', { name: /^Play for/ })
      .waitFor();
    return { page: atPage - onTile, game: performance.now() - onTry };
  } finally {
    await context.close();
  }
}
