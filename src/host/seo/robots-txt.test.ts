import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { describe, expect, it, test } from 'vitest';
import { ROUTES } from '../../routes/routes';
import { addressesOf, INDEXED_ROWS } from '../../routes/search';
import { createFakeSite, usualAnswer } from '../testing/fake-site';
import { isAllowedBy } from '../testing/robots';

interface Case {
  readonly of: string;
  readonly robots: string;
  readonly asked: readonly (readonly [agent: string, url: string, isAllowed: boolean])[];
}
const CASES = JSON.parse(
  readFileSync(new URL('../../../tests/public-data/robots-cases.json', import.meta.url), 'utf8'),
) as readonly Case[];

const SITE = 'http://localhost:3000';

/** What is one person's own, or leads to it. */
const PRIVATE = [
  '/office',
  '/office/history',
  '/office/account?tab=1',
  '/office/security#two-step',
  '/coupon',
  '/print-coupon/90412',
  '/onpay/success?payment=5',
];

describe('robots.txt', () => {
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url }) =>
        url.includes('/seo/sports-map')
          ? Response.json({
              sports: [
                {
                  id: 1,
                  name: 'Football',
                  path: '/line/football',
                  champs: [
                    {
                      id: 2,
                      name: 'League',
                      path: '/line/football/league',
                      // Words of private addresses within public ones.
                      games: ['office', 'coupon', 'user', 'onpay'].map((name, id) => ({
                        id,
                        path: `/line/football/league/${id}-${name}`,
                      })),
                    },
                  ],
                },
              ],
            })
          : Response.json(usualAnswer(url, {})),
    },
    {},
    5000,
  );
  const load = async (path: string): Promise<string> =>
    (await site.shell.request(SITE + path)).text();

  // First, that the reader of this test reads such files as the crawlers do.
  it.each(CASES)('is read as $of says: $robots', ({ robots, asked }) => {
    for (const [agent, url, isAllowed] of asked) {
      // The crawlers' reader does not encode addresses, and a URL is always encoded.
      if (/[^\0-\u007F]/.test(url)) continue;
      expect([agent, url, isAllowedBy(robots, agent, url)]).toEqual([agent, url, isAllowed]);
    }
  });

  test.each(LANGUAGES)(
    'SEO-01 lets crawlers load every address of the sitemap in %s',
    async (id) => {
      const robots = await load('/robots.txt');
      const index = await load('/sitemap.xml');
      const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
      const texts = await Promise.all(maps.map((map) => load(map.slice(SITE.length))));
      const all = texts.flatMap((text) =>
        [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc),
      );
      const own = all.filter((loc) => loc.startsWith(`${SITE}/${id}`));
      expect(own.length).toBeGreaterThan(10);
      // And what it lists once every area is there.
      own.push(...INDEXED_ROWS.flatMap(addressesOf).map((path) => `${SITE}/${id}${path}`));
      expect(own.length).toBeGreaterThan(60);
      for (const agent of ['Googlebot', 'YandexBot', 'bingbot']) {
        expect(own.filter((loc) => !isAllowedBy(robots, agent, loc))).toEqual([]);
      }
    },
  );

  test.each(LANGUAGES)('SEO-01 keeps crawlers from private pages in %s', async (id) => {
    const robots = await load('/robots.txt');
    const office = ROUTES.filter(({ meta }) => meta.group === 'office').map(({ pattern }) =>
      pattern.replaceAll(/:\w+(?:\([^)]*\))?\??/g, '1'),
    );
    expect(office.length).toBeGreaterThan(5);
    const addresses = [...PRIVATE, ...office].map((path) => `${SITE}/${id}${path}`);
    expect(addresses.filter((one) => isAllowedBy(robots, 'Googlebot', one))).toEqual([]);
  });
});
