import { describe, expect, test } from 'vitest';
import { ROUTES } from '../routes';
import { addressesOf, hiddenPaths, INDEXED_ROWS, isIndexed, isIndexedRoute } from '.';

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

describe('the index of search engines', () => {
  test('SEO-01 has home, sections, matches, games and information', () => {
    expect(namesOf(INDEXED_ROWS)).toEqual(
      expect.arrayContaining(['home', 'section', 'game', 'casino', 'news', 'about', 'contacts']),
    );
    for (const name of ['home', 'section', 'game']) expect(isIndexedRoute(name)).toBe(true);
  });

  test('SEO-01 has no page behind a personal guard, of one person, of an error, a refuge, a dialog or a redirect', () => {
    const names = namesOf(INDEXED_ROWS);
    for (const row of ROUTES) {
      const isKept =
        row.layout !== 'default' ||
        row.guards.some((name) => ['auth', 'guestsOnly', 'changedTerms'].includes(name)) ||
        row.status !== undefined ||
        row.isBlockPage === true ||
        row.redirect !== undefined ||
        row.dialog !== undefined ||
        /^\/(office|user|onpay|payment|coupon|print-coupon|debugger)(\/|$)/.test(row.pattern);
      if (isKept) expect([row.name, isIndexed(row)]).toEqual([row.name, false]);
    }
    expect(names).not.toContain('error');
    expect(names).not.toContain('thankyou');
    expect([isIndexedRoute('error'), isIndexedRoute('no-such-route')]).toEqual([false, false]);
  });

  test('SEO-01 excludes whole words only, never an indexed address or an old one', () => {
    const hidden = hiddenPaths();
    expect(hidden).toEqual(
      expect.arrayContaining(['/office', '/coupon', '/print-coupon', '/onpay']),
    );
    const isHidden = (path: string): boolean =>
      hidden.some((one) => (one.endsWith('$') ? `${path}$` === one : path.startsWith(one)));
    for (const path of INDEXED_ROWS.flatMap(addressesOf)) {
      expect([path, isHidden(path)]).toEqual([path, false]);
    }
    expect(isHidden('/office/history')).toBe(true);
    // A page that redirects is to be followed, and one that excludes itself is to be read.
    const answered = ROUTES.filter(
      ({ redirect, dialog, isBlockPage, status }) => redirect ?? dialog ?? isBlockPage ?? status,
    );
    for (const path of answered.flatMap(addressesOf)) {
      expect([path, isHidden(path)]).toEqual([path, false]);
    }
    expect(answered.flatMap(addressesOf)).toContain('/user/registration.php');
    // Of a row that is hidden no address is open.
    const kept = ROUTES.filter(
      (row) => !isIndexed(row) && !answered.includes(row) && row.pattern.startsWith('/user/'),
    );
    expect(namesOf(kept)).toContain('stopnewsletter');
    for (const path of kept.flatMap(addressesOf))
      expect([path, isHidden(path)]).toEqual([path, true]);
  });

  test('SEO-01 lists the table’s addresses without optional parts, and each fixed word', () => {
    const row = ROUTES[0];
    if (!row) throw new Error('There is no row.');
    const of = (pattern: string) => addressesOf({ ...row, pattern });
    expect(of('/')).toEqual(['/']);
    expect(of('/:section(live|line)/:sport?/:champ?')).toEqual(['/live', '/line']);
    expect(of('/news/:slug?')).toEqual(['/news']);
    expect(of('/blog/:path(.*)?')).toEqual(['/blog']);
    expect(of('/team/:team')).toEqual([]);
    expect(of('/print-coupon/:couponId(\\d+)')).toEqual([]);
  });
});
