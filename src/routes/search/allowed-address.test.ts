import { describe, expect, test } from 'vitest';
import { allowedAddress, allowedHosts, plainHost } from './allowed-address';

const ORIGIN = 'https://site.example';
const HOSTS = ['mirror.example', 'm.site.example:8443'];
const allowed = (text: string): string | null =>
  allowedAddress(text, { origin: ORIGIN, hosts: HOSTS });

describe('an address of the operator', () => {
  test.each([
    ['/line', `${ORIGIN}/line`],
    ['line?day=1#top', `${ORIGIN}/line?day=1`],
    [`${ORIGIN}/en/line?x=1`, `${ORIGIN}/en/line?x=1`],
    ['https://mirror.example/a?b=c#d', 'https://mirror.example/a?b=c'],
    ['http://mirror.example/', 'http://mirror.example/'],
    ['https://m.site.example:8443/a', 'https://m.site.example:8443/a'],
  ])('is kept on the site and on its other hosts, without a fragment: %s', (text, address) => {
    expect(allowed(text)).toBe(address);
  });

  test.each([
    '',
    '#top',
    'https://evil.example/line',
    '//evil.example/line',
    'https://m.site.example/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://mirror.example/a',
    'https://user@site.example/line',
    'https://user:word@site.example/line',
    'https://:word@site.example/line',
    'https://exa mple/',
    'https://[',
  ])('is refused elsewhere, with credentials and by other schemes: %s', (text) => {
    expect(allowed(text)).toBeNull();
  });

  test('never begins with two slashes behind the site, which a browser reads as another host', () => {
    expect(allowed('/.//evil.example/a')).toBe(`${ORIGIN}/evil.example/a`);
    expect(allowed('https://site.example//evil.example/a')).toBe(`${ORIGIN}/evil.example/a`);
  });

  test('has 2,000 characters at most', () => {
    const longest = `/${'a'.repeat(1999)}`;
    expect(allowed(longest)).toBe(ORIGIN + longest);
    expect(allowed(`${longest}a`)).toBeNull();
  });
});

describe('the hosts of a config', () => {
  test('are that of the mobile site, with its port, and those of the redirects', () => {
    expect(
      allowedHosts({ mobileSite: 'https://m.site.example:8443/x', redirectHosts: ['a.example'] }),
    ).toEqual(['m.site.example:8443', 'a.example']);
  });

  test('are those of the redirects where the mobile site is missing or no address', () => {
    expect(allowedHosts({ redirectHosts: ['a.example'] })).toEqual(['a.example']);
    expect(allowedHosts({ mobileSite: 'm.site.example' })).toEqual([]);
  });
});

describe('a host that the operator names', () => {
  test.each([
    [' Mirror.Example ', 'mirror.example'],
    ['mirror.example:8080', 'mirror.example:8080'],
    ['mirror.example:443', 'mirror.example'],
    ['a-1.example', 'a-1.example'],
  ])('is a name with a dot, with or without a port: %s', (text, host) => {
    expect(plainHost(text)).toBe(host);
  });

  test.each([
    '',
    'localhost',
    'mirror.example/path',
    'https://mirror.example',
    'user@mirror.example',
    'mirror.example:',
    'mirror.example:123456',
    'mirror.example:99999',
    'mirror.example:80 b',
    'a mirror.example',
    '*.example',
    'mïrror.example',
  ])('is nothing else: %s', (text) => {
    expect(plainHost(text)).toBeNull();
  });
});
