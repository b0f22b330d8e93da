import { describe, expect, it } from 'vitest';
import { daysOfCountry } from '@grandstand/bus-contracts/domain/places';
import { COUNTRIES } from './countries';

const HOUR = 3_600_000;
const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(at);

/** The zones of a country as Node's data list them, which browsers lack. */
function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as { readonly timeZones?: readonly string[] };
  return locale.timeZones ?? [];
}

describe('the days of a country', () => {
  it.each(COUNTRIES.map(({ code }) => code))('in %s are those of its outermost zones', (code) => {
    const zones = zonesOf(code);
    expect(zones).not.toEqual([]);
    // In summer and in winter, at each hour of the day.
    for (const start of [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]) {
      for (let at = start; at < start + 24 * HOUR; at += HOUR) {
        const days = zones.map((zone) => dayIn(zone, at)).toSorted();
        expect(daysOfCountry(code, at)).toEqual({ earliest: days[0], latest: days.at(-1) });
      }
    }
  });

  it.each([undefined, '', 'QQ', 'constructor'])(
    'that is not known (%s) are those of the world',
    (code) => {
      expect(daysOfCountry(code, Date.UTC(2026, 10, 25, 11))).toEqual({
        earliest: '2026-11-24',
        latest: '2026-11-26',
      });
    },
  );
});
