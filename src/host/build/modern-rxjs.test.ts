import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutHelpers } from './modern-rxjs';

const root = join(import.meta.dirname, '../../..');

test.each(['observable/innerFrom.js', 'util/isReadableStreamLike.js'])(
  'RxJS iterates asynchronously without helpers in %s',
  (file) => {
    const code = readFileSync(join(root, 'node_modules/rxjs/dist/esm/internal', file), 'utf8');
    const modern = withoutHelpers(code, file);
    expect(modern).not.toMatch(/tslib|__a/);
    expect(modern).toMatch(/for await|async function\*/);
    const names = (text: string) =>
      [...text.matchAll(/export .*?function\*? (\w+)/g)].map(([, name]) => name);
    expect(names(modern)).toEqual(names(code));
  },
);

test('a file of RxJS that is written otherwise ends the build', () => {
  expect(() => withoutHelpers('', 'observable/innerFrom.js')).toThrow('is not as expected');
});
