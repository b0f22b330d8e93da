import { join } from 'node:path';
import { defaultClientConditions } from 'vite';
import type { EnvironmentOptions } from 'vite';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { builtAreas, screenFolder } from './area-folders.ts';
import { modulesAt } from './parts/modules-at.ts';
import { SHELL_PARTS } from './parts/shell-parts.ts';
import { EARLY_SCRIPT_FILE } from './early-script.ts';
import { SHARED_MODULES, sharedEntries, VENDOR_CHUNK } from './shared-modules.ts';

/** React, and its renderer: each in the file of its entry of the import map. */
const REACT = /node_modules[\\/]react[\\/]|virtual:shared\/react$|rolldown[\\/]runtime/;
const REACT_DOM = /node_modules[\\/](react-dom|scheduler)[\\/]|virtual:shared\/react-dom\/client/;

/** An entry of the import map that few pages of the shell's own fetch, in its own file. */
const QUERY = /@tanstack[\\/]|bus-contracts[\\/]query([\\/]|$)/;

/** The shell's own modules: with an entry of the import map, its file could not be the entry of the page. */
const NOT_SHARED = /^(?!\0virtual:shared\/)/;

/** Modules that every page needs and that change seldom. A few large files load faster than many small ones. */
const VENDOR =
  /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|rxjs|mitt|valibot)[\\/]|bus-contracts[\\/](kernel|contracts|area|react)[\\/]/;

/** RxJS has a build with native classes under this condition; its default build is for browsers of 2014. */
const BROWSER = { conditions: ['es2015', ...defaultClientConditions] };

/** Constants are inlined wherever they are used, not only where that makes the file shorter before it is compressed. */
const INLINED = { inlineConst: { mode: 'all', pass: 3 } } as const;

/** Names of the build environments of one area; Vite allows no hyphen in them. */
export function areaEnvironments(name: string): { client: string; server: string } {
  const word = name.replaceAll('-', '_');
  return { client: `area_${word}`, server: `area_${word}_server` };
}

/** Everything that `vite build` makes: the shell, the host, the pages of games, and two programs an area. */
export function environments(root: string): Record<string, EnvironmentOptions> {
  const all: Record<string, EnvironmentOptions> = {
    client: shell(root),
    ssr: host(),
    worker: serviceWorker(),
    early: earlyScript(),
    // The partners belong to the embedded operator.
    ...(process.env['BACKEND_ORIGIN'] ? {} : { games: gamePages() }),
  };
  for (const name of builtAreas(root)) {
    const own = areaEnvironments(name);
    all[own.client] = areaClient(root, name);
    all[own.server] = areaServer(root, name);
  }
  return all;
}

const SHELL_CONTRACTS = /bus-contracts[\\/]shell[\\/][\w-]+[\\/]/;

/** The shell and the shared modules in one build, so that they share their chunks. */
function shell(root: string): EnvironmentOptions {
  const part = (name: keyof typeof SHELL_PARTS): RegExp => modulesAt(root, SHELL_PARTS[name]);
  return {
    resolve: BROWSER,
    build: {
      outDir: 'dist/shell',
      assetsDir: 'assets',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { shell: 'src/main.tsx', ...sharedEntries() },
        optimization: INLINED,
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            // A group includes the imports of its modules, except those of the groups before it.
            groups: [
              { name: 'react', test: REACT, priority: 11 },
              // React's renderer is evaluated in a task of its own.
              { name: 'react-dom', test: REACT_DOM, priority: 10 },
              { name: VENDOR_CHUNK, test: VENDOR, priority: 9 },
              { name: 'query', test: QUERY, priority: 8 },
              // Another entry of the import map: the draws of games and their verifier.
              { name: 'fair', test: /bus-contracts[\\/]domain[\\/]fair[\\/]/, priority: 8 },
              // Contracts that only a player's services, areas and dialogs use.
              { name: 'player', test: /bus-contracts[\\/]player[\\/]/, priority: 8 },
              { name: 'frame', test: NOT_SHARED, tags: ['$initial'], priority: 7 },
              // Parts that start together come in one file, in the order in which pages start them.
              { name: 'page', test: part('page'), priority: 6 },
              { name: 'dialogs', test: part('dialogs'), priority: 5 },
              { name: 'guest', test: part('guest'), priority: 5 },
              // What every page fetches, with the few contracts that it uses.
              { name: 'later', test: part('later'), priority: 4 },
              // The rest of the shell's contracts. The list of all of them comes with QA's bus.
              { name: 'contracts', test: SHELL_CONTRACTS, priority: 3 },
              { name: 'used', test: part('used'), priority: 2 },
              { name: 'coupon-help', test: part('help'), priority: 2 },
              { name: 'fields', test: part('fields'), minShareCount: 2, priority: 2 },
              // Modules shared by two rarer parts go into one file: each file costs a request and a task.
              { name: 'shared', minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** The Node side: the program itself, and the shell's server entry that it loads by path. */
function host(): EnvironmentOptions {
  return {
    build: {
      outDir: 'dist/host',
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: { main: 'src/host/main.ts', shell: 'src/shell/server.tsx' },
      },
    },
  };
}

/** One script under a fixed name, by which a browser requests it and compares its bytes to detect a new version. */
function serviceWorker(): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/worker',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { 'pwa-sw': 'src/worker/pwa-sw.ts' },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  };
}

/** The script that the host writes into the head of every page: one text that imports nothing. */
function earlyScript(): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/early',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { early: 'src/shell/start/early/main.ts' },
        optimization: INLINED,
        output: { format: 'iife', entryFileNames: EARLY_SCRIPT_FILE },
      },
    },
  };
}

/** The pages of games, which their own program serves to frames. */
function gamePages(): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: BROWSER,
    build: {
      outDir: 'dist/games',
      assetsDir: '.',
      copyPublicDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: {
          play: 'src/outside/games/page/main.tsx',
          broadcast: 'src/outside/games/broadcast/page/main.ts',
        },
      },
    },
  };
}

function areaClient(root: string, name: string): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: BROWSER,
    build: {
      outDir: `dist/areas/${name}/client`,
      assetsDir: '.',
      copyPublicDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { [name]: join(root, 'areas', name, 'client.tsx') },
        optimization: INLINED,
        preserveEntrySignatures: 'strict',
        // The modules of the first screen in one piece, also those that later screens share.
        output: {
          codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
          chunkFileNames: ({ facadeModuleId }) => {
            const folder = screenFolder(facadeModuleId);
            return `${folder === undefined ? '[name]' : `${folder}-screen`}-[hash].js`;
          },
        },
        plugins: [esmExternalRequirePlugin({ external: [...SHARED_MODULES] })],
      },
    },
  };
}

function areaServer(root: string, name: string): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      ssr: true,
      outDir: `dist/areas/${name}/server`,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: { server: join(root, 'areas', name, 'server.tsx') } },
    },
  };
}
