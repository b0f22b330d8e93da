import { expect, it } from 'vitest';
import { createLatest } from './latest';

it('the site is created again when its sources change or an area is added, and else stays the same', async () => {
  let module = { version: 1 };
  let areas = ['office', 'sports'];
  const latest = createLatest(
    { load: async () => module, areaNames: () => [...areas] },
    ({ version }, names) => ({ version, names }),
  );
  const first = await latest();
  expect(first).toEqual({ version: 1, names: ['office', 'sports'] });
  expect(await latest()).toBe(first);
  areas = ['academy', 'office', 'sports'];
  const withArea = await latest();
  expect(withArea).toEqual({ version: 1, names: ['academy', 'office', 'sports'] });
  module = { version: 2 };
  expect(await latest()).toEqual({ version: 2, names: ['academy', 'office', 'sports'] });
});

it('sources that can’t be loaded are tried again by the next request', async () => {
  let isBroken = true;
  const latest = createLatest(
    {
      load: async () => {
        if (isBroken) throw new SyntaxError('Unexpected token');
        return 'site';
      },
      areaNames: () => [],
    },
    (module) => module,
  );
  await expect(latest()).rejects.toThrow('Unexpected token');
  isBroken = false;
  expect(await latest()).toBe('site');
});
