import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { scrollByWheel, type Presented } from './page/presented-frames';
import type { BenchTable } from './table';

const ROUNDS = 2;
/** The operator's own games are fewer: they are listed again and again under other names. */
const TILES = 500;
const PER_CALL = 60;
const GAMES_CALL = '**/web-api/third-party/games?*';
const TILE = 'main li:has(svg)';
/** Pixels a frame at 60 Hz, as a hard turn of a wheel scrolls. */
const STEP_PX = 40;
/** Pixels a second. */
const SPEED = 60 * STEP_PX;
/** For the list to be painted before it is scrolled. */
const SETTLE_MS = 1500;
/** A frame at 60 Hz, and a quarter of one for the jitter of its clock. */
const FRAME_MS = (1000 / 60) * 1.25;

const WIDTHS = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
] as const;
/**
 * `games`: by the wheel, as a person scrolls: the frames that the browser shows; `by script`: a script moves the page, and
 * the main thread has to make each frame; `bare`: by the wheel, a page of the same height with nothing on it, the most
 * that this machine shows.
 */
const PAGES = ['games', 'by script', 'bare'] as const;

interface Tile {
  readonly slug: string;
}

/** The scroll of a category with 500 games, on a site of its own. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  const readings = new Map<string, Presented[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const viewport of WIDTHS) {
        for (const [name, presented] of await measure(browser, site.origin, viewport)) {
          const key = `${viewport.width}|${name}`;
          readings.set(key, [...(readings.get(key) ?? []), presented]);
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
      columns: [
        'width',
        'scroll',
        'frames',
        'frames a second',
        'late, %',
        'not painted, %',
        'p99 ms',
        'most ms',
      ],
      rows: WIDTHS.flatMap(({ width }) =>
        PAGES.map((name) => [width, name, ...summary(readings.get(`${width}|${name}`) ?? [])]),
      ),
    },
  ];
}

async function measure(
  browser: Browser,
  origin: string,
  viewport: (typeof WIDTHS)[number],
): Promise<readonly [(typeof PAGES)[number], Presented][]> {
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
    await page.waitForTimeout(SETTLE_MS);
    const games = await scrollByWheel(page, SPEED);
    const byScript = { intervals: await scrollByScript(page), unpainted: 0 };
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto('about:blank');
    await page.setContent(`<div style="height: ${tall}px"></div>`);
    return [
      ['games', games],
      ['by script', byScript],
      ['bare', await scrollByWheel(page, SPEED)],
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

/** Scrolls from the top to the end, and returns the time between the main thread's frames, ms. */
async function scrollByScript(page: Page): Promise<readonly number[]> {
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

function summary(readings: readonly Presented[]): readonly string[] {
  const sorted = readings.flatMap(({ intervals }) => intervals).toSorted((a, b) => a - b);
  const { length } = sorted;
  const all = sorted.reduce((sum, ms) => sum + ms, 0);
  const late = sorted.filter((ms) => ms > FRAME_MS).length;
  const unpainted = readings.reduce((sum, reading) => sum + reading.unpainted, 0);
  return [
    String(length),
    ((1000 * length) / all).toFixed(1),
    ((100 * late) / length).toFixed(1),
    ((100 * unpainted) / length).toFixed(1),
    (sorted[Math.ceil(0.99 * length) - 1] ?? Number.NaN).toFixed(1),
    (sorted.at(-1) ?? Number.NaN).toFixed(1),
  ];
}
