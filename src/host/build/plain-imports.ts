import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import()` as the browser knows it.
 * @remarks Vite wraps it to fetch a chunk's sheet and neighbours along; every build here has one sheet, loaded with the page, and shallow chunks.
 */
export function plainImports(): Plugin {
  return {
    name: 'grandstand:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
