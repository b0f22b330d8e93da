import { pathToRegexp, type Key } from 'path-to-regexp';
import { expect, test } from 'vitest';
import { officeScreen } from '../../areas/office/page/office-screen';
import { screenOf } from '../../areas/sports/screens/screen';
import { pageOf } from '../../areas/technical-pages/page-of';
import { ROUTES } from '../../src/routes/routes';

/** What the table says of an area's row: its parameters, those that may be left out with a "?". */
function paramsIn(area: string, route: string): string[] | undefined {
  const row = ROUTES.find((one) => one.area === area && one.name === route);
  if (!row) return undefined;
  // What an error page is told stands in no address.
  if (row.status !== undefined) return ['statusCode', 'message'];
  const keys: Key[] = [];
  pathToRegexp(row.pattern, keys);
  return keys.map(({ name, modifier }) => `${name}${modifier}`);
}

test.each([
  ['sports', screenOf.routes],
  ['office', officeScreen.routes],
  ['technical-pages', pageOf.routes],
])(
  'BUS-01 the area "%s" has screens for rows of the table alone, by their parameters',
  (area, routes) => {
    for (const [route, params] of Object.entries(routes)) {
      expect({ route, params: paramsIn(area, route) }).toEqual({
        route,
        params: expect.arrayContaining([...params]),
      });
    }
  },
);
