import { expect, test } from 'vitest';
import { decoded, pathnameOf } from './path-text';

test.each([
  ['/line/tennis', '/line/tennis'],
  ['/line?hours=1', '/line'],
  ['/line?a=/b?c#d', '/line'],
  ['/line#top?x', '/line'],
  ['/line?a=\n/b', '/line'],
  ['/?x=1', '/'],
  ['', ''],
])('the path of %j is %j', (path, pathname) => {
  expect(pathnameOf(path)).toBe(pathname);
});

test.each([
  ['/tenn%69s', '/tennis'],
  ['%D1%81', 'с'],
  ['a+b%2F', 'a+b/'],
  ['', ''],
  ['%', '%'],
  ['%E0%A4', '%E0%A4'],
  ['%69%E0%A4', '%69%E0%A4'],
])('%j decodes to %j', (text, published) => {
  expect(decoded(text)).toBe(published);
});
