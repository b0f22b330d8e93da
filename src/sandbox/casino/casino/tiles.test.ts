import { describe, expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '../../betting/catalog/currencies';
import { PACKS, type PackName } from '../../site/packs/packs';
import { tileOf } from './tiles';
import { findTitle, TITLES, type Title } from './titles';

const currency = (iso: string): Currency => CURRENCIES.find((each) => each.iso === iso)!;
const title = (slug: string): Title => findTitle(slug)!;
const tile = (slug: string, pack: PackName, iso = 'EUR') =>
  tileOf(title(slug), { currency: currency(iso), play: PACKS[pack].play });

describe('a tile', () => {
  test('has the game’s own stakes where the jurisdiction has no bounds', () => {
    expect(tile('amber-orchard', 'open').stake).toMatchObject({ min: 10, max: 10_000 });
    expect(tile('dice', 'open').stake).toMatchObject({ min: 20, max: 10_000, step: 20 });
  });

  test('has no greater stake on slots than the jurisdiction allows, in each currency', () => {
    expect(tile('amber-orchard', 'uk', 'GBP').stake.max).toBe(500);
    expect(tile('amber-orchard', 'de').stake.max).toBe(100);
    // 5 GBP are about 500 RUB.
    expect(tile('amber-orchard', 'uk', 'RUB').stake.max).toBe(50_000);
    expect(tile('dice', 'uk', 'GBP').stake.max).toBe(10_000);
  });

  test.each(TITLES.map(({ slug }) => slug))('%s has possible stakes everywhere', (slug) => {
    for (const { iso } of CURRENCIES) {
      const { min, max, step } = tile(slug, 'de', iso).stake;
      expect(min, iso).toBeGreaterThan(0);
      expect(max, iso).toBeGreaterThanOrEqual(min);
      expect([min % step, max % step], iso).toEqual([0, 0]);
    }
  });

  test('says why a game can’t be played, and whether it can be tried', () => {
    expect(tile('amber-orchard', 'de')).toMatchObject({ blocked: null, isDemo: false });
    expect(tile('dice', 'de').blocked).toBe('jurisdiction');
    expect(tile('terrace-roulette', 'de').blocked).toBe('jurisdiction');
    expect(tile('terrace-roulette', 'uk')).toMatchObject({ blocked: null, isDemo: true });
  });
});

test('no two games have the same number, slug or old slug', () => {
  for (const key of ['id', 'slug', 'oldSlug'] as const) {
    const values = TITLES.map((each) => each[key]).filter((value) => value !== null);
    expect(new Set(values).size).toBe(values.length);
  }
});
