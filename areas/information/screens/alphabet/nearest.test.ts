import { expect, it } from 'vitest';
import { nearest } from './nearest';

const TERMS = ['handicap', 'asian-handicap', 'single', 'system', 'set'].map((slug) => ({ slug }));

it('RTE-10 the terms nearest to an unknown one are those that differ least', () => {
  expect(nearest('handicup', TERMS)[0]?.slug).toBe('handicap');
  expect(nearest('sistem', TERMS)[0]?.slug).toBe('system');
  expect(nearest('', TERMS)).toHaveLength(3);
});
