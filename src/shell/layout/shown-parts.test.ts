import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFootRowShown, isPartShown, isPolicyLogoShown, isSnowShown } from './shown-parts';
import { isFarDown, SCREENS_ABOVE } from './viewport';

describe('the shown parts of the layout', () => {
  test('are all except those that the row hides', () => {
    const parts = ['coupon', 'footer', 'seo', 'bottom-bar'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.subarray([...parts]), (part, hides) => {
        expect(isPartShown(part, { route: 'home', hides }, undefined)).toBe(!hides.includes(part));
      }),
    );
  });

  test.each([
    { route: 'registration' },
    { route: 'registration', hides: ['bottom-bar' as const] },
    { route: 'socialregistration' },
    { route: 'home', dialog: 'registration' },
  ])('include the bottom bar at %o if the config allows it', (place) => {
    expect(isPartShown('bottom-bar', place, undefined)).toBe(false);
    expect(isPartShown('bottom-bar', place, { isBottomBarOnRegistration: false })).toBe(false);
    expect(isPartShown('bottom-bar', place, { isBottomBarOnRegistration: true })).toBe(true);
    expect(isPartShown('footer', place, undefined)).toBe(true);
  });

  test('include the bottom bar under any other dialog', () => {
    const place = { route: 'home', dialog: 'sign-in' };
    expect(isPartShown('bottom-bar', place, undefined)).toBe(true);
  });

  test('exclude the bottom bar on another page that hides it, though the config allows it', () => {
    const place = { route: 'section', hides: ['bottom-bar' as const] };
    expect(isPartShown('bottom-bar', place, { isBottomBarOnRegistration: true })).toBe(false);
  });

  test('include the policy logo in five countries and no other', () => {
    const shown = Array.from({ length: 300 }, (_, id) => id).filter((geoCountryId) =>
      isPolicyLogoShown({ geoCountryId }),
    );
    expect(shown).toEqual([1, 66, 120, 126, 228]);
    expect(isPolicyLogoShown(undefined)).toBe(false);
  });

  test('include the row above the footer if it has content', () => {
    expect(isFootRowShown(undefined)).toBe(false);
    expect(isFootRowShown({ geoCountryId: 5 })).toBe(false);
    expect(isFootRowShown({ geoCountryId: 66 })).toBe(true);
    expect(isFootRowShown({ geoCountryId: 5, footerRow: {} })).toBe(true);
  });

  test('include snow on home with that config, unless the site is a plain one', () => {
    expect(isSnowShown('home', { isSnow: true }, {})).toBe(true);
    expect(isSnowShown('section', { isSnow: true }, {})).toBe(false);
    expect(isSnowShown('home', {}, {})).toBe(false);
    expect(isSnowShown('home', undefined, {})).toBe(false);
    expect(isSnowShown('home', { isSnow: true }, { isAppLightVersion: 1 })).toBe(false);
  });

  test('include the button to the top beyond its number of screens, not at it', () => {
    const innerHeight = 900;
    for (const platform of ['desktop', 'mobile'] as const) {
      const edge = SCREENS_ABOVE[platform] * innerHeight;
      expect(isFarDown({ scrollY: edge, innerHeight }, platform)).toBe(false);
      expect(isFarDown({ scrollY: edge + 1, innerHeight }, platform)).toBe(true);
    }
  });
});
