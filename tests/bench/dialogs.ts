import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { quantile } from './table';
import type { BenchTable } from './table';

const ROUNDS = 30;
const PATH = '/en/line';
/** How long a pointer is on a button before a person presses, at least. */
const REST_MS = 100;
/** The services of a page start once its areas answer presses; they are up by then. */
const SETTLE_MS = 1500;

const DIALOGS = ['Sign in', 'Register'];
const BARE = 'Bare';

/** How long a page that was scrolled is left before the press. */
const USED_MS = 1500;

/**
 * `pressed`: without a pointer or a focus before, on a page that nobody has used, as a tool presses; `used`: the same on
 * a page that was scrolled before, as a touch presses; `pointed`: by a mouse that came to the button; `again`: the
 * dialog was open before on this page; `bare`: an empty `dialog` that the press itself shows on the same page, the least
 * that this machine takes.
 */
const HOWS = ['pressed', 'used', 'pointed', 'again', 'bare'] as const;
type How = (typeof HOWS)[number];

/** From the press on a button of the header to the frame that shows its dialog, in Chromium, on a site of its own. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  const readings = new Map<string, number[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of DIALOGS) {
        for (const [how, ms] of await measure(browser, site.origin, name)) {
          const key = `${name}|${how}`;
          readings.set(key, [...(readings.get(key) ?? []), ms]);
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    {
      title: `From the press to the frame that shows the dialog, ms; ${ROUNDS} rounds, interleaved, each in a fresh browser context`,
      columns: ['dialog', 'how', 'p50', 'p95', 'most'],
      rows: DIALOGS.flatMap((name) =>
        HOWS.map((how) => {
          const list = readings.get(`${name}|${how}`) ?? [];
          return [name, how, ...[0.5, 0.95, 1].map((share) => quantile(list, share))];
        }),
      ),
    },
  ];
}

/** Opens the dialog on three fresh pages at rest, and on the last once more and then a bare one. */
async function measure(
  browser: Browser,
  origin: string,
  name: string,
): Promise<readonly [How, number][]> {
  const pressed = await visit(browser, origin, async (page) => [await press(page, name, false)]);
  const used = await visit(browser, origin, async (page) => {
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(USED_MS);
    return [await press(page, name, false)];
  });
  const pointed = await visit(browser, origin, async (page) => {
    const first = await press(page, name, true);
    await close(page);
    const again = await press(page, name, true);
    await close(page);
    await addBare(page);
    return [first, again, await press(page, BARE, true)];
  });
  return [...pressed, ...used, ...pointed].map((ms, at) => [HOWS[at] ?? 'bare', ms]);
}

async function visit(
  browser: Browser,
  origin: string,
  task: (page: Page) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  // A fresh context has no script in its cache.
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1366, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: origin }]);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(PATH, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () =>
        document.querySelector('main [aria-busy="true"]') === null &&
        document.querySelector('main h1'),
    );
    await page.waitForTimeout(SETTLE_MS);
    return await task(page);
  } finally {
    await context.close();
  }
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Adds a button to the header that shows a dialog with nothing but a button. */
async function addBare(page: Page): Promise<void> {
  await page.evaluate((label) => {
    const dialog = document.createElement('dialog');
    dialog.append(document.createElement('button'));
    const button = document.createElement('button');
    button.textContent = label;
    Object.assign(button.style, { position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 });
    button.addEventListener('click', () => {
      document.body.append(dialog);
      dialog.showModal();
    });
    document.querySelector('header')?.append(button);
  }, BARE);
}

async function press(page: Page, name: string, isPointed: boolean): Promise<number> {
  const button = page.locator('header').getByRole('button', { name, exact: true });
  if (isPointed) {
    await page.mouse.move(0, 0);
    await button.hover();
    await page.waitForTimeout(REST_MS);
  }
  const reading = watch(page);
  await page.waitForFunction(() => 'isDialogWatched' in globalThis);
  if (isPointed) {
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await button.evaluate((element: HTMLElement) => element.click());
  }
  return reading;
}

/** Waits for the press, and returns the time to the frame that shows the dialog. */
async function watch(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        const begin = ({ timeStamp }: Event): void => {
          start ||= timeStamp;
        };
        addEventListener('click', begin, { capture: true, once: true });
        const check = (): void => {
          if (start === 0 || !document.querySelector('dialog[open] :is(input, button)')) return;
          observer.disconnect();
          // A message after the next frame's callbacks comes when that frame was painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => {
              Reflect.deleteProperty(globalThis, 'isDialogWatched');
              resolve(performance.now() - start);
            });
            port1.start();
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        Object.assign(globalThis, { isDialogWatched: true });
      }),
  );
}
