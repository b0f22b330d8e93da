// `npm run new:contract NAME [area|player|shell]`: makes a contract with a test, and registers it.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase, checkedName, insertSorted, pascalCase } from './new-name.mjs';
import { bin, root, run } from './run.mjs';

/** By audience: the folder of `bus-contracts`. */
const FOLDERS = { area: 'contracts', player: 'player', shell: 'shell' };

/**
 * @param {string | undefined} name
 * @param {string | undefined} audience `area`: every page carries it; `player`: it comes with the areas of players; `shell`: no area may use it.
 * @param {string} folder The repository, or a copy of it.
 * @returns {Promise<string[]>} The files that were written.
 */
export async function newContract(name, audience = 'shell', folder = root) {
  const own = checkedName('contract', name);
  if (!Object.hasOwn(FOLDERS, audience)) {
    throw new Error(
      `Failed to make the contract "${own}": nobody is the audience "${audience}". ` +
        `Please name one of ${Object.keys(FOLDERS).join(', ')}.`,
    );
  }
  const room = join(folder, 'bus-contracts', FOLDERS[audience]);
  const [file, test, index, all] = [`${own}.ts`, `${own}.test.ts`, 'index.ts', 'all.ts'].map(
    (path) => join(room, path),
  );
  if (existsSync(file)) {
    throw new Error(
      `Failed to make the contract "${own}": ${file} exists. Please choose another name.`,
    );
  }
  await writeFile(file, contract(own, audience));
  await writeFile(test, testOf(own));
  const exported = `export * from './${own}';`;
  await writeFile(index, insertSorted(await readFile(index, 'utf8'), exported, /^export \* from/));
  await writeFile(all, listed(await readFile(all, 'utf8'), own));
  return [file, test, index, all];
}

/**
 * @param {string} text The list of all contracts of an audience.
 * @param {string} name
 */
function listed(text, name) {
  const state = `${camelCase(name)}State`;
  const imported = `import { ${state} } from './${name}';\n`;
  const list = text.indexOf('\n/** Every contract');
  const end = text.lastIndexOf('];');
  if (list === -1 || end < list) throw new Error('Failed to find the list of contracts.');
  return `${text.slice(0, list)}${imported}${text.slice(list, end)}  ${state},\n${text.slice(end)}`;
}

const contract = (name, audience) => {
  const state = `${camelCase(name)}State`;
  return `import * as v from 'valibot';
import { defineState } from '../kernel/contract';

export const ${state} = defineState({
  name: '${camelCase(name)}.state',
  version: 1,
  owner: '${name}',
${audience === 'shell' ? "  audience: 'shell',\n" : ''}  doc: 'Whether it is on; to be replaced by what this contract tells.',
  value: v.object({ isOn: v.boolean() }),
});
export type ${pascalCase(name)}State = v.InferOutput<typeof ${state}.value>;
`;
};

const testOf = (name) => {
  const state = `${camelCase(name)}State`;
  return `import { expect, test } from 'vitest';
import { createTestBus } from '../testing/index';
import { ${state} } from './${name}';

test('${camelCase(name)}.state is heard as its owner says it, and in no other shape', () => {
  const { bus } = createTestBus();
  const owner = bus.join('${name}');
  owner.publish(${state}, { isOn: true });
  expect(bus.join('listener').peek(${state})).toEqual({ isOn: true });
  expect(() => owner.publish(${state}, { isOn: 'yes' as never })).toThrow('isOn');
});
`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [, , name, audience] = process.argv;
    const files = await newContract(name, audience);
    await run(bin('oxfmt'), files);
    for (const file of files) console.log(`wrote ${file}`);
    await run(process.execPath, [join(root, 'src/tools/docs.mjs')], { isLoud: true });
    console.log(
      `\nNext: npx vitest run bus-contracts/${FOLDERS[audience ?? 'shell']}/${name}.test.ts`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
