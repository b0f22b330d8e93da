import { toSitePath } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';
import { HOSTILE_ADDRESSES, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLanguage, withLanguage } from './language-prefix';
import { readAddress, resolve } from '../resolve';

const ALL: readonly Language[] = ['ru', 'en', 'az', 'kz', 'ua'];
const SITE = 'https://grandstand.example';

function redirectOf(url: string, language: Language = 'en', allowed = ALL): string | null {
  const read = readLanguage(url, { language, allowed });
  return read.kind === 'redirect' ? read.to : null;
}

describe('the language prefix', () => {
  test.each(ALL)('RTE-01 is removed: "%s"', (language) => {
    expect(
      readLanguage(`/${language}/live/football?x=1#top`, { language: 'ru', allowed: ALL }),
    ).toEqual({ kind: 'path', language, path: '/live/football', search: '?x=1', hash: '#top' });
  });

  test.each(['/en', '/en/'])('RTE-01 of %s is home’s', (url) => {
    expect(readLanguage(url, { language: 'ru', allowed: ALL })).toMatchObject({ path: '/' });
  });

  test('RTE-01 is added in the current language to a path without one', () => {
    expect(redirectOf('/live/football', 'az')).toBe('/az/live/football');
    expect(redirectOf('/', 'ru')).toBe('/ru');
  });

  test('RTE-01 is replaced by the chosen language if it is not offered', () => {
    expect(redirectOf('/de/live', 'kz')).toBe('/kz/live');
    expect(redirectOf('/ru/live', 'en', ['en', 'az'])).toBe('/en/live');
    expect(redirectOf('/de', 'en')).toBe('/en');
  });

  test('RTE-01 keeps path, query and hash in a redirect', () => {
    expect(redirectOf('/line/ice-hockey/nhl/7-a-b?tag=a%2Fb&empty=#odds')).toBe(
      '/en/line/ice-hockey/nhl/7-a-b?tag=a%2Fb&empty=#odds',
    );
    expect(redirectOf('/?ref=1#x')).toBe('/en?ref=1#x');
  });

  test.each([
    ['/en/live/', '/en/live'],
    ['/en/', '/en'],
    ['/en/?x=1#top', '/en?x=1#top'],
    ['/en/line/tennis/?tag=a%2F#odds/', '/en/line/tennis?tag=a%2F#odds/'],
    ['/en//live//', '/en/live'],
    ['/en/blog/a/b/', '/en/blog/a/b'],
  ])('SEO-01 of %s redirects permanently to %s', async (url, to) => {
    const site = { language: 'en', allowed: ALL } as const;
    expect(await resolve(url, site)).toEqual({ kind: 'redirect', to, status: 301 });
    expect(await resolve(to, site)).toMatchObject({ kind: 'match' });
  });

  test('SEO-01 is added in the same step in which a slash at the end is removed', () => {
    expect(redirectOf('/live/?x=1', 'az')).toBe('/az/live?x=1');
    expect(redirectOf('/ru/live/', 'en', ['en', 'az'])).toBe('/en/live');
  });

  test('RTE-01 is exactly two lowercase letters', () => {
    expect(redirectOf('/EN/live')).toBe('/en/EN/live');
    expect(redirectOf('/eng/live')).toBe('/en/eng/live');
    expect(redirectOf('/e1')).toBe('/en/e1');
  });
});

const HOSTILE = [
  ...HOSTILE_ADDRESSES,
  // Where a path is no path of the site: in the query, behind the hash, nowhere.
  '?//evil.example',
  '#//evil.example',
  '',
];

/** The address that a browser makes of the emitted value, on any page. */
function staysOnSite(to: string): boolean {
  return ['/', '/en', '/en/live/football?x=1'].every(
    (place) => new URL(to, SITE + place).origin === SITE,
  );
}

function check(url: string, language: Language): void {
  const to = redirectOf(url, language, ['en', 'ru']);
  if (to !== null) {
    expect(staysOnSite(to), `${JSON.stringify(url)} leads to ${to}`).toBe(true);
    // The emitted address is read again, and then does not change.
    expect(redirectOf(to, language, ['en', 'ru'])).toBeNull();
    expect(to).toMatch(/^\/(en|ru)(?=[/?#]|$)/);
    expect(/[\r\n\t]/.test(to)).toBe(false);
  }
  const read = readAddress(url, { language, allowed: ['en', 'ru'] });
  const written =
    read.kind === 'redirect'
      ? read.to
      : read.normalized && withLanguage(read.language, read.normalized);
  if (written !== null) {
    expect(staysOnSite(written), `${JSON.stringify(url)} leads to ${written}`).toBe(true);
    expect(readAddress(written, { language, allowed: ['en', 'ru'] })).toMatchObject({
      kind: 'address',
      normalized: null,
    });
  }
  const path = toSitePath(url);
  if (path !== null) {
    expect(staysOnSite(path), `${JSON.stringify(url)} goes to ${path}`).toBe(true);
    expect(staysOnSite(withLanguage(language, path))).toBe(true);
    expect(toSitePath(path)).toBe(path);
  }
}

const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2e%2e',
  '%2E',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\r',
  ' ',
  '@',
  ':',
  '?',
  '#',
  ';',
  'en',
  'de',
  'ru',
  'EN',
  'live',
  'evil.com',
  'https:',
  'http://',
  'javascript:',
  '%00',
  '\u0000',
  '\uD800',
  '%',
  '%zz',
  '\u3002',
  '\uFF0F',
  'xn--',
  '[::1]',
  '127.0.0.1',
  '&',
  '=',
);
const hostileUrl = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom(...HOSTILE), fc.string()).map(([head, tail]) => head + tail),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);

describe('addresses that try to leave the site', () => {
  test.each(HOSTILE)('P82 like %j stay on the site', (url) => {
    check(url, 'en');
  });

  test.each([
    '//evil.com',
    '/\\evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    '\t//evil.com',
    'evil.com',
    '',
  ])('P82 like %j are refused as a place of the site', (text) => {
    expect(toSitePath(text)).toBeNull();
  });

  test('P82 stay on the site in 100,000 forms, under 60 seeds', () => {
    const perSeed = Math.ceil(runs(100_000) / 60);
    for (let seed = 1; seed <= 60; seed += 1) {
      fc.assert(fc.property(hostileUrl, fc.constantFrom<Language>('en', 'ru'), check), {
        seed,
        numRuns: perSeed,
      });
    }
  });
});
