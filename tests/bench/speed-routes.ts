import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { compare, SITE_PRICES } from './speed/compare';
import { servePlainPage } from './speed/plain-page';
import type { BenchTable } from './table';

const LINE = '/en/line';
const ROUNDS = 3;
/** The link to a match, whose last part begins with its number. */
const MATCH = /href="(\/en\/line\/[\w-]+\/[\w-]+\/\d[\w-]+)"/;

interface Route {
  readonly title: string;
  readonly path: string;
  /** Whether its prices are pressed. */
  readonly hasPrices: boolean;
}

/** The same as the bench of the line page for other pages, each beside its own HTML without scripts. */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  try {
    const routes: readonly Route[] = [
      { title: 'The home page', path: '/en', hasPrices: false },
      { title: 'The live page', path: '/en/live', hasPrices: true },
      { title: 'The page of a match', path: await matchPath(site.origin), hasPrices: true },
      { title: 'The casino', path: '/en/casino', hasPrices: false },
    ];
    const tables: BenchTable[] = [];
    for (const route of routes) tables.push(await measure(browser, site.origin, route));
    return tables;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measure(
  browser: Browser,
  origin: string,
  { title, path, hasPrices }: Route,
): Promise<BenchTable> {
  const plain = await servePlainPage(origin, path);
  try {
    const pages = [
      { name: 'the site', url: origin + path, ...(hasPrices && SITE_PRICES) },
      { name: 'its HTML, no scripts', url: plain.origin + path },
    ];
    return await compare(browser, { title, pages, rounds: ROUNDS });
  } finally {
    await plain.close();
  }
}

/** The page of the line's first match. */
async function matchPath(origin: string): Promise<string> {
  const page = await (await fetch(origin + LINE)).text();
  const [, path] = MATCH.exec(page) ?? [];
  if (path === undefined) throw new Error('Failed to find a match on the line page.');
  return path;
}
