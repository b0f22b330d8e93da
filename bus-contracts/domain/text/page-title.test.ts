import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test('SEO-01 a title has the names of the page and of the site', () => {
  expect(pageTitle('Line', 'Stand')).toBe('Line | Stand');
  expect(pageTitle('', 'Stand')).toBe('Stand');
  expect(pageTitle('Line')).toBe('Line | Grandstand');
  expect(pageTitle('Line', '')).toBe('Line');
});
