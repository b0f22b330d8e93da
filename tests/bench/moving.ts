import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { quantile } from './table';
import type { BenchTable } from './table';

const ROUNDS = 20;
/** A list that moved under the pointer took the press elsewhere: that round is played again. */
const LOST_AFTER_MS = 10_000;
/** How long a pointer rests on a link before a person presses, at least. */
const REST_MS = 300;
const SETTLE_MS = 1200;

interface Move {
  readonly name: string;
  readonly from: string;
  readonly link: (page: Page, round: number) => Locator;
  readonly isBack?: true;
}

const match = (page: Page, round: number): Locator =>
  page.locator('main section[aria-label*=" – "] a').nth(2 * (round % 8));

const MOVES: readonly Move[] = [
  { name: 'line to a match', from: '/en/line/football', link: match },
  {
    name: 'line to live',
    from: '/en/line',
    link: (page) => page.locator('header a[href="/en/live"]').first(),
  },
  {
    name: 'home to a sport',
    from: '/en/',
    link: (page, round) => page.locator('main nav a[href^="/en/l"]').nth(round % 3),
  },
  {
    name: 'line to bet history (another area)',
    from: '/en/line',
    link: (page) => page.locator('header a[href="/en/office/history"]').first(),
  },
  { name: 'back from a match to the line', from: '/en/line/football', link: match, isBack: true },
  {
    name: 'back from bet history to the line (another area)',
    from: '/en/line',
    link: (page) => page.locator('header a[href="/en/office/history"]').first(),
    isBack: true,
  },
];

interface Reading {
  readonly first: number;
  readonly whole: number;
}

/** From the press to the new screen, in Chromium, on a site of its own. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  try {
    const page = await openPage(browser, site.origin);
    const rows: (string | number)[][] = [];
    for (const move of MOVES) rows.push(...(await compare(page, move)));
    return [
      {
        title: `From the press to the new screen's first content, and to all of it, ms; ${ROUNDS} rounds, interleaved`,
        columns: ['move', 'how', 'first p50', 'first p95', 'all p50', 'all p95'],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** A player's, since the office is for players; a page of a press before has brought the scripts. */
async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const answer = await page.request.post('/web-api/user/register', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: {
      type: 'fast_reg',
      country_id: 1,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
    },
  });
  if (!answer.ok()) throw new Error(`Failed to register a player: ${await answer.text()}`);
  return page;
}

async function compare(page: Page, move: Move): Promise<(string | number)[][]> {
  const hows = move.isBack ? (['back'] as const) : (['cold', 'with intent'] as const);
  const readings = new Map<string, Reading[]>(hows.map((how) => [how, []]));
  // Once unmeasured: on a second visit the scripts are cached.
  await measure(page, move, 0, hows[0]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? hows : hows.toReversed();
    for (const how of order) {
      let reading = await measure(page, move, round, how);
      while (reading === null) reading = await measure(page, move, round, how);
      readings.get(how)?.push(reading);
    }
  }
  return [...readings].map(([how, list]) => [
    move.name,
    how,
    ...(['first', 'whole'] as const).flatMap((what) =>
      [0.5, 0.95].map((share) =>
        quantile(
          list.map((reading) => reading[what]),
          share,
        ),
      ),
    ),
  ]);
}

async function measure(
  page: Page,
  move: Move,
  round: number,
  how: 'cold' | 'with intent' | 'back',
): Promise<Reading | null> {
  await page.goto(move.from, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () =>
      document.querySelector('main [aria-busy="true"]') === null &&
      document.querySelector('main h1'),
  );
  // The services that keep the page current start once its areas answer presses.
  await page.waitForTimeout(SETTLE_MS);
  const link = move.link(page, round);
  await link.scrollIntoViewIfNeeded();
  if (how === 'back') {
    const { pathname } = new URL(page.url());
    await link.click();
    await page.waitForFunction((from) => location.pathname !== from, pathname);
    await page.waitForTimeout(SETTLE_MS);
  }
  if (how === 'with intent') {
    await link.hover();
    await page.waitForTimeout(REST_MS);
  }
  const reading = watch(page);
  await page.waitForFunction(() => 'isWatched' in globalThis);
  if (how === 'back') await page.evaluate(() => history.back());
  // Without a pointer, so that nothing is known before the press.
  else if (how === 'cold') await link.evaluate((element: HTMLElement) => element.click());
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  return reading;
}

/** Waits for the press and returns the time to the frame that shows the new screen; null where none came. */
async function watch(page: Page): Promise<Reading | null> {
  return page.evaluate(
    (lostAfter) =>
      new Promise<Reading | null>((resolve) => {
        setTimeout(() => resolve(null), lostAfter);
        const heading = (): string | undefined =>
          document.querySelector('main h1')?.textContent ?? undefined;
        const former = heading();
        let start = 0;
        let first = 0;
        const begin = ({ timeStamp }: Event): void => {
          start ||= timeStamp;
        };
        addEventListener('click', begin, { capture: true });
        // Before the page's own listener, which renders during the event.
        addEventListener('popstate', begin, { capture: true });
        const painted = (task: (ms: number) => void): void => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => task(performance.now() - start));
            port1.start();
            port2.postMessage(null);
          });
        };
        const check = (): void => {
          const now = heading();
          if (start === 0 || now === undefined || now === former) return;
          if (first === 0) {
            first = 1;
            painted((ms) => {
              first = ms;
            });
          }
          if (document.querySelector('main [aria-busy="true"]')) return;
          observer.disconnect();
          painted((whole) => resolve({ first, whole }));
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
          attributeFilter: ['aria-busy'],
        });
        Object.assign(globalThis, { isWatched: true });
      }),
    LOST_AFTER_MS,
  );
}
