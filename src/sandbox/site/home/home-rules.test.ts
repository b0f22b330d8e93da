import { expect, test } from 'vitest';
import { shownSections } from './home-rules';

const ORDER = ['line', 'banner', 'casino', 'line', 'live'] as const;

test('the sections of home keep the operator’s order, each once', () => {
  const site = { products: ['sports', 'slots'], hasBanner: true } as const;
  expect(shownSections(ORDER, { ...site, products: [...site.products] })).toEqual([
    'line',
    'banner',
    'casino',
    'live',
  ]);
});

test('home has no casino where the jurisdiction has none, and no banner without its words', () => {
  expect(shownSections(ORDER, { products: ['sports', 'toto'], hasBanner: false })).toEqual([
    'line',
    'live',
  ]);
});
