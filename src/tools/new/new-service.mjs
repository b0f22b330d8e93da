// `npm run new:service SUBJECT/NAME [area|player|shell]`: makes a service with a test, its declaration and its contract.
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newContract } from './new-contract.mjs';
import { camelCase, checkedName, checkedSubject, pascalCase } from './new-name.mjs';
import { bin, root, run } from '../run.mjs';

/**
 * @param {string | undefined} place The subject and the name: "page/lottery-news".
 * @param {string} audience Of its contract, as in `npm run new:contract`.
 * @param {string} folder The repository, or a copy of it.
 * @returns {Promise<string[]>} The files that were written.
 */
export async function newService(place, audience = 'shell', folder = root) {
  const [first, name] = place?.split('/') ?? [];
  const subject = checkedSubject('service', first);
  const services = join(folder, 'src/services');
  const own = checkedName('service', name);
  const service = join(services, subject, own);
  const subjects = existsSync(services) ? readdirSync(services) : [];
  if (subjects.some((one) => existsSync(join(services, one, own)))) {
    throw new Error(
      `Failed to make the service "${own}": a service of that name exists. Please choose another name.`,
    );
  }
  const files = await newContract(`${subject}/${own}`, audience, folder);
  await mkdir(service, { recursive: true });
  for (const [path, content] of [
    ['index.ts', serviceOf(own, audience)],
    ['service.ts', declarationOf(own)],
    [`${own}.test.ts`, testOf(own, audience)],
  ]) {
    await writeFile(join(service, path), content);
    files.push(join(service, path));
  }
  return files;
}

const declarationOf = (name) => `import { defineService } from '../../declaration/define-service';
import { create${pascalCase(name)} } from '.';

// The group that starts when the page is idle; src/shell/start/README.md has the others.
export default defineService({
  name: '${name}',
  group: 'later',
  needs: [],
  start: create${pascalCase(name)},
});
`;

/** The imports of names of the bus, and of the state, which the bus exports itself where it is an area's. */
const importsOf = (audience, names, state) =>
  audience === 'area'
    ? `import { ${[state, ...names].join(', ')} } from '@grandstand/bus-contracts';`
    : `import { ${names.join(', ')} } from '@grandstand/bus-contracts';
import { ${state} } from '@grandstand/bus-contracts/${audience}';`;

const serviceOf = (
  name,
  audience,
) => `${importsOf(audience, ['sessionState', 'type ShellHandle'], `${camelCase(name)}State`)}
import { map } from 'rxjs';

export interface ${pascalCase(name)}Ports {
  readonly bus: ShellHandle<'${name}'>;
}

/** Publishes whether a player is signed in; replace it with what this service does. */
export function create${pascalCase(name)}({ bus }: ${pascalCase(name)}Ports): void {
  bus.publishFrom(
    ${camelCase(name)}State,
    bus.messages$(sessionState).pipe(map(({ status }) => ({ isOn: status === 'player' }))),
  );
}
`;

const testOf = (
  name,
  audience,
) => `${importsOf(audience, ['sessionState'], `${camelCase(name)}State`)}
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { create${pascalCase(name)} } from '.';

test('${name} is on for a player, off for a guest, and still once its handle is disposed of', () => {
  const { bus } = createTestBus();
  const handle = bus.join('${name}');
  create${pascalCase(name)}({ bus: handle });
  const session = bus.join('session');
  session.publish(sessionState, { status: 'player', userId: 'ann' });
  expect(bus.join('listener').peek(${camelCase(name)}State)).toEqual({ isOn: true });
  session.publish(sessionState, { status: 'guest', userId: '' });
  expect(bus.join('listener').peek(${camelCase(name)}State)).toEqual({ isOn: false });
  handle.dispose();
  session.publish(sessionState, { status: 'player', userId: 'ann' });
  expect(bus.join('listener').peek(${camelCase(name)}State)).toEqual({ isOn: false });
});
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [, , place, audience] = process.argv;
    const files = await newService(place, audience);
    await run(bin('oxfmt'), files);
    for (const file of files) console.log(`wrote ${file}`);
    await run(process.execPath, [join(root, 'src/tools/docs.mjs')], { isLoud: true });
    console.log(`\nNext: npx vitest run src/services/${place} tests/docs`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
