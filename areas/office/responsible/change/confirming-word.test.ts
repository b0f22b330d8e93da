import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import az from '../../i18n/az.json';
import en from '../../i18n/en.json';
import kz from '../../i18n/kz.json';
import ru from '../../i18n/ru.json';
import ua from '../../i18n/ua.json';
import { isConfirmed } from './confirming-word';

const TEXTS = { az, en, kz, ru, ua };
/** The confirming words of all languages. */
const WORDS = LANGUAGES.flatMap((language) => {
  const { exclusion, timeout, closing } = TEXTS[language].limits;
  return [exclusion, timeout, closing].map(({ word }) => word);
});

describe('a confirming word', () => {
  it.each([
    ['FASİLƏ', ['FASILE', 'FASILƏ', 'fasilə', 'Fasile', 'fasıle', 'FASİLE', 'АФЫШДЭ', 'ФАСИЛЕ']],
    ['KƏNARLAŞDIR', ['KENARLASDIR', 'kənarlaşdır', 'kenarlasdir', 'KƏNARLASDİR', "K'NARLA.D;R"]],
    ['BAĞLA', ['BAGLA', 'bağla', 'bagla', 'багла']],
    ['ҮЗІЛІС', ['УЗИЛИС', 'үзіліс', 'узилис', 'UZILIS', '8P3K3C', 'ҮЗИЛИС', 'Үзіліс']],
    ['ШЕТТЕТУ', ['шеттету', 'SHETTETU', 'ITNNTNE', ' Шеттету. ']],
    ['ЖАБУ', ['жабу', 'ZHABU', ';F,E']],
    ['ИСКЛЮЧИТЬ', ['исключить', 'ISKLYUCHIT', 'BCRK.XBNM', '«Исключить»']],
    ['ПЕРЕРЫВ', ['перерыв', 'PERERYV', 'GTHTHSD']],
    ['ЗАКРЫТЬ', ['закрыть', ' Закрыть ', 'ZAKRYT', 'PFRHSNM']],
    ['ВИКЛЮЧИТИ', ['виключити', 'VIKLYUCHITI', 'DBRK.XBNB']],
    ['EXCLUDE', ['exclude', 'Exclude', 'УЧСДГВУ', '“exclude”', 'EXCLUDE!']],
    ['CLOSE', ['close', 'СДЩЫУ']],
  ])('%s is taken as people type it: %j', (word, typings) => {
    expect(typings.filter((typed) => !isConfirmed(typed, word))).toEqual([]);
  });

  it.each(WORDS)('%s is taken in any case and without its marks', (word) => {
    const marks = /\p{M}/gu;
    const typings = [
      word,
      word.toLowerCase(),
      ...['az', 'en', 'kk', 'ru', 'tr'].map((tag) => word.toLocaleLowerCase(tag)),
      ...['az', 'en', 'tr'].map((tag) => word.toLocaleLowerCase(tag).toLocaleUpperCase(tag)),
      word.normalize('NFD'),
      word.normalize('NFD').replaceAll(marks, ''),
      `\u00A0${word} `,
    ];
    expect(typings.filter((typed) => !isConfirmed(typed, word))).toEqual([]);
  });

  it('is not any other word', () => {
    const letters = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), letters, (word, typed) => {
        expect(isConfirmed(typed, word)).toBe(false);
      }),
      { numRuns: runs(300) },
    );
    const other = WORDS.filter((word) => isConfirmed(word, 'EXCLUDE'));
    expect(other).toEqual(['EXCLUDE']);
    for (const typed of ['', ' ', 'yes', 'да', 'close it', 'clos', '...']) {
      expect(isConfirmed(typed, 'CLOSE')).toBe(false);
    }
  });
});
