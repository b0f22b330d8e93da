import { describe, expect, it } from 'vitest';
import { frameOrigins } from './frame-origins';

describe('the origins of an operator’s frames', () => {
  it('are origins by https, each once', () => {
    const listed = ['https://games.test', 'https://games.test/', 'https://live.test:8443'];
    expect(frameOrigins(listed)).toEqual(['https://games.test', 'https://live.test:8443']);
    expect(frameOrigins(undefined)).toEqual([]);
  });

  it.each([
    'http://games.test',
    'https://games.test/path',
    'https://games.test?a',
    'https://user@games.test',
    "https://games.test; script-src 'unsafe-inline'",
    'https://*.test',
    '*',
    "'self'",
    'data:',
    'javascript:alert(1)',
    'https://a;b.test',
    "https://a'b.test",
    '',
  ])('never widen the policy: %s', (text) => {
    expect(frameOrigins([text])).toEqual([]);
  });
});
