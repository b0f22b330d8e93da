// `npm run new:contract SUBJECT/NAME [area|player|shell]`: makes a contract, and registers it.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase, checkedName, checkedSubject, insertSorted, pascalCase } from './new-name.mjs';
import { barrelOf, barrelPath, WRITTEN_BARRELS } from './contract-barrels.mjs';
import { bin, root, run } from '../run.mjs';

/** By audience: the folder of `bus-contracts`. */
const PLACES = { area: 'contracts', player: 'player', shell: 'shell' };

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
  const home = join(folder, 'bus-contracts', PLACES[audience]);
  const known = await readdir(home, { recursive: true });
  if (known.some((path) => basename(path) === `${own}.ts`)) {
    throw new Error(
      `Failed to make the contract "${own}": ${home} has one that exists. Please choose another name.`,
    );
  }
  const written = [join(home, room, `${own}.ts`)];
  await mkdir(join(home, room), { recursive: true });
  await writeFile(written[0], contract(own, audience));
  if (WRITTEN_BARRELS.includes(audience)) {
    written.push(join(folder, barrelPath(audience)));
    await writeFile(written[1], barrelOf(audience, folder));
    return written;
  }
  // What every page carries is listed one by one.
  const edits = {
    'index.ts': (text) =>
      insertSorted(text, `export * from './${room}/${own}';`, /^export \* from/),
    'all.ts': (text) => listed(text, own, room),
  };
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(home, file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
    written.push(path);
  }
  return written;
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
