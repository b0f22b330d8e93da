import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { AreaServer } from '@grandstand/bus-contracts/area';
import { ENTRY_LIST_FILE } from '../build/entry-list.ts';
import type { BuiltEntry, EntryList } from '../build/entry-list.ts';
import { readEarlyScript } from '../build/early-script.ts';
import { readOwnAreas } from '../build/own-areas.ts';
import { entryName, SELDOM_USED, SHARED_MODULES, VENDOR_CHUNK } from '../build/shared-modules.ts';
import type { AreaProgram, AreaScript, Programs, ShellProgram } from './programs';

const VERSION_LENGTH = 12;

/** The modules of the shell that every page starts once it is hydrated. */
const STARTING_PARTS = [
  'src/shell/start/services/page.ts',
  'src/shell/start/services/coupon.ts',
  'src/shell/betting/coupon/panel/coupon-content.tsx',
];

/** The modules of the shell that start with the page of a player. */
const PLAYER_PARTS = [
  'virtual:services/player',
  'src/shell/start/services/placement.ts',
  'src/shell/header/account/player-bar.tsx',
];

/** The programs of a finished build, each loaded once. */
export async function createBuiltPrograms(dist: string): Promise<Programs> {
  const areaNames = await readdir(join(dist, 'areas'));
  const shell = loadShell(dist, areaNames);
  const areas = new Map(areaNames.map((name) => [name, loadArea(dist, name)]));
  await Promise.all([shell, ...areas.values()]);
  return {
    areaNames,
    testedAreas: await readOwnAreas(dist),
    shell: async () => shell,
    async area(name) {
      const program = areas.get(name);
      if (!program) throw new Error(`Failed to load the area "${name}": the build has none.`);
      return program;
    },
  };
}

async function loadShell(dist: string, areaNames: readonly string[]): Promise<ShellProgram> {
  const entries = await readEntries(join(dist, 'shell'));
  const shell = entryOf(entries, 'shell');
  const fileOf = (name: string): string => entryOf(entries, entryName(name)).file;
  const ahead = SHARED_MODULES.filter((name) => !SELDOM_USED.has(name)).map(fileOf);
  // Named as scripts, not only imported, they are evaluated in tasks of their own.
  const libraries = [
    fileOf('react-dom/client'),
    ...shell.chunks.filter((file) => basename(file).startsWith(`${VENDOR_CHUNK}-`)),
  ];
  const files = new Set([...shell.chunks, ...ahead]);
  const starting = new Set(partsOf(shell, STARTING_PARTS));
  const module = (await import(pathToFileURL(join(dist, 'host', 'shell.js')).href)) as {
    renderShell: ShellProgram['render'];
  };
  return {
    version: await versionOf(dist, areaNames),
    render: module.renderShell,
    assets: {
      importMap: Object.fromEntries(SHARED_MODULES.map((name) => [name, `/${fileOf(name)}`])),
      earlyScript: await readEarlyScript(dist),
      scripts: [...libraries, shell.file].map((file) => `/${file}`),
      preloads: [...files].filter((file) => !libraries.includes(file)).map((file) => `/${file}`),
      partPreloads: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          partsOf(shell, [...STARTING_PARTS, `virtual:texts/coupon/${language}`])
            .filter((file) => !files.has(file))
            .map((file) => `/${file}`),
        ]),
      ),
      playerPreloads: partsOf(shell, PLAYER_PARTS)
        .filter((file) => !files.has(file) && !starting.has(file))
        .map((file) => `/${file}`),
      css: shell.css.map((file) => `/${file}`),
      areaScripts: Object.fromEntries(
        await Promise.all(
          areaNames.map(async (name) => [name, await scriptsOfArea(dist, name)] as const),
        ),
      ),
      areaChunks: Object.fromEntries(
        await Promise.all(
          areaNames.map(async (name) => {
            const { chunks } = await areaEntry(dist, name);
            return [name, chunks.map((file) => `/assets/${name}/${file}`)] as const;
          }),
        ),
      ),
      areaModules: Object.fromEntries(
        await Promise.all(
          areaNames.map(async (name) => {
            const { shared } = await areaEntry(dist, name);
            const seldom = shared
              .filter((one) => SELDOM_USED.has(one))
              .map((one) => entryOf(entries, entryName(one)));
            const needed = new Set(seldom.flatMap(({ file, chunks }) => [file, ...chunks]));
            return [
              name,
              [...needed].filter((file) => !files.has(file)).map((file) => `/${file}`),
            ] as const;
          }),
        ),
      ),
    },
  };
}

/** The files of parts of the shell. */
function partsOf({ parts = {} }: BuiltEntry, names: readonly string[]): string[] {
  return [
    ...new Set(
      names.flatMap((name) => {
        const files = parts[name];
        if (!files) throw new Error(`Failed to read the build: it has no part "${name}".`);
        return files;
      }),
    ),
  ];
}

/** The scripts of an area with their hashes from its build; empty for a build without them. */
async function scriptsOfArea(dist: string, name: string): Promise<Record<string, AreaScript>> {
  const { integrity = {}, texts = {} } = await areaEntry(dist, name);
  return Object.fromEntries(
    Object.entries(integrity).map(([file, hash]) => [
      `/assets/${name}/${file}`,
      { hash, language: texts[file] },
    ]),
  );
}

async function loadArea(dist: string, name: string): Promise<AreaProgram> {
  const folder = join(dist, 'areas', name);
  const entry = await areaEntry(dist, name);
  const module = (await import(pathToFileURL(join(folder, 'server', 'server.js')).href)) as {
    default: AreaServer;
  };
  return {
    server: module.default,
    scripts: [`/assets/${name}/${entry.file}`],
    screens: Object.fromEntries(
      Object.entries(entry.screens ?? {}).map(([screen, file]) => [
        screen,
        `/assets/${name}/${file}`,
      ]),
    ),
    css: entry.css.map((file) => `/assets/${name}/${file}`),
  };
}

async function areaEntry(dist: string, name: string): Promise<BuiltEntry> {
  return entryOf(await readEntries(join(dist, 'areas', name, 'client')), name);
}

/** The version of a build: a hash of all entry names, which contain the hashes of their contents. */
async function versionOf(dist: string, areaNames: readonly string[]): Promise<string> {
  const folders = ['shell', ...areaNames.toSorted().map((name) => join('areas', name, 'client'))];
  const lists = await Promise.all(folders.map(async (folder) => readEntries(join(dist, folder))));
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, VERSION_LENGTH);
}

async function readEntries(folder: string): Promise<EntryList> {
  return JSON.parse(await readFile(join(folder, ENTRY_LIST_FILE), 'utf8')) as EntryList;
}

function entryOf(entries: EntryList, name: string): BuiltEntry {
  const entry = entries[name];
  if (!entry) throw new Error(`Failed to read the build: it has no entry "${name}".`);
  return entry;
}
