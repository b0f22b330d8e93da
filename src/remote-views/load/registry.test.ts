import { describe, expect, it } from 'vitest';
import { createRegistry } from './registry';

const sports = { name: 'sports', url: 'https://areas.test/sports', origin: 'https://areas.test' };
const registry = createRegistry([
  sports,
  { name: 'casino', url: 'https://casino.test/casino', origin: 'https://casino.test' },
]);

describe('the registry of areas', () => {
  it('RVW-06 resolves a relative script against the origin of its remote', () => {
    expect(registry.fileUrl(sports, '/assets/a.js')).toBe('https://areas.test/assets/a.js');
    expect(registry.fileUrl(sports, 'a.js')).toBe('https://areas.test/a.js');
  });

  it('accepts an absolute script from any registered origin', () => {
    expect(registry.fileUrl(sports, 'https://casino.test/a.js')).toBe('https://casino.test/a.js');
  });

  it.each([
    'https://evil.test/a.js',
    '//evil.test/a.js',
    String.raw`\\evil.test\a.js`,
    'https://areas.test.evil.test/a.js',
    'https://areas.test@evil.test/a.js',
    'http://areas.test/a.js',
    'https://areas.test:8443/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://areas.test/7d0e',
    'javascript:alert(1)',
    'http://[',
  ])('refuses %s', (file) => {
    expect(() => registry.fileUrl(sports, file)).toThrow('is not of a registered origin');
  });

  it('has no area that is not registered', () => {
    expect(() => registry.area('poker')).toThrow('it is not registered');
  });
});
