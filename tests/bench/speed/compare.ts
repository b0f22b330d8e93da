import type { Browser } from 'playwright';
import { median, type BenchTable } from '../table';
import { PROFILES, visit, type Profile, type Visit } from './visit';

/** A page of a comparison; the first is the site's. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  /** The buttons of its prices, where they answer a press. */
  readonly price?: string;
  readonly couponCount?: string;
}

/** The buttons of prices and the coupon's number on the pages of the site. */
export const SITE_PRICES = {
  price: 'main [data-outcome]',
  couponCount: '#coupon h2 + span > [aria-hidden]',
};

interface Comparison {
  readonly title: string;
  readonly pages: readonly MeasuredPage[];
  readonly rounds: number;
}

/** The waiting times of a visitor of pages, in a fresh browser, for each profile of a visitor. */
export async function compare(
  browser: Browser,
  { title, pages, rounds }: Comparison,
): Promise<BenchTable> {
  const rows: (string | number)[][] = [];
  for (const [name, profile] of Object.entries(PROFILES)) {
    rows.push(...rowsOf(name, await interleave(browser, profile, pages, rounds)));
  }
  return {
    title: `${title} until it has been still for 12 s; medians of ${rounds} rounds, interleaved; ms and kB`,
    columns: [
      'profile',
      'page',
      'largest paint',
      'site to it',
      'of it',
      'shift',
      'press marked',
      'after it',
      'in the coupon',
      'site to it',
      'blocked',
      'site to it',
      'scripts',
      'requests',
    ],
    rows,
  };
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
  rounds: number,
): Promise<readonly Visits[]> {
  const visits = pages.map(({ name }): Visits => ({ name, quiet: [], pressed: [] }));
  for (let round = 0; round < rounds; round += 1) {
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
      pressed.length > 0 ? Math.round(middle(pressed, 'markedAfter')) : '',
      pressed.length > 0 ? Math.round(middle(pressed, 'pressAnswered')) : '',
      pressed.length > 0 ? ratio('pressed', 'pressAnswered') : '',
      Math.round(middle(quiet, 'blocked')),
      ratio('quiet', 'blocked'),
      Math.round(middle(quiet, 'scriptBytes') / 1024),
      middle(quiet, 'requests'),
    ];
  });
}
