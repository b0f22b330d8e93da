import { CONTRACTS, contractId, defineManifest } from '@grandstand/bus-contracts';
import type { AnyContract } from '@grandstand/bus-contracts';
import { PLAYER_CONTRACTS } from '@grandstand/bus-contracts/player';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { areaFolders } from '../../src/host/build/area-folders';
import { ROUTES } from '../../src/routes/routes';
import { root } from '../../src/tools/run.mjs';

/** Every area of the product: those that are there, and those that pages name. */
const AREAS: readonly string[] = [
  ...new Set([...areaFolders(root), ...ROUTES.flatMap(({ area }) => area ?? [])]),
];

const namedAreas = ({ audience }: AnyContract): readonly string[] =>
  typeof audience === 'string' ? [] : audience.areas;

const forNamedAreas = [...CONTRACTS, ...PLAYER_CONTRACTS].filter(
  (contract) => namedAreas(contract).length > 0,
);

const nothing = { name: 'nothing', subscribes: [], publishes: [], sends: [] };

test('P52 a contract for named areas is refused in the manifest of any other, with any claimed owner or audience: tried with all areas', () => {
  const { bus } = createTestBus();
  expect(forNamedAreas.length).toBeGreaterThan(7);
  for (const contract of forNamedAreas) {
    const claims = [{}, { audience: 'area', owner: '*' }, { audience: { areas: AREAS } }];
    for (const name of [...AREAS, 'nothing', 'Office', 'office-2', 'shell', 'qa']) {
      const isNamed = namedAreas(contract).includes(name);
      for (const claim of claims.map((each) => ({ ...contract, ...each }) as never)) {
        const place = contract.kind === 'command' ? 'sends' : 'subscribes';
        const outcome = outcomeOf(() =>
          bus.admit({ ...nothing, name, [place]: [claim] }).dispose(),
        );
        const expected = isNamed
          ? 'allowed'
          : /^[a-z]/.test(name)
            ? 'NotAllowedError'
            : 'TypeError';
        expect(outcome, `${name}: ${contractId(contract)}`).toBe(expected);
        expect(() => bus.admit({ ...nothing, name, publishes: [claim] })).toThrow();
      }
      const defined = outcomeOf(() =>
        defineManifest({ ...nothing, name, sends: [contract as never] }),
      );
      expect(defined, name).toBe(isNamed ? 'allowed' : 'TypeError');
    }
  }
});

test('P52 every area that a contract names has a page', () => {
  const names = new Set(forNamedAreas.flatMap(namedAreas));
  expect([...names].filter((name) => !AREAS.includes(name))).toEqual([]);
});

function outcomeOf(act: () => unknown): string {
  try {
    act();
    return 'allowed';
  } catch (error) {
    return (error as Error).name;
  }
}
