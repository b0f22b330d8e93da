import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { root } from '../../src/tools/run.mjs';
import type { ContenderName, PageReading } from './page/client';
import { median, type BenchTable } from './table';

const RATES = [1000, 5000, 20_000];
const ROUNDS = 7;
const WARM_UP_MS = 1000;
const MEASURE_MS = 3000;
const ADDRESS = 'http://bench.localhost/';
const OUTPUT = join(root, '.cache/bench-page');

interface Reading extends PageReading {
  /** Seconds of processor time of the renderer per second. */
  readonly cpu: number;
  /** Seconds of tasks on the page's main thread per second. */
  readonly task: number;
}

/** A page of 2,000 prices under a feed: ours against text written into the DOM once a frame. */
export async function run(): Promise<BenchTable[]> {
  await buildPage();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  try {
    const rows: (string | number)[][] = [];
    for (const rate of RATES) rows.push(await compare(browser, rate));
    return [
      {
        title: `A page of 2,000 outcomes, ${ROUNDS} rounds of ${MEASURE_MS / 1000} s each, interleaved; medians`,
        columns: [
          'updates/s',
          'CPU raw DOM',
          'CPU bus + React',
          'ratio',
          'task ratio',
          'p95 frame raw, ms',
          'p95 frame bus, ms',
          'shown/s raw',
          'shown/s bus',
        ],
        rows,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function compare(browser: Browser, rate: number): Promise<(string | number)[]> {
  const readings: Record<ContenderName, Reading[]> = { raw: [], bus: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order changes, so that a machine that slows down favours none.
    const order: ContenderName[] = round % 2 === 0 ? ['raw', 'bus'] : ['bus', 'raw'];
    for (const name of order) readings[name].push(await measure(browser, name, rate));
  }
  const { raw, bus } = readings;
  const of = (list: Reading[], read: (reading: Reading) => number): number =>
    median(list.map(read));
  const ratio = (read: (reading: Reading) => number): number =>
    median(bus.map((reading, index) => read(reading) / read(raw[index]!)));
  return [
    rate,
    of(raw, (r) => r.cpu).toFixed(3),
    of(bus, (r) => r.cpu).toFixed(3),
    ratio((r) => r.cpu).toFixed(2),
    ratio((r) => r.task).toFixed(2),
    of(raw, (r) => r.p95FrameMs).toFixed(1),
    of(bus, (r) => r.p95FrameMs).toFixed(1),
    Math.round(of(raw, (r) => r.shown / r.seconds)),
    Math.round(of(bus, (r) => r.shown / r.seconds)),
  ];
}

async function measure(browser: Browser, name: ContenderName, rate: number): Promise<Reading> {
  const page = await openPage(browser);
  const system = await browser.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  await page.evaluate(([contender, perSecond]) => bench.start(contender, perSecond), [
    name,
    rate,
  ] as const);
  await wait(WARM_UP_MS);
  const before = await usage(system, session);
  await page.evaluate(() => bench.mark());
  await wait(MEASURE_MS);
  const after = await usage(system, session);
  const reading = await page.evaluate(() => bench.stop());

  await system.detach();
  await page.close();
  return {
    ...reading,
    cpu: (after.cpu - before.cpu) / (after.at - before.at),
    task: (after.task - before.task) / (after.at - before.at),
  };
}

interface Usage {
  readonly at: number;
  readonly cpu: number;
  readonly task: number;
}

async function usage(system: CDPSession, page: CDPSession): Promise<Usage> {
  const [{ processInfo }, { metrics }] = await Promise.all([
    system.send('SystemInfo.getProcessInfo'),
    page.send('Performance.getMetrics'),
  ]);
  const renderers = processInfo.filter((info) => info.type === 'renderer');
  return {
    at: performance.now() / 1000,
    cpu: renderers.reduce((total, info) => total + info.cpuTime, 0),
    task: metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN,
  };
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const script = await readFile(join(OUTPUT, 'page.js'), 'utf8');
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('page.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: PAGE }),
  );
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>Page bench</title>
<style>
  #root { display: grid; grid-template-columns: repeat(20, 64px); gap: 4px; font: 13px/18px sans-serif }
  .cell { width: 64px; height: 24px; padding: 0; contain: strict; font-variant-numeric: tabular-nums }
</style>
<div id="root"></div><script type="module" src="page.js"></script>`;

/** The same build as the product's: production React, minified. */
async function buildPage(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: OUTPUT,
      emptyOutDir: true,
      copyPublicDir: false,
      lib: { entry: 'tests/bench/page/client.ts', formats: ['es'], fileName: () => 'page.js' },
    },
  });
}
