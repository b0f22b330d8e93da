import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { declaredServices, readDeclaration, readDeclaredServices } from './declared-services';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grandstand-'));
  await write('src/services/define.ts', 'export const defineService = <T>(it: T): T => it;');
});
afterEach(async () => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function declare(place: string, group: string, needs: readonly string[]): Promise<void> {
  const name = place.split('/').at(-1);
  await write(
    `src/services/${place}/service.ts`,
    `import { defineService } from '../../define';
     export default defineService({
       name: '${name}', group: '${group}', needs: ${JSON.stringify(needs)},
       start: (ports: object): void => void globalThis.started.push(ports),
     });`,
  );
}

/** What the build makes of a script; `start` of the two groups, and the names. */
async function built(script: string): Promise<Record<string, unknown>> {
  await write('main.ts', script);
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [declaredServices(root)],
    build: { write: false, lib: { entry: join(root, 'main.ts'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const code = output[0]?.output[0].code ?? '';
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Record<string, unknown>;
}

describe('services that declare themselves', () => {
  it('are started by the script of their group, each with its handle and the ports that it needs', async () => {
    await declare('money/wallet', 'account', ['api', 'log']);
    await declare('support/ideas', 'account', []);
    await declare('site/skin', 'later', ['log']);
    const { services, needs, start } = await built(
      `export { services, needs } from 'virtual:service-names/account';
       export { start } from 'virtual:services/account';`,
    );
    expect([services, needs]).toEqual([['ideas', 'wallet'], ['api']]);
    const started: object[] = [];
    Object.assign(globalThis, { started });
    const join = (name: string): string => `handle of ${name}`;
    (start as (ports: object) => void)({ join, api: 'api', clock: 'clock', log: 'log' });
    expect(started).toEqual([
      { bus: 'handle of ideas' },
      { bus: 'handle of wallet', api: 'api', log: 'log' },
    ]);
  });

  it('need no group to be fetched before the names of its services are known', async () => {
    await declare('site/skin', 'later', ['log']);
    await write('src/services/site/skin/service.ts.bak', 'throw new Error()');
    const names = await built(`export * from 'virtual:service-names/later';`);
    expect({ ...names }).toEqual({ services: ['skin'], needs: [] });
  });

  it('are of a group that some service names, or the build stops', async () => {
    await declare('site/skin', 'later', []);
    await expect(built(`export * from 'virtual:services/latter';`)).rejects.toThrow(
      'No service declares that it starts with "latter".',
    );
  });

  it.each([
    ['a name that is not its folder’s', `{ name: 'idea', group: 'later', needs: [] }`, 'folder'],
    ['a name from elsewhere', `{ name: NAME, group: 'later', needs: [] }`, 'literals'],
    ['no group', `{ name: 'ideas', needs: [] }`, 'literals'],
    ['needs from elsewhere', `{ name: 'ideas', group: 'later', needs: [...NEEDS] }`, 'literals'],
    ['needs that are no names', `{ name: 'ideas', group: 'later', needs: [1] }`, 'literals'],
  ])('can be read without running them: %s is refused', (_, declaration, why) => {
    const source = `export default defineService(${declaration});`;
    expect(() => readDeclaration('src/services/support/ideas/service.ts', source)).toThrow(why);
  });

  it.each(['export default {};', 'export const service = defineService({});', 'export default 1;'])(
    'are the default export: "%s" is refused',
    (source) => {
      expect(() => readDeclaration('src/services/support/ideas/service.ts', source)).toThrow(
        'export default defineService',
      );
    },
  );

  it('are all read in this repository', () => {
    const names = readDeclaredServices(process.cwd()).map(({ name }) => name);
    expect(names).toContain('session-limit');
    expect(names).toEqual([...new Set(names)].toSorted());
  });
});
