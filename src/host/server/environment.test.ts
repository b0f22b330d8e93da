import { describe, expect, it } from 'vitest';
import { readSettings } from './environment';

describe('the environment of the host', () => {
  it('has defaults for everything', () => {
    expect(readSettings({}, '/site')).toEqual({
      port: 3000,
      areasPort: 3001,
      host: undefined,
      allowedHosts: [],
      origin: 'http://localhost:3000',
      areasOrigin: 'http://localhost:3001',
      partners: {
        games: { origin: 'http://127.0.0.1:3002', port: 3002 },
        bank: { origin: 'http://127.0.0.1:3003', port: 3003 },
        identity: { origin: 'http://identity.localhost:3004', port: 3004 },
      },
      backendOrigin: undefined,
      dataDir: '/site/.data',
      databaseUrl: undefined,
      pace: undefined,
      pack: 'open',
      isFresh: false,
      isProxyTrusted: false,
      isControlOffered: true,
    });
  });

  it('puts the areas on the next port', () => {
    expect(readSettings({ PORT: '3100' }, '/').areasOrigin).toBe('http://localhost:3101');
  });

  it('puts the partners on the ports after it, by host names that have no cookies of the site', () => {
    const { partners, origin, areasOrigin } = readSettings({ PORT: '3100' }, '/');
    expect(Object.values(partners).map(({ port }) => port)).toEqual([3102, 3103, 3104]);
    const hosts = Object.values(partners).map((place) => new URL(place.origin).hostname);
    expect(hosts).not.toContain(new URL(origin).hostname);
    expect(hosts).not.toContain(new URL(areasOrigin).hostname);
  });

  it('takes the partners’ origins and ports', () => {
    const env = {
      ORIGIN: 'https://demo.example',
      GAMES_ORIGIN: 'https://games.example',
      GAMES_PORT: '4000',
    };
    expect(readSettings(env, '/').partners).toEqual({
      games: { origin: 'https://games.example', port: 4000 },
    });
  });

  it.each([{ ORIGIN: 'https://demo.example' }, { BACKEND_ORIGIN: 'https://api.example' }])(
    'has no partners that are not named with %o',
    (env) => {
      expect(readSettings(env, '/').partners).toEqual({});
    },
  );

  it.each([
    { GAMES_ORIGIN: 'http://localhost:3002' },
    { BANK_ORIGIN: 'https://localhost' },
    { IDENTITY_ORIGIN: 'https://demo.example:8443', ORIGIN: 'https://demo.example' },
    { GAMES_ORIGIN: 'https://areas.example', AREAS_ORIGIN: 'https://areas.example:1' },
    { GAMES_ORIGIN: '', ORIGIN: 'http://127.0.0.1:3000' },
  ])('refuses a partner on a host name of the site: %o', (env) => {
    expect(() => readSettings(env, '/')).toThrow(
      /^Failed to read (?:GAMES|BANK|IDENTITY)_ORIGIN: .* has the host name of the site/,
    );
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('trusts the proxy in front of it only with TRUST_PROXY: %j', (text, isTrusted) => {
    expect(readSettings({ TRUST_PROXY: text }, '/').isProxyTrusted).toBe(isTrusted);
  });

  it.each([
    ['0.0.0.0', '0.0.0.0'],
    ['::', '[::]'],
    ['[::1]', '[::1]'],
    ['demo.example', 'demo.example'],
    ['Demo.Example', 'demo.example'],
  ])('sets the address to listen on: HOST=%s', (text, host) => {
    expect(readSettings({ HOST: text }, '/').host).toBe(host);
  });

  it('names the jurisdiction packs where PACK is none of them', () => {
    expect(readSettings({ PACK: 'de' }, '/').pack).toBe('de');
    expect(() => readSettings({ PACK: 'fr' }, '/')).toThrow(
      'Failed to read PACK: "fr" is no jurisdiction pack. Please give one of open, uk, de.',
    );
  });

  it('takes the names of its hosts', () => {
    const env = { ALLOWED_HOSTS: 'www.demo.example, 192.0.2.1,2001:db8::1' };
    expect(readSettings(env, '/').allowedHosts).toEqual([
      'www.demo.example',
      '192.0.2.1',
      '[2001:db8::1]',
    ]);
  });

  it('offers the control API unless it is turned off', () => {
    expect(readSettings({ QA: 'on' }, '/').isControlOffered).toBe(true);
    expect(readSettings({ QA: 'off' }, '/').isControlOffered).toBe(false);
  });

  it.each([
    { PORT: 'x' },
    { HOST: 'a b' },
    { HOST: 'example.com:80' },
    { HOST: 'http://example.com' },
    { ALLOWED_HOSTS: 'example.com,*' },
    { QA: 'no' },
    { PORT: '70000' },
    { AREAS_PORT: '-1' },
    { BACKEND_ORIGIN: 'example.com' },
    { BACKEND_ORIGIN: 'https://example.com/api' },
    { ORIGIN: 'ftp://example.com' },
    { PACE: 'fast' },
    { PACE: '0' },
    { GAMES_ORIGIN: 'games.example' },
    { BANK_PORT: '0' },
    { TRUST_PROXY: 'yes' },
  ])('refuses %o with the name of the variable', (env) => {
    expect(() => readSettings(env, '/')).toThrow(Object.keys(env)[0]);
  });
});
