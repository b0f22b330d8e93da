import { describe, expect, test } from 'vitest';
import { allowedMetas } from './metas';

const named = (name: string, content = 'x') => ({ name, content });

describe('the metas of the operator', () => {
  test('are kept by name or by property, on one line', () => {
    expect(
      allowedMetas([
        named('google-site-verification', ' a\n b '),
        { property: 'og:video', content: 'https://site.example/v' },
      ]),
    ).toEqual([
      { name: 'meta', attributes: { name: 'google-site-verification', content: 'a b' } },
      { name: 'meta', attributes: { property: 'og:video', content: 'https://site.example/v' } },
    ]);
  });

  test('with both a name and a property go by the property', () => {
    expect(allowedMetas([{ name: 'viewport', property: 'og:video', content: 'x' }])).toEqual([
      { name: 'meta', attributes: { property: 'og:video', content: 'x' } },
    ]);
  });

  test.each([
    'apple-itunes-app',
    'apple-mobile-web-app-capable',
    'apple-mobile-web-app-status-bar-style',
    'application-name',
    'color-scheme',
    'csp-nonce',
    'description',
    'googlebot',
    'mobile-web-app-capable',
    'monetization',
    'referrer',
    'robots',
    'supported-color-schemes',
    'theme-color',
    'title',
    'version',
    'viewport',
    'Referrer',
    'VIEWPORT',
  ])('never set what the site sets or what changes the browser: %s', (name) => {
    expect(allowedMetas([named(name), { property: name, content: 'x' }])).toEqual([]);
  });

  test.each(['', '1a', '-a', 'a b', 'a"b', 'é', `a${'b'.repeat(100)}`, 'a\n'])(
    'are dropped if the name is malformed: %j',
    (name) => {
      expect(allowedMetas([named(name)])).toEqual([]);
    },
  );

  test.each(['a', 'A.b_c:d-9', `a${'b'.repeat(99)}`])('are kept with such a name: %s', (name) => {
    expect(allowedMetas([named(name)])).toHaveLength(1);
  });

  test('are dropped without a name and without a content', () => {
    expect(allowedMetas([{ content: 'x' }, named('a', '')])).toEqual([]);
  });

  test('are 50 at most, of 2,000 characters each', () => {
    const metas = allowedMetas(
      Array.from({ length: 51 }, (_, i) => named(`n${i}`, 'c'.repeat(2001))),
    );
    expect(metas).toHaveLength(50);
    expect(metas[49]?.attributes).toEqual({ name: 'n49', content: 'c'.repeat(2000) });
  });
});
