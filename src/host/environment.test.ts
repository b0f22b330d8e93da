import { describe, expect, it } from 'vitest';
import { readSettings } from './environment';

describe('the environment of the host', () => {
  it('has defaults for everything', () => {
    expect(readSettings({}, '/site')).toEqual({
      port: 3000,
      areasPort: 3001,
      origin: 'http://localhost:3000',
      areasOrigin: 'http://localhost:3001',
      backendOrigin: undefined,
      dataDir: '/site/.data',
      databaseUrl: undefined,
      pace: undefined,
      isFresh: false,
      isProxyTrusted: false,
    });
  });

  it('puts the areas on the next port', () => {
    expect(readSettings({ PORT: '3100' }, '/').areasOrigin).toBe('http://localhost:3101');
  });

  it.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('trusts what stands in front of it where it is told so: TRUST_PROXY=%j', (text, isTrusted) => {
    expect(readSettings({ TRUST_PROXY: text }, '/').isProxyTrusted).toBe(isTrusted);
  });

  it.each([
    { PORT: 'x' },
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
