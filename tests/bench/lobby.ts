import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site.mjs';
import type { BenchTable } from './table';

const ROUNDS = 2;
/** The operator's own games are fewer: they are listed again and again under other names. */
const TILES = 500;
const PER_CALL = 60;
const GAMES_CALL = '**/web-api/third-party/games?*';
const TILE = 'main li:has(svg)';
/** Pixels a frame, as a hard turn of a wheel scrolls. */
const STEP_PX = 40;
/** A frame at 60 Hz, and a quarter of one for the jitter of its clock. */
const FRAME_MS = (1000 / 60) * 1.25;

const WIDTHS = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
];
const PAGES = ['games', 'bare'] as const;

interface Tile {
  readonly slug: string;
}

/** The intervals between the frames of a scroll, ms. */
type Frames = readonly number[];

/** The scroll of a category with 500 games, and of a page of the same height with nothing on it, on a site of its own. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  const frames = new Map<string, number[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const viewport of WIDTHS) {
        for (const [name, list] of await measure(browser, site.origin, viewport)) {
          const key = `${viewport.width}|${name}`;
          frames.set(key, [...(frames.get(key) ?? []), ...list]);
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    {
      title: `The scroll of ${TILES} games at ${STEP_PX} pixels a frame; ${ROUNDS} rounds, interleaved, each in a fresh browser context`,
      columns: ['width', 'page', 'frames', 'frames a second', 'late, %', 'p99 ms', 'most ms'],
      rows: WIDTHS.flatMap(({ width }) =>
        PAGES.map((name) => [width, name, ...summary(frames.get(`${width}|${name}`) ?? [])]),
      ),
    },
  ];
}

async function measure(
  browser: Browser,
  origin: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<readonly [(typeof PAGES)[number], Frames][]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: origin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await listManyGames(page);
    // A list that the server has rendered asks for nothing.
    await page.goto('/en/casino-lobby', { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Slots/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    const tiles = page.locator(TILE);
    await tiles.first().waitFor();
    const more = page.getByRole('main').getByRole('button', { name: 'Show more' });
    for (let count = await tiles.count(); count < TILES; count = await tiles.count()) {
      await more.click();
      await tiles.nth(count).waitFor({ state: 'attached' });
    }
    const games = await scroll(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto('about:blank');
    await page.setContent(`<div style="height: ${height}px"></div>`);
    return [
      ['games', games],
      ['bare', await scroll(page)],
    ];
  } finally {
    await context.close();
  }
}

/** Answers each call for games with 60 of the 500; the cursor is the number of those before. */
async function listManyGames(page: Page): Promise<void> {
  await page.route(GAMES_CALL, async (route) => {
    const url = new URL(route.request().url());
    const first = Number(url.searchParams.get('cursor') ?? 0);
    url.search = '';
    const answer = await route.fetch({ url: url.href });
    const { games } = (await answer.json()) as { games: readonly Tile[] };
    const last = Math.min(first + PER_CALL, TILES);
    const copies = Array.from({ length: last - first }, (_, at) => {
      const game = games[(first + at) % games.length];
      return { ...game, id: first + at + 1, slug: `${game?.slug}-${first + at + 1}` };
    });
    const cursor = last < TILES ? String(last) : null;
    await route.fulfill({ response: answer, json: { games: copies, cursor, total: TILES } });
  });
}

/** Scrolls from the top to the end, and returns the time between the frames. */
async function scroll(page: Page): Promise<Frames> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.evaluate(
    (step) =>
      new Promise<number[]>((resolve) => {
        const intervals: number[] = [];
        let before = 0;
        const onFrame = (now: number): void => {
          if (before > 0) intervals.push(now - before);
          before = now;
          const top = scrollY;
          scrollBy({ top: step, behavior: 'instant' });
          if (scrollY > top) requestAnimationFrame(onFrame);
          else resolve(intervals);
        };
        requestAnimationFrame(onFrame);
      }),
    STEP_PX,
  );
}

function summary(list: Frames): readonly string[] {
  const sorted = list.toSorted((a, b) => a - b);
  const all = list.reduce((sum, ms) => sum + ms, 0);
  const late = list.filter((ms) => ms > FRAME_MS).length;
  return [
    String(list.length),
    ((1000 * list.length) / all).toFixed(1),
    ((100 * late) / list.length).toFixed(1),
    (sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN).toFixed(1),
    (sorted.at(-1) ?? Number.NaN).toFixed(1),
  ];
}
