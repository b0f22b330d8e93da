import { describe, expect, test } from 'vitest';
import { PERSONAL_GUARDS } from './guards/personal';
import type { RouteRow } from './route-row';
import { BETS } from './route-row';
import {
  dictionariesOf,
  isBlockPage,
  isGuarded,
  isPersonal,
  pageFrame,
  ROUTES,
  rowOf,
} from './routes';

/** A row of the table, with other guards and metas. */
function row(change: { guards?: readonly string[]; meta?: Partial<RouteRow['meta']> }): RouteRow {
  const home = rowOf('home')!;
  return {
    ...home,
    guards: change.guards ?? [],
    meta: { dictionaries: [], ...change.meta },
  };
}

describe('a row of the table', () => {
  test('is found by its name; the first if several have it', () => {
    expect(rowOf('section')).toBe(ROUTES.find(({ name }) => name === 'section'));
    expect(rowOf('no-such-route')).toBeNull();
  });

  test('gives a page its layout, title and hidden parts', () => {
    const { layout } = rowOf('home')!;
    expect(pageFrame(row({}))).toEqual({ layout });
    const hides = ['coupon'] as unknown as NonNullable<RouteRow['meta']['hides']>;
    const frame = pageFrame(row({ meta: { titleKey: 'title.home', hides } }));
    expect(frame).toEqual({ layout, titleKey: 'title.home', hides: ['coupon'] });
    expect(frame.hides).not.toBe(hides);
  });

  test('has the dictionaries that it names, or those of bets', () => {
    expect(dictionariesOf('section')).toEqual(rowOf('section')!.meta.dictionaries);
    expect(dictionariesOf('no-such-route')).toBe(BETS);
  });

  test('is a page for blocked visitors if it is marked so', () => {
    const blockPages = ROUTES.filter((one) => one.isBlockPage).map(({ name }) => name);
    expect(blockPages.length).toBeGreaterThan(0);
    expect(blockPages.filter((name) => !isBlockPage(name))).toEqual([]);
    expect([isBlockPage('home'), isBlockPage('no-such-route')]).toEqual([false, false]);
  });
});

describe('a page that depends on the session', () => {
  test('has one of the guards that do', () => {
    expect(PERSONAL_GUARDS).toEqual(['auth', 'guestsOnly', 'changedTerms', 'paymentSignIn']);
    for (const guard of PERSONAL_GUARDS) {
      expect(isPersonal(row({ guards: ['config', guard] }))).toBe(true);
    }
    expect([isPersonal(row({})), isPersonal(row({ guards: ['config'] }))]).toEqual([false, false]);
  });

  test('does not count a guard that the previous page had passed', () => {
    const from = row({ guards: ['auth'] });
    expect(isPersonal(row({ guards: ['auth'] }), from)).toBe(false);
    expect(isPersonal(row({ guards: ['auth', 'changedTerms'] }), from)).toBe(true);
    expect(isPersonal(row({ guards: ['auth'] }), null)).toBe(true);
  });

  test('is guarded, as is one that a ban can close', () => {
    const flags = ['line'] as unknown as NonNullable<RouteRow['meta']['flags']>;
    expect(isGuarded(row({ meta: { flags } }))).toBe(true);
    expect(isGuarded(row({ guards: ['auth'] }))).toBe(true);
    expect(isGuarded({ ...row({}), dialog: 'forgot-password' })).toBe(true);
    expect([isGuarded(row({})), isGuarded(row({ meta: { flags: [] } }))]).toEqual([false, false]);
  });
});
