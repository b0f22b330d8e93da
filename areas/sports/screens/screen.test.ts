import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPath, screenOf, searchPath, START_WINDOWS, TIME_FILTERS } from './screen';
import { pageAt } from '../../../src/routes/testing/page-at';

describe('the screen of a path', () => {
  test('RTE-03 reads section, sport, championship and game', () => {
    expect(screenOf(pageAt('/'))).toEqual({ kind: 'home', window: '24' });
    expect(screenOf(pageAt('/live'))).toMatchObject({
      kind: 'list',
      section: 'live',
      sport: undefined,
    });
    expect(screenOf(pageAt('/line/tennis'))).toMatchObject({ kind: 'list', sport: 'tennis' });
    expect(screenOf(pageAt('/line/football/england-premier-league'))).toMatchObject({
      kind: 'list',
      champ: 'england-premier-league',
    });
    expect(screenOf(pageAt('/live/football/la-liga/17-getafe-elche'))).toEqual({
      kind: 'game',
      section: 'live',
      sport: 'football',
      champ: 'la-liga',
      gameId: 17,
    });
  });

  test.each(['/user/login', '/registration', '/user/passwordreset', '/auth-app'])(
    'RTE-17 is home behind the dialog of %s',
    (path) => {
      expect(screenOf(pageAt(path))).toEqual({ kind: 'home', window: '24' });
    },
  );

  test('RTE-03 reads the menu section as the time filter', () => {
    expect(screenOf(pageAt('/live/first-half/football'))).toMatchObject({
      sport: 'football',
      timeFilter: 2,
    });
    expect(screenOf(pageAt('/line/recommended'))).toMatchObject({
      sport: undefined,
      timeFilter: 6,
    });
  });

  test.each(['/casino', '/live/football/la-liga/getafe', '/live/a/b/1-c/d'])(
    'is none for %s',
    (path) => {
      expect(screenOf(pageAt(path))).toEqual({ kind: 'unknown' });
    },
  );

  test('SPT-01 every filter of a list has a path that reads as that list', () => {
    for (const section of ['live', 'line'] as const) {
      for (const timeFilter of TIME_FILTERS[section]) {
        for (const window of section === 'line' ? [undefined, ...START_WINDOWS] : [undefined]) {
          const screen = {
            kind: 'list',
            section,
            sport: 'football',
            champ: undefined,
            timeFilter,
            window,
            limit: 120,
          } as const;
          expect(screenOf(pageAt(listPath(screen)))).toEqual(screen);
        }
      }
    }
  });

  test('SPT-01 the searched words survive the path, with any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (words) => {
        const screen = screenOf(pageAt(searchPath('line', words)));
        const searched = words.trim();
        if (searched === '') expect(screen.kind).toBe('list');
        else expect(screen).toEqual({ kind: 'search', section: 'line', search: searched });
      }),
    );
  });

  test('no path makes it throw', () => {
    // A path with a step upwards leads out of the language, and is no page of this area.
    const steplessPath = fc.string({ maxLength: 20 }).filter((path) => !path.includes('..'));
    fc.assert(
      fc.property(steplessPath, fc.string({ maxLength: 20 }), (path, query) => {
        expect(() => screenOf(pageAt(`/${path}?${query}`))).not.toThrow();
      }),
    );
  });
});
