// `npm run new:area NAME`: makes a working area with a page, tests and a journey in the browser.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'path-to-regexp';
import { runnerImport } from 'vite';
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
  const page = (await pageOf(own)) ?? { route: own, path: `/${own}` };
  const files = Object.entries(areaFiles(own, page));
  for (const [path, content] of files) {
    await mkdir(dirname(join(area, path)), { recursive: true });
    await writeFile(join(area, path), content);
  }
  return files.map(([path]) => join(area, path));
}

/**
 * The first page that the route table has for an area and that all visitors may open, by an address without parameters.
 * @param {string} name
 * @returns {Promise<import('./area-template.mjs').AreaPage | undefined>}
 */
export async function pageOf(name) {
  const { module } = await runnerImport(join(root, 'src/routes/routes.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  for (const { area, guards, name: route, pattern } of module.ROUTES) {
    if (area !== name || guards.length > 0) continue;
    try {
      return { route, path: compile(pattern)({}) };
    } catch {
      // It needs parameters.
    }
  }
  return undefined;
}

/**
 * @param {string} table The text of a table of routes.
 * @param {string} name Of an area.
 * @returns {string} The table with a row for the area's first page at its end.
 */
export function withRow(table, name) {
  const end = table.lastIndexOf('];');
  return `${table.slice(0, end)}  ${routeRow(name)}\n${table.slice(end)}`;
}

/**
 * Adds the row of an area's first page to the route table, unless it has one.
 * @param {string} name
 * @returns {Promise<string | undefined>} The file that was changed.
 */
async function addRow(name) {
  if (await pageOf(name)) return undefined;
  const file = join(root, ROUTE_TABLE);
  await writeFile(file, withRow(await readFile(file, 'utf8'), name));
  return file;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const name = process.argv[2];
    const files = await newArea(name);
    const table = await addRow(name);
    await run(bin('oxfmt'), [...files, ...(table ? [table] : [])]);
    for (const file of files) console.log(`made ${file}`);
    if (table) console.log(`added its row to ${table}`);
    // The catalogue of contracts names the areas that use each.
    await run(process.execPath, [join(root, 'src/tools/docs.mjs')], { isLoud: true });
    console.log(`\nNext: npm test -- ${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
