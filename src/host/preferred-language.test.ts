import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language';

describe('the language of a first page', () => {
  it.each([
    ['az', 'en', 'az'],
    [undefined, 'en-GB,en;q=0.9', 'en'],
    [undefined, 'uk-UA,uk;q=0.9,en;q=0.8', 'ua'],
    [undefined, 'de,kk;q=0.4,en;q=0.3', 'kz'],
    [undefined, 'fr', 'ru'],
    [undefined, undefined, 'ru'],
    ['xx', 'en;q=0,az', 'az'],
  ])('chosen %s, accepted %s: %s', (chosen, accepted, language) => {
    expect(preferredLanguage(chosen, accepted)).toBe(language);
  });
});
