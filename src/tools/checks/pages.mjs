// `npm run check:pages -- [loads]`: opens pages of the built site on a busy machine, a thousand times
// by default, eight at once beside threads that only take the processor, and names those that were never
// answered, never got ready, or reported an error. It fails when there is one.
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright';
import { build } from '../build.mjs';
import { chromiumArgs, findBrowsers } from '../suite/chromium.mjs';
import { startSite } from '../site/site.mjs';

const AT_ONCE = 8;
const BUSY_THREADS = 2;
/** Far more than a page takes on a machine this busy: a part that is missing by then never comes. */
const NEVER_MS = 120_000;
/** A context keeps its connections and its cached files for so many pages. */
const PAGES_PER_CONTEXT = 10;
const SETTLE_MS = 500;
const PATHS = [
  '/en',
  '/en/line',
  '/en/live',
  '/en/line/football/italy-serie-a',
  '/en/terms',
  '/en/no/such/page',
];
const PLAYER_PATHS = ['/en/office/history', '/en/line', '/en/office/responsible'];

const pageCount = Number(process.argv[2] ?? 1000);
if (!(pageCount > 0)) {
  console.error('Usage: npm run check:pages -- [loads]');
  process.exit(2);
}

await build();
const { headlessShell } = await findBrowsers();
const site = await startSite();
const browser = await chromium.launch({ executablePath: headlessShell, args: chromiumArgs() });
const busy = Array.from(
  { length: BUSY_THREADS },
  () => new Worker('for (;;);', { eval: true, stdout: true }),
);

const began = performance.now();
const loads = [];
/** @type {string[]} */
const faults = [];
let opened = 0;
let done = 0;
// A request that is open when the browser ends by itself is no fault of the site.
browser.on('disconnected', () => {
  if (done >= pageCount) return;
  console.log(`The browser ended after ${done} pages, ${faults.length} faults.`);
  void site.stop().then(() => process.exit(2));
});
const sampler = setInterval(() => {
  loads.push(loadavg()[0]);
  console.log(`${done} of ${pageCount}, load ${loads.at(-1).toFixed(1)}, ${faults.length} faults`);
}, 60_000);

try {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => openInTurn(lane)));
} finally {
  clearInterval(sampler);
  await Promise.all(busy.map((worker) => worker.terminate()));
  await browser.close();
  await site.stop();
}

const seconds = Math.round((performance.now() - began) / 1000);
const load =
  loads.length > 0
    ? `, load ${Math.min(...loads).toFixed(0)} to ${Math.max(...loads).toFixed(0)}`
    : '';
console.log(`${done} pages in ${seconds} s${load}: ${faults.length} faults`);
for (const fault of faults) console.log(`  ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Opens pages until enough are open; every second lane is a player's. */
async function openInTurn(lane) {
  const isPlayer = lane % 2 === 1;
  const paths = isPlayer ? PLAYER_PATHS : PATHS;
  while (opened < pageCount) {
    const context = await browser.newContext({
      baseURL: site.origin,
      locale: 'en-GB',
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }]);
    if (isPlayer) await register(context);
    for (let page = 0; page < PAGES_PER_CONTEXT && opened < pageCount; page++) {
      const path = paths[opened++ % paths.length];
      for (const fault of await openPage(context, path)) {
        faults.push(`${isPlayer ? 'a player' : 'a guest'} at ${path}: ${fault}`);
        console.log(faults.at(-1));
      }
      done++;
    }
    await context.close();
  }
}

/** The failure of one page. */
async function openPage(context, path) {
  const page = await context.newPage();
  const wrong = [];
  const underWay = new Set();
  page.on('request', (request) => underWay.add(request.url()));
  page.on('requestfinished', (request) => underWay.delete(request.url()));
  page.on('requestfailed', (request) => underWay.delete(request.url()));
  page.on('pageerror', (error) => wrong.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (/React error|Minified React/.test(message.text())) wrong.push(`logged ${message.text()}`);
  });
  page.on('crash', () => wrong.push('crashed'));
  const limit = { timeout: NEVER_MS };
  let step = 'was never answered';
  try {
    await page.goto(path, { ...limit, waitUntil: 'commit' });
    step = 'never got ready';
    await page.waitForFunction(isReady, undefined, limit);
    // Effects and frames that follow.
    await wait(SETTLE_MS);
  } catch (error) {
    const states = await page.evaluate(describeStates).catch(String);
    wrong.push(`${step}: ${error.message}; ${states}; under way: ${[...underWay].join(' ')}`);
  }
  await page.close();
  return wrong;
}

/** Runs in the page: whether the shell has its session and each area answers presses. */
function isReady() {
  const { bus } = globalThis.grandstand ?? {};
  if (bus?.peek('session.state') === undefined) return false;
  const areas = Object.values(bus.peek('areas.state') ?? {});
  return areas.every(({ status }) => status === 'ready');
}

/** Runs in the page: the shell's knowledge of its session and its areas. */
function describeStates() {
  const { bus } = globalThis.grandstand ?? {};
  if (!bus) return `no shell, document ${document.readyState}`;
  return JSON.stringify([bus.peek('session.state') !== undefined, bus.peek('areas.state')]);
}

async function register(context) {
  const { countries } = await (
    await context.request.get('/bff-api/config/all.json?lang=en')
  ).json();
  const country = countries.find(({ code }) => code.toUpperCase() === 'DE');
  const answer = await context.request.post('/web-api/user/register', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Language': 'en' },
    data: {
      type: 'fast_reg',
      country_id: country.id,
      currency_id: country.currencyId,
      is_of_age: true,
      is_terms_agreed: true,
    },
  });
  if (!answer.ok()) throw new Error(`Failed to register a player: ${await answer.text()}`);
}
