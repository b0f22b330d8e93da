import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCode } from './error-code';

test('RTE-35 only /500 stands for 500; every other path is one that could not be found', () => {
  expect(errorCode('/500')).toBe(500);
  expect(errorCode('/500/?x=1')).toBe(500);
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (path) => {
      fc.pre(!path.startsWith('500'));
      expect(errorCode(`/${path}`)).toBe(404);
    }),
  );
});
