import { expect, test } from 'vitest';
import { createAreaTexts, textsOf } from './area-texts';

test('LNG-01 an area reads its own dictionary at once, and English where a language lacks a text', () => {
  const texts = createAreaTexts('ru', {
    ru: { title: 'Линия' },
    en: { title: 'Line', empty: 'No events' },
  });
  expect(texts.t('title')).toBe('Линия');
  expect(texts.t('empty')).toBe('No events');
});

test('LNG-01 plurals follow the rules of the language behind the site’s id: "ua" counts as Ukrainian', () => {
  const ua = {
    bets_one: '{{count}} ставка',
    bets_few: '{{count}} ставки',
    bets_many: '{{count}} ставок',
  };
  const texts = createAreaTexts('ua', { ua });
  expect([1, 3, 5, 21].map((count) => texts.t('bets', { count }))).toEqual([
    '1 ставка',
    '3 ставки',
    '5 ставок',
    '21 ставка',
  ]);
});

test('the texts of a dictionary are made once in a language, and read with and without values', () => {
  const dictionary = { title: 'Line', news: 'New: {{count}}', star: 'Add {{name}}' };
  const t = textsOf('en', dictionary);
  expect(textsOf('en', dictionary)).toBe(t);
  expect(textsOf('ru', dictionary)).not.toBe(t);
  expect([t('title'), t('title'), t('none')]).toEqual(['Line', 'Line', 'none']);
  expect([1, 2].map((count) => t('news', { count }))).toEqual(['New: 1', 'New: 2']);
  expect(['A', 'B'].map((name) => t('star', { name }))).toEqual(['Add A', 'Add B']);
  expect(textsOf('en', { title: 'Live' })('title')).toBe('Live');
});
