import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/index';
import { formatViewRoute, parseViewRoute } from './view-route';

it('a route is read back from its own text, with any parameters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^\w+$/), text, { noNullPrototype: true }),
      (params) => {
        const route = 'team-games-info';
        const written = formatViewRoute({ route, params });
        // As a header carries it.
        expect(written).toMatch(/^[\u{21}-\u{7e}]+$/u);
        expect(parseViewRoute(written)).toEqual({ route, params });
      },
    ),
    { numRuns: runs(1000) },
  );
});

it.each(['', '?', '?a=b', 'a', 'a b?', 'a/b?c=d'])('"%s" names no route', (text) => {
  expect(parseViewRoute(text)).toBeUndefined();
});
