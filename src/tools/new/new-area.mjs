// `npm run new:area NAME`: makes a working area with a test.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { areaFiles, ROUTE_TABLE, routeRow } from './area-template.mjs';
import { checkedName } from './new-name.mjs';
import { bin, root, run } from '../run.mjs';

/** First segments that the areas' origin uses itself. */
const TAKEN = new Set(['assets']);

/**
 * @param {string | undefined} name
 * @param {string} folder Where the area's folder is made.
 * @returns {Promise<string[]>} The files that were written.
 */
export async function newArea(name, folder = join(root, 'areas')) {
  const own = checkedName('area', name, TAKEN);
  const area = join(folder, own);
  if (existsSync(area)) {
    throw new Error(
      `Failed to make the area "${own}": ${area} exists. Please choose another name.`,
    );
  }
  const files = Object.entries(areaFiles(own));
  for (const [path, content] of files) {
    await mkdir(dirname(join(area, path)), { recursive: true });
    await writeFile(join(area, path), content);
  }
  return files.map(([path]) => join(area, path));
}

/**
 * @param {string} name Of an area.
 * @returns {Promise<string>} The steps that are left before a page shows the area.
 */
export async function nextSteps(name) {
  const test = `npx vitest run areas/${name}`;
  const tables = dirname(ROUTE_TABLE);
  for (const file of await readdir(join(root, tables))) {
    const rows = await readFile(join(root, tables, file), 'utf8');
    if (rows.includes(`area: '${name}'`)) {
      return `${tables}/${file} has rows for it: their pages show it now.\nNext: ${test}`;
    }
  }
  return [
    'No page shows it yet. Add a row at the end of the table of its heading, such as',
    `${ROUTE_TABLE}:\n\n  ${routeRow(name)}\n`,
    `Next: ${test} tests/routes/table.test.ts`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const name = process.argv[2];
    const files = await newArea(name);
    await run(bin('oxfmt'), files);
    for (const file of files) console.log(`made ${file}`);
    // The catalogue of contracts names the areas that use each.
    await run(process.execPath, [join(root, 'src/tools/docs.mjs')], { isLoud: true });
    console.log(`\n${await nextSteps(name)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
