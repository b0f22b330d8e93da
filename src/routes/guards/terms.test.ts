import { HOSTILE_ADDRESSES, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withLanguage } from '../address/language-prefix';
import { resolve, type Resolved } from '../resolve';
import { pathAfterTerms, termsPath } from './terms';

type Who = Partial<Pick<Parameters<typeof resolve>[1], 'session' | 'terms'>>;

async function at(path: string, who: Who = {}): Promise<Resolved> {
  return resolve(withLanguage('en', path), {
    language: 'en',
    allowed: ['ru', 'en', 'az', 'kz', 'ua'],
    ...who,
  });
}
const redirect = (to: string): Resolved => ({ kind: 'redirect', to, status: 302 });
const changed: Who = { session: 'player', terms: 'changed' };

describe('changed terms', () => {
  test.each([
    ['/live/football?x=1#y', '/en/confirm-terms?redirect_url=%2Flive%2Ffootball%3Fx%3D1%23y'],
    ['/office/history', '/en/confirm-terms?redirect_url=%2Foffice%2Fhistory'],
    ['/print-coupon/17', '/en/confirm-terms?redirect_url=%2Fprint-coupon%2F17'],
    ['/', '/en/confirm-terms'],
  ])('ACC-04 redirect a player from %s to confirm-terms', async (path, to) => {
    expect(await at(path, changed)).toEqual(redirect(to));
  });

  test('ACC-04 redirect nobody from the page of confirmation, nor from an error', async () => {
    expect(await at('/confirm-terms?redirect_url=%2Flive', changed)).toMatchObject({
      kind: 'match',
      row: { name: 'confirm-terms', area: 'office' },
    });
    expect(await at('/nothing/at/all', changed)).toMatchObject({ kind: 'error', status: 404 });
  });

  test.each([
    { session: 'guest', terms: 'changed' },
    { session: 'unknown', terms: 'changed' },
    { session: 'player', terms: 'unknown' },
    { session: 'player', terms: 'unchanged' },
  ] as const)('ACC-04 lead nowhere: $session, $terms', async (who) => {
    expect(await at('/live', who)).toMatchObject({ kind: 'match', row: { name: 'section' } });
  });
});

describe('the page where terms are confirmed', () => {
  test('ACC-04 redirects a player without changed terms to the root', async () => {
    const who: Who = { session: 'player', terms: 'unchanged' };
    expect(await at('/confirm-terms', who)).toEqual(redirect('/en'));
  });

  test('ACC-04 redirects a player who has confirmed to their destination', async () => {
    const who: Who = { session: 'player', terms: 'unchanged' };
    const address = termsPath('/live/football?x=1#y');
    expect(await at(address, who)).toEqual(redirect('/en/live/football?x=1#y'));
  });

  test('ACC-04 redirects a guest to the root', async () => {
    expect(await at('/confirm-terms', { session: 'guest' })).toEqual(redirect('/en'));
    expect(await at(termsPath('/live'), { session: 'guest', terms: 'unchanged' })).toEqual(
      redirect('/en'),
    );
  });

  test.each([{}, { session: 'unknown' }, { session: 'player', terms: 'unknown' }] as const)(
    'waits while the player or the terms are unknown: %o',
    async (who) => {
      expect(await at('/confirm-terms', who)).toMatchObject({ kind: 'match' });
    },
  );

  test('P82 never redirects out of the site, nor to itself', async () => {
    const hostile = [
      ...HOSTILE_ADDRESSES,
      '/confirm-terms?redirect_url=%2Fconfirm-terms',
      '/en/confirm-terms?redirect_url=%2Fen%2Fconfirm-terms',
      '/ru/confirm-terms',
      '/en//confirm-terms',
      'live',
      '',
    ];
    const search = (address: string): string =>
      `?${new URLSearchParams({ redirect_url: address })}`;
    for (const address of hostile) {
      const path = pathAfterTerms(search(address));
      expect(new URL(path, 'https://grandstand.example').origin).toBe('https://grandstand.example');
      expect(path).not.toContain('confirm-terms');
    }
    const part = fc.oneof(
      fc.constantFrom('/', '\\', '.', ':', '//', '?', '#', 'evil.com'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const found = await at(`/confirm-terms${search(parts.join(''))}`, {
          session: 'player',
          terms: 'unchanged',
        });
        const to = found.kind === 'redirect' ? found.to : '';
        expect(new URL(to, 'https://grandstand.example').origin).toBe('https://grandstand.example');
        expect(to).toMatch(/^\/en(?:[/?#]|$)/);
      }),
      { numRuns: runs(10_000) },
    );
  });

  test.each([
    ['/en/live?x=1#y', '/live?x=1#y'],
    ['/ru/live', '/live'],
    ['/en', '/'],
    ['/en?x=1', '/?x=1'],
    ['/enlive', '/enlive'],
  ])('ACC-04 redirects to %s behind the language of the page', (address, path) => {
    expect(pathAfterTerms(`?${new URLSearchParams({ redirect_url: address })}`)).toBe(path);
  });

  test('redirects back to every path of the site unchanged', () => {
    const paths = [
      '/live',
      '/line/football?search=a%26b&x=1#top',
      '/office/history/17?status=open',
      '/',
    ];
    for (const path of paths) {
      const { search } = new URL(termsPath(path), 'https://grandstand.example');
      expect(pathAfterTerms(search)).toBe(path);
    }
  });
});
