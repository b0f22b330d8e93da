import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that areas load from the page's import map, so that there is one copy of each. */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@grandstand/bus-contracts',
  '@grandstand/bus-contracts/area',
  '@grandstand/bus-contracts/react',
  '@grandstand/bus-contracts/player',
  'i18next',
  '@grandstand/bus-contracts/query',
  '@grandstand/bus-contracts/domain/fair',
] as const;

/** Those of them that few areas import; they are not preloaded. */
export const SELDOM_USED: ReadonlySet<string> = new Set([
  'react-dom',
  'i18next',
  '@grandstand/bus-contracts/player',
  '@grandstand/bus-contracts/query',
  '@grandstand/bus-contracts/domain/fair',
]);

/** The script of the libraries and contracts that every page needs. */
export const VENDOR_CHUNK = 'vendor';

const COMMON_JS = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
const HAS_DEFAULT = new Set([...COMMON_JS, 'i18next']);

const PREFIX = 'virtual:shared/';

/** The name of a shared module's entry in the build: "react-dom/client" -> "shared-react-dom-client". */
export function entryName(specifier: string): string {
  return `shared-${specifier.replace(/^@/, '').replaceAll('/', '-')}`;
}

/** The inputs that make one entry of each shared module. */
export function sharedEntries(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((name) => [entryName(name), PREFIX + name]));
}

/** Gives every shared module an entry whose exports are the module's own. */
export function sharedModules(root: string): Plugin {
  const require = createRequire(pathToFileURL(join(root, 'package.json')));
  const source = (specifier: string): string => {
    const lines = COMMON_JS.has(specifier)
      ? [`export { ${commonJsNames(require, specifier).join(', ')} } from '${specifier}';`]
      : [`export * from '${specifier}';`];
    if (HAS_DEFAULT.has(specifier)) lines.push(`export { default } from '${specifier}';`);
    return lines.join('\n');
  };
  return {
    name: 'grandstand:shared-modules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? source(id.slice(PREFIX.length + 1)) : undefined),
  };
}

/** `export *` finds no names in a CommonJS module, so they are read from the module itself. */
function commonJsNames(require: NodeJS.Require, specifier: string): string[] {
  const names = Object.keys(require(specifier) as object);
  return names.filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
}
