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
    });
  });

  it('puts the areas on the next port', () => {
    expect(readSettings({ PORT: '3100' }, '/').areasOrigin).toBe('http://localhost:3101');
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
  ])('refuses %o with the name of the variable', (env) => {
    expect(() => readSettings(env, '/')).toThrow(Object.keys(env)[0]);
  });
});
