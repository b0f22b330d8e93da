import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { preferredLanguage, readPreferredLanguages } from './preferred-language';

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
    expect(preferredLanguage(readPreferredLanguages({ chosen, accepted }), LANGUAGES)).toBe(
      language,
    );
  });

  it.each([
    ['kk-KZ', 'fr', 'kz'],
    ['uk-UA', undefined, 'ua'],
    ['az', 'en', 'en'],
    ['fr-FR', 'de', 'ru'],
    ['nonsense', undefined, 'ru'],
  ])('CFG-02 by the locale %s, accepted %s: %s', (locale, accepted, language) => {
    const preferredLanguages = readPreferredLanguages({ chosen: undefined, accepted });
    expect(preferredLanguage(preferredLanguages, LANGUAGES, locale)).toBe(language);
  });

  it.each([
    ['kz', 'uk,kk;q=0.9,en;q=0.5', 'en'],
    ['az', 'en', 'az'],
    ['ru', 'ru', 'az'],
    [undefined, undefined, 'az'],
  ])('RTE-01 chosen %s, accepted %s, of two that are offered: %s', (chosen, accepted, language) => {
    expect(preferredLanguage(readPreferredLanguages({ chosen, accepted }), ['az', 'en'])).toBe(
      language,
    );
  });
});
