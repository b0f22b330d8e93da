import { describe, expect, it } from 'vitest';
import { formatViewSettings, parseViewSettings, preferredLanguage } from './view-settings';

describe('the settings a page is rendered by', () => {
  it('are what the cookie says', () => {
    const settings = { appTheme: 0, coefViewId: 2, is12h: 1, timeZone: 'Europe/Berlin' };
    expect(parseViewSettings('appTheme=0&coefViewId=2&is12h=1&timeZone=Europe%2FBerlin')).toEqual(
      settings,
    );
    expect(parseViewSettings(formatViewSettings(parseViewSettings('coefViewId=16')))).toMatchObject(
      {
        coefViewId: 16,
      },
    );
  });

  it.each(['', 'appTheme=7&coefViewId=3&is12h=yes&timeZone=Mars%2FBase', '%%%', 'coefViewId=1e0'])(
    'are the defaults where they make no sense: "%s"',
    (text) => {
      expect(parseViewSettings(text)).toEqual({
        appTheme: 1,
        coefViewId: 0,
        is12h: 0,
        timeZone: 'UTC',
      });
    },
  );
});

describe('the language of a first page', () => {
  it.each([
    ['az', 'en', 'az'],
    [undefined, 'en-GB,en;q=0.9', 'en'],
    [undefined, 'uk-UA,uk;q=0.9,en;q=0.8', 'ua'],
    [undefined, 'de,kk;q=0.4,en;q=0.3', 'kz'],
    [undefined, 'fr', 'ru'],
    [undefined, undefined, 'ru'],
    ['xx', 'en;q=0,az', 'az'],
  ])('chosen %s, accepted %s: %s', (chosen, accepted, language) => {
    expect(preferredLanguage(chosen, accepted)).toBe(language);
  });
});
