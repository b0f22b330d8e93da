import { describe, expect, it } from 'vitest';
import { DEFAULT_VIEW_SETTINGS, formatViewSettings, parseViewSettings } from './view-settings';

describe('the settings a page is rendered by', () => {
  it('are what the cookie says', () => {
    expect(parseViewSettings('appTheme=0&coefViewId=2&is12h=1&timeZone=Europe%2FBerlin')).toEqual({
      appTheme: 0,
      coefViewId: 2,
      is12h: 1,
      timeZone: 'Europe/Berlin',
    });
  });

  it('come back from their own text', () => {
    const settings = parseViewSettings('coefViewId=16&timeZone=Asia%2FAlmaty');
    expect(parseViewSettings(formatViewSettings(settings))).toEqual(settings);
  });

  it('hold what the player put away, and only that', () => {
    const settings = parseViewSettings('isBetGenerator=0&isAccumulatorOfTheDay=9');
    expect(settings).toMatchObject({ isBetGenerator: 0, isAccumulatorOfTheDay: 1 });
    expect(formatViewSettings(settings)).toContain('isBetGenerator=0');
    expect(formatViewSettings(parseViewSettings(''))).not.toContain('isBetGenerator');
  });

  it.each(['', 'appTheme=7&coefViewId=3&is12h=yes&timeZone=Mars%2FBase', '%%%', 'coefViewId=1e0'])(
    'are the defaults where they make no sense: "%s"',
    (text) => expect(parseViewSettings(text)).toEqual(DEFAULT_VIEW_SETTINGS),
  );
});
