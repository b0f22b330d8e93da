import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/suite/chromium.mjs';
import { startSite } from '../../src/tools/site/site.mjs';
import { serveNextPage } from './next-page';
import { servePlainPage } from './speed/plain-page';
import { PROFILES, visit, type Profile, type Visit } from './speed/visit';
import { median, type BenchTable } from './table';

const PATH = '/en/line';
const PRICE = 'main [data-outcome]';
const NEXT_PRICE = 'main button[aria-pressed]';
const COUPON_COUNT = '#coupon h2 + span > [aria-hidden]';
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
  const pages: readonly MeasuredPage[] = [
    { name: 'the site', url: site.origin + PATH, price: PRICE, couponCount: COUPON_COUNT },
    { name: 'its HTML, no scripts', url: plain.origin + PATH },
    ...(next ? [{ name: 'Next.js, matches alone', url: next.origin, price: NEXT_PRICE }] : []),
  ];
  try {
    const rows: (string | number)[][] = [];
    for (const [name, profile] of Object.entries(PROFILES)) {
      rows.push(...rowsOf(name, await interleave(browser, profile, pages)));
    }
    return [
      {
        title: `The line page until it has been still for 12 s; medians of ${ROUNDS} rounds, interleaved; ms and kB`,
        columns: [
          'profile',
          'page',
          'largest paint',
          'site to it',
          'of it',
          'shift',
          'press marked',
          'in the coupon',
          'site to it',
          'blocked',
          'site to it',
          'scripts',
          'requests',
        ],
        rows,
      },
    ];
  } finally {
    await browser.close();
    next?.stop();
    await plain.close();
    await site.stop();
  }
}

interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  /** The buttons of its prices, where they answer a press. */
  readonly price?: string;
  readonly couponCount?: string;
}

interface Visits {
  readonly name: string;
  readonly quiet: Visit[];
  readonly pressed: Visit[];
}

async function interleave(
  browser: Browser,
  profile: Profile,
  pages: readonly MeasuredPage[],
): Promise<readonly Visits[]> {
  const visits = pages.map(({ name }): Visits => ({ name, quiet: [], pressed: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url, price, couponCount }] of pages.entries()) {
      visits[at]?.quiet.push(await visit(browser, profile, { url }));
      if (price)
        visits[at]?.pressed.push(await visit(browser, profile, { url, price, couponCount }));
    }
  }
  return visits;
}

function rowsOf(profile: string, pages: readonly Visits[]): (string | number)[][] {
  return pages.map(({ name, quiet, pressed }) => {
    const middle = (visits: readonly Visit[], reading: keyof Visit): number =>
      median(visits.map((one) => Number(one[reading])));
    const [site] = pages;
    // Of the rounds in which both were read; a page that blocks nothing has no ratio.
    const ratio = (of: 'quiet' | 'pressed', reading: keyof Visit): string => {
      const own = of === 'quiet' ? quiet : pressed;
      const ratios = own.map(
        (one, round) => Number(site?.[of][round]?.[reading]) / Number(one[reading]),
      );
      const value = median(ratios);
      return Number.isFinite(value) ? value.toFixed(2) : '';
    };
    return [
      profile,
      name,
      Math.round(middle(quiet, 'largestPaint')),
      ratio('quiet', 'largestPaint'),
      quiet[0]?.largestOf ?? '',
      middle(quiet, 'shift').toFixed(3),
      pressed.length > 0 ? Math.round(middle(pressed, 'pressMarked')) : '',
      pressed.length > 0 ? Math.round(middle(pressed, 'pressAnswered')) : '',
      pressed.length > 0 ? ratio('pressed', 'pressAnswered') : '',
      Math.round(middle(quiet, 'blocked')),
      ratio('quiet', 'blocked'),
      Math.round(middle(quiet, 'scriptBytes') / 1024),
      middle(quiet, 'requests'),
    ];
  });
}
