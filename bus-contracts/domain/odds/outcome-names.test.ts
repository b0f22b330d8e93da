import { describe, expect, it } from 'vitest';
import { gamePath } from '../site/game-path';
import { LANGUAGES, languageNames, languageOfTag, languageTag } from '../text/languages';
import { marketName, outcomeLongName, outcomeName, selectionName } from './outcome-names';

const texts = {
  'market.17': 'Total',
  'outcome.1': '1',
  'outcomeLong.1': '{home} to win',
  'outcome.7': '1 ({param})',
  'outcome.9': 'Over {param}',
  'outcome.731': '{param}',
};
const sides = { home: 'Arsenal', away: 'Chelsea' };

describe('the texts of the field', () => {
  it('names markets and outcomes from the dictionary', () => {
    expect(marketName(texts, 17)).toBe('Total');
    expect(outcomeName(texts, { typeId: 9, param: '2.5' })).toBe('Over 2.5');
    expect(outcomeName(texts, { typeId: 731, param: '2:1' })).toBe('2:1');
    expect(outcomeLongName(texts, { typeId: 1, param: null }, sides)).toBe('Arsenal to win');
  });

  it('falls back to the short name, and to the number of a type it does not know', () => {
    expect(outcomeLongName(texts, { typeId: 9, param: '2.5' }, sides)).toBe('Over 2.5');
    expect(marketName(texts, 99)).toBe('#99');
    expect(outcomeName(texts, { typeId: 99, param: null })).toBe('#99');
    expect(outcomeName(texts, { typeId: 99, param: '3' })).toBe('#99 3');
  });

  it('names the markets and outcomes of a part of a match by the part and the same of the match', () => {
    const parts = { ...texts, 'part.1': '1st half', 'part.12': '2nd quarter' };
    expect(marketName(parts, 1017)).toBe('1st half: Total');
    expect(outcomeName(parts, { typeId: 1009, param: '1.5' })).toBe('Over 1.5');
    expect(outcomeName(parts, { typeId: 12007, param: '1.5' })).toBe('1 (+1.5)');
    const home = { typeId: 12001, param: null };
    expect(outcomeLongName(parts, home, sides)).toBe('2nd quarter: Arsenal to win');
    const over = { typeId: 1009, param: '1.5' };
    expect(outcomeLongName(parts, over, sides)).toBe('1st half: Over 1.5');
    expect(marketName(parts, 2017)).toBe('#2017');
    expect(outcomeName(parts, { typeId: 2009, param: '1.5' })).toBe('#2009 1.5');
  });

  it('says the market of a selection once, and its part of the match once', () => {
    const words = {
      ...texts,
      'market.1': 'Match result',
      'market.136': 'Correct score',
      'outcomeLong.9': 'Total over {param}',
      'outcomeLong.731': 'Correct score {param}',
      'part.1': '1st half',
    };
    const name = (typeId: number, marketTypeId: number, param: string | null = null): string =>
      selectionName(words, { typeId, marketTypeId, param }, sides);
    expect(name(1, 1)).toBe('Match result: Arsenal to win');
    expect(name(731, 136, '2:0')).toBe('Correct score 2:0');
    expect(name(9, 17, '2.5')).toBe('Total over 2.5');
    expect(name(1001, 1001)).toBe('1st half: Match result: Arsenal to win');
    expect(name(1009, 1017, '1.5')).toBe('1st half: Total over 1.5');
    expect(name(7, 99, '1.5')).toBe('#99: 1 (+1.5)');
  });

  it('writes the line of a handicap with its sign', () => {
    expect(outcomeName(texts, { typeId: 7, param: '1.5' })).toBe('1 (+1.5)');
    expect(outcomeName(texts, { typeId: 7, param: '-1.5' })).toBe('1 (-1.5)');
    expect(outcomeName(texts, { typeId: 7, param: '0' })).toBe('1 (0)');
    expect(outcomeName(texts, { typeId: 7, param: '+1' })).toBe('1 (+1)');
    expect(outcomeName(texts, { typeId: 7, param: null })).toBe('1 ()');
  });

  it('uses the names of teams unchanged, even if they look like placeholders', () => {
    const odd = { home: '{away} $& <b>', away: 'Chelsea' };
    expect(outcomeLongName(texts, { typeId: 1, param: null }, odd)).toBe('{away} $& <b> to win');
  });

  it('writes Kazakh and Ukrainian as kk and uk for Intl, and finds the language of a browser', () => {
    expect(LANGUAGES.map(languageTag)).toEqual(['ru', 'en', 'az', 'kk', 'uk']);
    expect(LANGUAGES.map((language) => languageOfTag(`${languageTag(language)}-XX`))).toEqual(
      LANGUAGES,
    );
    expect(languageOfTag('de')).toBeUndefined();
    expect(LANGUAGES.map((language) => languageNames[language])).toEqual([
      'Русский',
      'English',
      'Azərbaycanca',
      'Қазақша',
      'Українська',
    ]);
  });

  it('has the path of a game’s page, live or coming', () => {
    const game = {
      sport: { id: 1, slug: 'football', name: 'Football' },
      champ: { id: 2, slug: 'england-premier-league', name: 'Premier League', country: 'England' },
      slug: '7-arsenal-chelsea',
    };
    expect(gamePath({ ...game, isLive: true })).toBe(
      '/live/football/england-premier-league/7-arsenal-chelsea',
    );
    expect(gamePath({ ...game, isLive: false })).toMatch(/^\/line\/football\//);
  });
});
