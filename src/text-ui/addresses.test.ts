import { expect, test } from 'vitest';
import { isOwnPath, isSafe } from './addresses';

test('a text leads to pages of this site, to https, to mail and to telephones, and nowhere else', () => {
  const led = ['/line', 'https://example.com/', 'mailto:help@example.com', 'tel:+1'];
  const refused = ['//example.com', 'http://example.com/', 'javascript:alert(1)', 'line', ''];
  expect([...led, ...refused].filter(isSafe)).toEqual(led);
  expect([...led, ...refused].filter(isOwnPath)).toEqual(['/line']);
});
