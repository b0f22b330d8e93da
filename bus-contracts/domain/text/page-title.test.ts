import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test('SEO-01 a title says what the page is called, and whose site it is of', () => {
  expect(pageTitle('Line', 'Stand')).toBe('Line | Stand');
  expect(pageTitle('', 'Stand')).toBe('Stand');
  expect(pageTitle('Line')).toBe('Line | Grandstand');
  expect(pageTitle('Line', '')).toBe('Line');
});
