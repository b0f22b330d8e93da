import fc from 'fast-check';
import * as v from 'valibot';
import { settingsSchema } from '../contracts/player/settings';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index';
import {
  DEFAULT_VIEW_SETTINGS,
  documentMarks,
  formatViewSettings,
  parseViewSettings,
  settingOf,
  themeMedia,
} from './view-settings';

describe('the settings a page is rendered by', () => {
  it('are those of the cookie', () => {
    expect(parseViewSettings('appTheme=0&coefViewId=2&is12h=1&timeZone=Europe%2FBerlin')).toEqual({
      appTheme: 0,
      coefViewId: 2,
      is12h: 1,
      timeZone: 'Europe/Berlin',
    });
  });

  it('are read as they were written', () => {
    const settings = parseViewSettings('coefViewId=16&timeZone=Asia%2FAlmaty');
    expect(parseViewSettings(formatViewSettings(settings))).toEqual(settings);
  });

  it('SET-01 hold what the player chose, and only that', () => {
    const settings = parseViewSettings('isBetGenerator=0&isAccumulatorOfTheDay=9&isShowGameId=1');
    expect(settings).toEqual({ ...DEFAULT_VIEW_SETTINGS, isBetGenerator: 0, isShowGameId: 1 });
    expect(formatViewSettings(settings)).toBe(
      'coefViewId=0&is12h=0&timeZone=UTC&isBetGenerator=0&isShowGameId=1',
    );
    expect(formatViewSettings({ ...settings, isBetGenerator: 1, isShowGameId: 0 })).toBe(
      formatViewSettings(DEFAULT_VIEW_SETTINGS),
    );
  });

  it.each([
    ['isMoveVideoOnScroll', 1],
    ['leftSectionDisplayState', 1],
    ['rightSectionDisplayState', 1],
    ['isAccumulatorOfTheDay', 1],
    ['isLiveAccumulatorOfTheDay', 1],
    ['isBetGenerator', 1],
    ['isSlashShortcut', 1],
    ['appViewType', 0],
    ['appFontSize', 0],
    ['coefIndicationType', 0],
    ['marketsNameType', 0],
    ['cookiesAgreeType', 0],
    ['isAppCompactView', 0],
    ['isAppLightVersion', 0],
    ['isBestMatchesOnTop', 0],
    ['isDetailedScore', 0],
    ['isDisplayStatsInNewWindow', 0],
    ['isGroupByCountry', 0],
    ['isShowGameId', 0],
    ['isShowSportsOnly', 0],
    ['isTeamLogosInCoupon', 0],
    ['zoneState', 0],
  ] as const)('SET-01 %s holds at %i by itself, and at what was chosen', (name, first) => {
    expect(settingOf({}, name)).toBe(first);
    const other = first === 1 ? 0 : 1;
    const chosen = parseViewSettings(`${name}=${other}`);
    expect(settingOf(chosen, name)).toBe(other);
    expect(parseViewSettings(formatViewSettings(chosen))).toEqual(chosen);
  });

  it.each([
    ['17-1-2', '17-1-2'],
    ['', undefined],
    ['17-', undefined],
    ['1;2', undefined],
    [`${'1-'.repeat(30)}1`, undefined],
  ])('SET-01 keep the order of columns "%s" as %j', (written, read) => {
    const settings = parseViewSettings(new URLSearchParams({ listMarkets: written }).toString());
    expect(settings.listMarkets).toBe(read);
    expect(parseViewSettings(formatViewSettings(settings))).toEqual(settings);
  });

  it('SET-01 are complete and of the right types for any cookie', () => {
    const names = Object.keys(settingsSchema.entries).filter((name) => name !== 'language');
    const piece = fc.tuple(
      fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), fc.string()),
      fc.oneof(fc.constantFrom('0', '1', '2', '9', '01', '-1', '1e0', 'NaN', ''), fc.string()),
    );
    const cookie = fc.oneof(
      fc.array(piece).map((pairs) => new URLSearchParams(pairs).toString()),
      fc.string(),
    );
    const shape = v.strictObject(v.omit(settingsSchema, ['language']).entries);
    fc.assert(
      fc.property(cookie, (text) => {
        const read = parseViewSettings(text);
        expect(v.is(shape, read)).toBe(true);
        expect(parseViewSettings(formatViewSettings(read), read)).toEqual(
          parseViewSettings(formatViewSettings(read)),
        );
      }),
      { numRuns: runs(2000) },
    );
  });

  it.each([0, 1] as const)(
    'SET-01 keep the theme %i once it is chosen, and none before',
    (theme) => {
      expect(parseViewSettings('coefViewId=1').appTheme).toBeUndefined();
      const chosen = { ...DEFAULT_VIEW_SETTINGS, appTheme: theme };
      expect(parseViewSettings(formatViewSettings(chosen))).toEqual(chosen);
      const given = parseViewSettings(
        formatViewSettings({ ...chosen, appTheme: undefined }),
        chosen,
      );
      expect(given).not.toHaveProperty('appTheme');
    },
  );

  it('SET-01 show the theme of the device until one is chosen', () => {
    expect(themeMedia('dark', {})).toBe('(prefers-color-scheme: dark)');
    expect(themeMedia('light', {})).toBe('(prefers-color-scheme: light)');
    expect(themeMedia('dark', { appTheme: 1 })).toBe('all');
    expect(themeMedia('light', { appTheme: 1 })).toBe('not all');
    expect(themeMedia('dark', { appTheme: 0 })).toBe('not all');
  });

  it.each(['', 'appTheme=7&coefViewId=3&is12h=yes&timeZone=Mars%2FBase', '%%%', 'coefViewId=1e0'])(
    'are the defaults for the invalid value "%s"',
    (text) => expect(parseViewSettings(text)).toEqual(DEFAULT_VIEW_SETTINGS),
  );
});

describe('the marks of the document', () => {
  it('are the theme, and the player’s choices', () => {
    expect(documentMarks(DEFAULT_VIEW_SETTINGS)).toEqual({});
    expect(documentMarks({ ...DEFAULT_VIEW_SETTINGS, appTheme: 1 })).toEqual({ theme: 'dark' });
    expect(
      documentMarks({
        ...DEFAULT_VIEW_SETTINGS,
        appTheme: 0,
        appFontSize: 2,
        coefIndicationType: 1,
        isAppCompactView: 1,
        isAppLightVersion: 1,
        leftSectionDisplayState: 0,
        rightSectionDisplayState: 0,
        isShowGameId: 1,
      }),
    ).toEqual({
      theme: 'light',
      font: '2',
      moves: '1',
      compact: '1',
      light: '1',
      left: '0',
      right: '0',
    });
  });
});
