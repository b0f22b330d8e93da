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
      backendOrigin: undefined,
      dataDir: '/site/.data',
      databaseUrl: undefined,
      pace: undefined,
      isFresh: false,
      isProxyTrusted: false,
      isControlOffered: true,
    });
  });

  it('puts the areas on the next port', () => {
    expect(readSettings({ PORT: '3100' }, '/').areasOrigin).toBe('http://localhost:3101');
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
    { TRUST_PROXY: 'yes' },
  ])('refuses %o with the name of the variable', (env) => {
    expect(() => readSettings(env, '/')).toThrow(Object.keys(env)[0]);
  });
});
