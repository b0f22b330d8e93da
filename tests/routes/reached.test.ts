import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_MENU } from '@grandstand/bus-contracts/domain';
import { registerPlayer } from '@grandstand/sandbox/testing';
import { openOwnSite, type OwnSite, type ServedPage } from '../harness/reach/own-site';
import { pageAt, SITE_PAGES } from '../harness/reach/site-pages';
import { UNLINKED } from '../harness/reach/unlinked-pages';

/** A list leads to hundreds of pages that are made alike. */
const MAX_OF_A_KIND = 2;

let site: OwnSite;
let player: { readonly cookie: string };

beforeAll(async () => {
  site = await openOwnSite();
  player = await registerPlayer(site.operator);
});

afterAll(async () => {
  await site.operator.sandbox.close();
});

/** The path of a link within the English site; undefined where it leads elsewhere. */
function pathOf(href: string): string | undefined {
  const path = href.replaceAll('&amp;', '&').replace(/[?#].*$/, '');
  return /^\/en(?:\/|$)/.test(path) ? path : undefined;
}

/** The paths that the links of a served page lead to. */
function linksIn({ html, location }: ServedPage): readonly string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return [...hrefs, location ?? ''].flatMap((href) => pathOf(href) ?? []);
}

/** What search engines, and those who share an indexed page, lack of its head. */
function lackOf({ html }: ServedPage): readonly string[] {
  const { head = '' } = /<head>(?<head>.*?)<\/head>/s.exec(html)?.groups ?? {};
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return [];
  return ['name="description"', 'property="og:title"', 'property="og:description"'].filter(
    (tag) => !new RegExp(`<meta ${tag} content="[^"]+"`).test(head),
  );
}

interface Walk {
  /** The pages that links led to. */
  readonly reached: Set<string>;
  /** Links that led to no page. */
  readonly broken: string[];
  /** What indexed pages lack of their heads. */
  readonly lacks: string[];
}

/** Follows the links of served pages, some of each kind: those of pages for all as a guest, the others as a player. */
async function walk(first: readonly string[]): Promise<Walk> {
  const found: Walk = { reached: new Set(), broken: [], lacks: [] };
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const waiting: string[] = [];
  const meet = (path: string): void => {
    if (known.has(path)) return;
    known.add(path);
    const kind = pageAt(path)?.path ?? path;
    found.reached.add(kind);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= MAX_OF_A_KIND) waiting.push(path);
  };
  for (const path of first) meet(path);
  for (const path of waiting) {
    const page = pageAt(path);
    const served = await site.get(path, page?.isForPlayers ? player.cookie : undefined);
    if (served.status >= 400) found.broken.push(`${served.status} ${path}`);
    if (served.status === 200 && page?.isIndexed) {
      found.lacks.push(...lackOf(served).map((tag) => `${path} ${tag}`));
    }
    for (const next of linksIn(served)) meet(next);
  }
  return found;
}

/** The pages that no link led to, of those that are there. */
async function unreached({ reached }: Walk): Promise<readonly string[]> {
  const left = SITE_PAGES.filter(({ path }) => !reached.has(path));
  const there: string[] = [];
  for (const { path, isForPlayers } of left) {
    // Without a name of the operator's there is no address to ask for.
    const isThere =
      path.includes('/:') ||
      (await site.get(`/en${path}`, isForPlayers ? player.cookie : undefined)).status === 200;
    if (isThere) there.push(path);
  }
  return there;
}

const hasReason = (path: string): boolean => UNLINKED.some(({ pages }) => pages.test(path));

describe('the pages of the site', () => {
  let found: Walk;
  let left: readonly string[];

  beforeAll(async () => {
    // The menu of the account opens by a press.
    const menu = Object.values(ACCOUNT_MENU).flatMap((path) => pathOf(`/en${path}`) ?? []);
    found = await walk(['/en', ...menu]);
    left = await unreached(found);
  });

  test('are reached by links from home, or say why they are not', () => {
    expect(found.reached.size).toBeGreaterThan(100);
    expect(left.filter((path) => !hasReason(path))).toEqual([]);
  });

  test('that have a reason to be without a link have none', () => {
    expect([...found.reached].filter(hasReason)).toEqual([]);
    expect(
      UNLINKED.filter(({ pages }) => !SITE_PAGES.some(({ path }) => pages.test(path))),
    ).toEqual([]);
  });

  test('have no link to a page that is not there', () => {
    expect(found.broken).toEqual([]);
  });

  test('SEO-01 that search engines may index have a description and Open Graph tags', () => {
    expect(found.lacks).toEqual([]);
  });
});
