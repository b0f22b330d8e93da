// `npm run new:contract SUBJECT/NAME [area|player|shell]`: makes a contract, and registers it.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase, checkedName, checkedSubject, insertSorted, pascalCase } from './new-name.mjs';
import { bin, root, run } from '../run.mjs';

/** By audience: the folder of `bus-contracts`, and the file in it that exports its contracts. */
const PLACES = {
  area: { folder: 'contracts', barrel: 'index.ts' },
  player: { folder: 'player', barrel: 'contracts.ts' },
  shell: { folder: 'shell', barrel: 'contracts.ts' },
};

/**
 * @param {string | undefined} place The subject and the name: "page/lottery-news".
 * @param {string | undefined} audience `area`: every page carries it; `player`: it comes with the areas of players; `shell`: no area may use it.
 * @param {string} folder The repository, or a copy of it.
 * @returns {Promise<string[]>} The files that were written.
 */
export async function newContract(place, audience = 'shell', folder = root) {
  const [subject, name] = place?.split('/') ?? [];
  const room = checkedSubject('contract', subject);
  const own = checkedName('contract', name);
  if (!Object.hasOwn(PLACES, audience)) {
    throw new Error(
      `Failed to make the contract "${own}": there is no audience "${audience}". ` +
        `Please name one of ${Object.keys(PLACES).join(', ')}.`,
    );
  }
  const { folder: door, barrel } = PLACES[audience];
  const home = join(folder, 'bus-contracts', door);
  const known = await readdir(home, { recursive: true });
  if (known.some((path) => basename(path) === `${own}.ts`)) {
    throw new Error(
      `Failed to make the contract "${own}": ${home} has one that exists. Please choose another name.`,
    );
  }
  const texts = {
    [`${room}/${own}.ts`]: contract(own, audience),
    [barrel]: insertSorted(
      await readFile(join(home, barrel), 'utf8'),
      `export * from './${room}/${own}';`,
      /^export \* from/,
    ),
    // Contracts that every page carries are listed one by one.
    ...(audience === 'area' && {
      'all.ts': listed(await readFile(join(home, 'all.ts'), 'utf8'), own, room),
    }),
  };
  await mkdir(join(home, room), { recursive: true });
  for (const [path, text] of Object.entries(texts)) await writeFile(join(home, path), text);
  return Object.keys(texts).map((path) => join(home, path));
}

/**
 * @param {string} text The list of all contracts that every page carries.
 * @param {string} name
 * @param {string} room
 */
function listed(text, name, room) {
  const state = `${camelCase(name)}State`;
  const imported = `import { ${state} } from './${room}/${name}';\n`;
  const list = text.indexOf('\n/** Every contract');
  const end = text.lastIndexOf('];');
  if (list === -1 || end < list) throw new Error('Failed to find the list of contracts.');
  return `${text.slice(0, list)}${imported}${text.slice(list, end)}  ${state},\n${text.slice(end)}`;
}

const contract = (name, audience) => {
  const state = `${camelCase(name)}State`;
  return `import * as v from 'valibot';
import { defineState } from '${audience === 'shell' ? '../define' : '../../kernel/contract'}';

export const ${state} = defineState({
  name: '${camelCase(name)}.state',
  version: 1,
  owner: '${name}',
  doc: 'Whether it is on; to be replaced by the state that this contract publishes.',
  value: v.object({ isOn: v.boolean() }),
});
export type ${pascalCase(name)}State = v.InferOutput<typeof ${state}.value>;
`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const [, , place, audience] = process.argv;
    const files = await newContract(place, audience);
    await run(bin('oxfmt'), files);
    for (const file of files) console.log(`wrote ${file}`);
    await run(process.execPath, [join(root, 'src/tools/docs.mjs')], { isLoud: true });
    console.log(`\nNext: npx vitest run tests/docs`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
