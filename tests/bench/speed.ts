import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../src/tools/chromium.mjs';
import { startSite } from '../../src/tools/site.mjs';
import { servePlainPage } from './speed/plain-page';
import { PROFILES, visit, type Profile, type Visit } from './speed/visit';
import { median, type BenchTable } from './table';

const PATH = '/en/line';
const ROUNDS = 5;

/**
 * What a visitor waits for on the line page, in a fresh browser, beside the least that the same HTML
 * can take: served without its scripts by a bare `node:http`.
 */
export async function run(): Promise<BenchTable[]> {
  const site = await startSite();
  const plain = await servePlainPage(site.origin, PATH);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs(),
  });
  try {
    const rows: (string | number)[][] = [];
    for (const [name, profile] of Object.entries(PROFILES)) {
      const visits = await interleave(browser, profile, {
        site: site.origin + PATH,
        plain: plain.origin + PATH,
      });
      rows.push(...rowsOf(name, visits));
    }
    return [
      {
        title: `The line page until it has been still for 12 s; medians of ${ROUNDS} rounds, interleaved; ms and kB`,
        columns: [
          'profile',
          'page',
          'largest paint',
          'of it',
          'shift',
          'press',
          'blocked',
          'scripts',
          'requests',
        ],
        rows,
      },
    ];
  } finally {
    await browser.close();
    await plain.close();
    await site.stop();
  }
}

interface Visits {
  readonly quiet: readonly Visit[];
  readonly pressed: readonly Visit[];
  readonly plain: readonly Visit[];
}

async function interleave(
  browser: Browser,
  profile: Profile,
  urls: { readonly site: string; readonly plain: string },
): Promise<Visits> {
  const visits = { quiet: [] as Visit[], pressed: [] as Visit[], plain: [] as Visit[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.quiet.push(await visit(browser, profile, { url: urls.site }));
    visits.plain.push(await visit(browser, profile, { url: urls.plain }));
    visits.pressed.push(await visit(browser, profile, { url: urls.site, isPressed: true }));
  }
  return visits;
}

function rowsOf(profile: string, { quiet, pressed, plain }: Visits): (string | number)[][] {
  const middle = (visits: readonly Visit[], name: keyof Visit): number =>
    median(visits.map((one) => Number(one[name])));
  const paint = middle(quiet, 'largestPaint');
  const leastPaint = middle(plain, 'largestPaint');
  return [
    [
      profile,
      'the site',
      Math.round(paint),
      quiet[0]?.largestOf ?? '',
      middle(quiet, 'shift').toFixed(3),
      Math.round(middle(pressed, 'pressAnswered')),
      Math.round(middle(quiet, 'blocked')),
      Math.round(middle(quiet, 'scriptBytes') / 1024),
      middle(quiet, 'requests'),
    ],
    [
      profile,
      'its HTML, no scripts',
      Math.round(leastPaint),
      plain[0]?.largestOf ?? '',
      middle(plain, 'shift').toFixed(3),
      '',
      Math.round(middle(plain, 'blocked')),
      0,
      middle(plain, 'requests'),
    ],
    [profile, 'ratio', (paint / leastPaint).toFixed(2), '', '', '', '', '', ''],
  ];
}
