import { describe, expect, it } from 'vitest';
import { findTitle } from '../casino/titles';
import { CURRENCIES } from '../../betting/catalog/currencies';
import { PACKS } from '../../site/packs/packs';
import { boundsFor, cycleOf, isWithin } from './game-rules';

const TODAY = '2026-11-20';
const title = (slug: string) => findTitle(slug)!;
const currency = (iso: string) => CURRENCIES.find((each) => each.iso === iso)!;
const boundsIn = (slug: string, iso: string, birthday: string | null) =>
  boundsFor(title(slug), PACKS.uk.play, { currency: currency(iso), birthday, today: TODAY });

describe('the bounds of a bet', () => {
  it.each([
    ['24', '2001-11-21', 200],
    ['25', '2001-11-20', 500],
    ['unknown', null, 200],
  ])('on slots in GBP at the age of %s', (_, birthday, max) => {
    expect(boundsIn('amber-orchard', 'GBP', birthday).max).toBe(max);
  });

  it('follow the rate in another currency', () => {
    // A pound is as much as 100 roubles here.
    expect(boundsIn('amber-orchard', 'RUB', '2001-11-21').max).toBe(20_000);
    expect(boundsIn('amber-orchard', 'RUB', '2001-11-20').max).toBe(50_000);
  });

  it('on other games are the same at every age', () => {
    expect(boundsIn('dice', 'GBP', null)).toEqual(boundsIn('dice', 'GBP', '1970-01-01'));
    expect(boundsIn('dice', 'GBP', null).max).toBeGreaterThan(500);
  });

  it('have the least and the greatest amount, and whole steps alone', () => {
    const bounds = { min: 20, max: 100, step: 20 };
    const amounts = [0, 19, 20, 30, 40, 100, 120];
    expect(amounts.filter((amount) => isWithin(bounds, amount))).toEqual([20, 40, 100]);
  });
});

it('the cycle of slots is that of the jurisdiction for slots, and that of all others the other', () => {
  const { play } = PACKS.uk;
  expect([cycleOf(title('amber-orchard'), play), cycleOf(title('dice'), play)]).toEqual([
    2500, 5000,
  ]);
});
