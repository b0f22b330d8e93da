import type { SiteConfig } from '@grandstand/bus-contracts';
import { SITE_MENU } from '@grandstand/bus-contracts/domain';
import { describe, expect, it } from 'vitest';
import { openEntries } from './open-entries';
import { ROUTES } from './routes';

const EVERY_AREA = [...new Set(ROUTES.flatMap(({ area }) => area ?? []))];

async function namesOf(
  config: Partial<SiteConfig>,
  areas: readonly string[] = EVERY_AREA,
): Promise<string[]> {
  const entries = await openEntries(SITE_MENU, {
    language: 'en',
    allowed: ['en'],
    config: { availableRoutes: [], ...config } as SiteConfig,
    areas,
  });
  return entries.map(({ name }) => name);
}

describe('RTE-32 the sections of the site', () => {
  it('are those whose area is registered, in the order of the header', async () => {
    expect(await namesOf({}, ['footer', 'sports'])).toEqual(['live', 'line']);
    expect(await namesOf({}, ['lotto', 'casino', 'sports'])).toEqual([
      'live',
      'line',
      'casino',
      'live_casino',
      'lotto',
    ]);
    expect(await namesOf({ features: ['statistic'] })).toEqual(Object.keys(SITE_MENU));
  });

  it('leave out what the config does not have', async () => {
    expect(await namesOf({})).not.toContain('stats');
    const names = await namesOf({ unavailablePaths: ['/live', '/casino*'] });
    expect(names.slice(0, 4)).toEqual(['line', 'live_casino', 'cyber', 'promotions']);
  });

  it('leave out the products that the jurisdiction does not allow', async () => {
    const names = await namesOf({ play: { products: ['sports', 'slots', 'games'] } });
    expect(names).toEqual(['live', 'line', 'promotions', 'games', 'results']);
    expect(await namesOf({ play: { products: ['lotto'] } })).toEqual([
      'promotions',
      'lotto',
      'results',
    ]);
  });

  it('have a page that a guard cancels where it opens as a dialog', async () => {
    const from = ROUTES.find(({ name }) => name === 'section') ?? null;
    const entries = await openEntries(
      { recharge: '/office/recharge', registration: '/registration' },
      {
        language: 'en',
        allowed: ['en'],
        session: 'player',
        from,
        config: { availableRoutes: [], useRechargeModal: true } as unknown as SiteConfig,
        areas: EVERY_AREA,
      },
    );
    expect(entries).toEqual([{ name: 'recharge', path: '/office/recharge', area: 'payments' }]);
  });

  it('name the area that shows each', async () => {
    const entries = await openEntries(SITE_MENU, {
      language: 'kz',
      allowed: ['kz'],
      areas: ['sports', 'results'],
    });
    expect(entries).toEqual([
      { name: 'live', path: '/live', area: 'sports' },
      { name: 'line', path: '/line', area: 'sports' },
      { name: 'results', path: '/results', area: 'results' },
      // Left out where the config, which is not known here, does not have the feature.
      { name: 'stats', path: '/statistic', area: 'results' },
    ]);
  });
});
