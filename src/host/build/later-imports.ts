import type { Plugin } from 'vite';

const WRAPPER = '\0vite/preload-helper.js';
const OWN_WRAPPER = `
  import { importFile } from '@grandstand/bus-contracts/area';
  export const __vitePreload = (load, _files, importer) =>
    load((file) => importFile(new URL(file, importer).href));`;
/** What Vite makes of an `import()` of a file of the build. */
const IMPORT = /__vitePreload\((async )?\(\) => ((?:(?!__vitePreload)[^])*?)\bimport\((?="\.\/)/g;
const LEFT = /\bimport\("\.\//;

/**
 * Makes every `import()` one that can be tried again: `importFile` of `/area`.
 * @remarks Vite wraps each of them to fetch a chunk's sheet and neighbours along; every build here has one sheet,
 * loaded with the page, and shallow chunks. So the wrapper is replaced, and gets the name of the file to import.
 */
export function laterImports(): Plugin {
  return {
    name: 'grandstand:later-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: (id) => (id === WRAPPER ? OWN_WRAPPER : undefined),
    renderChunk(code) {
      const next = code.replaceAll(
        IMPORT,
        (_, async = '', before = '') =>
          `__vitePreload(${async}(__importFile) => ${before}__importFile(`,
      );
      if (LEFT.test(next)) this.error('Failed to find the wrapper of an import().');
      return next === code ? null : { code: next, map: null };
    },
  };
}
