import { fetchModule, pinOf } from './fetch-module';
import { createImportScript } from './import-script';

/**
 * Imports a script by its absolute URL. One that can't be fetched is fetched once more at once, and again with each
 * later call. The build of this repository makes each `import()` a call of it.
 */
export const importFile = createImportScript({
  importModule: async (url) => import(/* @vite-ignore */ url),
  fetchModule,
  pinOf,
});
