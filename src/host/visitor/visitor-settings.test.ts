import { DEFAULT_VIEW_SETTINGS, formatViewSettings } from '@grandstand/bus-contracts/area';
import { describe, expect, it } from 'vitest';
import { visitorSettings } from './visitor-settings';

/** What a browser with a zone writes, under a name that no server knows. */
const written = (timeZone: string, now: number): string =>
  formatViewSettings({ ...DEFAULT_VIEW_SETTINGS, timeZone }, now).replace(
    /timeZone=[^&]*/,
    'timeZone=Made%2FLater',
  );
const clockIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

describe('a zone that the server does not know', () => {
  it.each([
    ['in winter', Date.UTC(2026, 0, 15, 12)],
    ['in summer', Date.UTC(2026, 6, 15, 12)],
  ])('has its times, whatever its offset is %s', (_, now) => {
    const zones = Intl.supportedValuesOf('timeZone');
    const byOffset = new Map(zones.map((zone) => [written(zone, now), zone]));
    expect(byOffset.size).toBeGreaterThan(35);
    for (const [text, zone] of byOffset) {
      // As it is written, and as a server has it that decodes cookies.
      for (const read of [text, decodeURIComponent(text)]) {
        const { timeZone } = visitorSettings(read, now);
        expect([read, clockIn(timeZone, now)]).toEqual([read, clockIn(zone, now)]);
      }
    }
  });

  it.each([
    'timeZone=Foo%2FBar',
    'timeZone=Foo%2FBar&utc=',
    'timeZone=Foo%2FBar&utc=%2B25%3A00',
    'timeZone=Foo%2FBar&utc=%2B03%3A17',
    'timeZone=Foo%2FBar&utc=constructor',
    'timeZone=Foo%2FBar&utc=%3Cb%3E',
  ])('is UTC where its offset is none: %s', (text) => {
    expect(visitorSettings(text, 0)).toEqual(DEFAULT_VIEW_SETTINGS);
  });
});

it('a zone that the server knows is that zone, whatever offset is written', () => {
  const text = 'timeZone=America%2FCoyhaique&utc=%2B09%3A00';
  expect(visitorSettings(text, 0).timeZone).toBe('America/Coyhaique');
  expect(visitorSettings('timeZone=Etc/GMT+3', 0).timeZone).toBe('Etc/GMT+3');
});
