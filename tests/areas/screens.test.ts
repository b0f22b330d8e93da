import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToRegexp, type Key } from 'path-to-regexp';
import { expect, test } from 'vitest';
import type { ScreenOf } from '@grandstand/bus-contracts/area';
import { root } from '../../src/tools/run.mjs';
import { ROUTES } from '../../src/routes/routes';

/** The parameters of an area's row in the table, optional ones with a "?". */
function paramsIn(area: string, route: string): string[] | undefined {
  const row = ROUTES.find((one) => one.area === area && one.name === route);
  if (!row) return undefined;
  // The parameters of an error page are in no address.
  if (row.status !== undefined) return ['statusCode', 'message'];
  const keys: Key[] = [];
  pathToRegexp(row.pattern, keys);
  return keys.map(({ name, modifier }) => `${name}${modifier}`);
}

/** The screens that each area declares, wherever in its folder it does. */
const declared = await Promise.all(
  readdirSync(join(root, 'areas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ area: file.split('/')[0] ?? '', path: join(root, 'areas', file) }))
    .filter(({ path }) => /\bdefineScreens[<(]/.test(readFileSync(path, 'utf8')))
    .map(async ({ area, path }) => {
      const exported = Object.values((await import(path)) as object);
      return [
        area,
        exported.filter((one) => 'routes' in Object(one)) as ScreenOf<unknown>[],
      ] as const;
    }),
);

test('every area with screens declares them', () => {
  expect(declared.map(([area]) => area).toSorted()).toEqual(
    expect.arrayContaining(['office', 'sports', 'technical-pages']),
  );
  expect(declared.filter(([, screens]) => screens.length === 0)).toEqual([]);
});

test.each(declared)(
  'BUS-01 the area "%s" has screens only for rows of the table, by their parameters',
  (area, screens) => {
    for (const [route, params] of screens.flatMap(({ routes }) => Object.entries(routes))) {
      expect({ route, params: paramsIn(area, route) }).toEqual({
        route,
        params: expect.arrayContaining([...params]),
      });
    }
  },
);
