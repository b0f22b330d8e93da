import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { serveNextPage } from './speed/next-page';
import { compare, SITE_PRICES } from './speed/compare';
import { servePlainPage } from './speed/plain-page';
import type { BenchTable } from './table';

const PATH = '/en/line';
const NEXT_PRICE = 'main button[aria-pressed]';
const ROUNDS = 5;

/**
 * The waiting times of a visitor of the line page, in a fresh browser, beside the least that the same HTML
 * can take (served without its scripts by a bare `node:http`), and beside a Next.js page of the same
 * matches, which has no coupon, menu, account or live prices. The latter is left out where Next.js
 * can't be installed.
 */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const plain = await servePlainPage(site.origin, PATH);
  const next = await serveNextPage(site.origin);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  const pages = [
    { name: 'the site', url: site.origin + PATH, ...SITE_PRICES },
    { name: 'its HTML, no scripts', url: plain.origin + PATH },
    ...(next ? [{ name: 'Next.js, matches alone', url: next.origin, price: NEXT_PRICE }] : []),
  ];
  try {
    return [await compare(browser, { title: 'The line page', pages, rounds: ROUNDS })];
  } finally {
    await browser.close();
    next?.stop();
    await plain.close();
    await site.stop();
  }
}
