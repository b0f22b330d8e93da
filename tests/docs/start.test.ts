import { describe, expect, it } from 'vitest';
import { readDeclaredServices } from '../../src/host/build/parts/declared-services';
import { GROUPS } from '../../src/shell/start/groups';
import { firstServices } from '../../src/shell/start/groups/first';
import type { FirstGroup, ServiceGroup } from '../../src/shell/start/service-group';
import { root } from '../../src/tools/run.mjs';
import { importsOf, resolveImport } from '../boundaries/imports';
import { CONTRACTS, read } from './services';

/** Each group, by the name of the file that declares it. */
const FILES = new Map(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('../../src/shell/start/groups/*.ts', { eager: true }),
  ).flatMap(([path, exported]) => {
    const group = Object.values(exported).find((value) => 'services' in Object(value));
    const [, name = ''] = /([a-z-]+)\.ts$/.exec(path) ?? [];
    return group ? [[name, group as FirstGroup | ServiceGroup]] : [];
  }),
);

const DECLARED = readDeclaredServices(root);
const DERIVED = new Set<string>(DECLARED.map(({ group }) => group));

/** The files that start services. */
const SCRIPT = /^src\/shell\/start\/services\/[a-z-]+\.ts$/;

/** The services that a file and its scripts join to the bus. */
function joinedFrom(start: string): string[] {
  const files = new Set([start]);
  for (const file of files) {
    for (const imported of importsOf(file, read(file))) {
      const found = resolveImport(file, imported);
      if (found && SCRIPT.test(found)) files.add(found);
    }
  }
  return [...files].flatMap((file) =>
    [...read(file).matchAll(/\bjoin\('([a-z-]+)'\)/g)].map(([, name = '']) => name),
  );
}

describe('a service that answers commands', () => {
  const OWNERS = new Set(
    CONTRACTS.filter(({ kind }) => kind === 'command').map(({ owner }) => owner),
  );

  it('starts with the first script, or by the first of its commands', () => {
    const declared = [firstServices, ...GROUPS].flatMap(({ services }) => services);
    expect(new Set(declared).size).toBe(declared.length);
    expect([...OWNERS].filter((name) => !declared.includes(name))).toEqual([]);
    const atOnce = firstServices.services.filter((name) => OWNERS.has(name));
    expect(atOnce).toEqual(['dialogs', 'navigation', 'settings']);
  });
});

describe('a group of services', () => {
  it('is started by the shell', () => {
    const groups = [...FILES.values()].filter((group) => group !== firstServices);
    expect(new Set(groups)).toEqual(new Set(GROUPS));
  });

  it.each([...DERIVED])('has the services that name it, and imports its own: %s', (name) => {
    const own = DECLARED.filter(({ group }) => group === name).map((service) => service.name);
    const group = FILES.get(name) as ServiceGroup | undefined;
    expect(group?.services).toEqual(own);
    const needsApi = DECLARED.some(
      ({ group: one, needs }) => one === name && needs.includes('api'),
    );
    expect(group?.needs).toEqual(needsApi ? ['api'] : []);
    const file = `src/shell/start/groups/${name}.ts`;
    const imports = importsOf(file, read(file));
    expect(
      imports.filter((one) => one.startsWith('virtual:') && !one.endsWith(`/${name}`)),
    ).toEqual([]);
  });

  // Starting any other service does not compile.
  it.each([...FILES].filter(([name]) => !DERIVED.has(name)))(
    'starts every service that it lists: %s',
    (file, group) => {
      const joined = joinedFrom(`src/shell/start/groups/${file}.ts`);
      expect(group.services.filter((name) => !joined.includes(name))).toEqual([]);
    },
  );
});
