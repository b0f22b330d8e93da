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
const HAS_DEFAULT = new Set(['react', 'react-dom', 'react-dom/client', 'i18next']);

/** Modules that every page fetches are in the entry of another, which has the names of them all: a file is a request. */
const WITHIN: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'react',
  '@grandstand/bus-contracts/area': '@grandstand/bus-contracts',
  '@grandstand/bus-contracts/react': '@grandstand/bus-contracts',
};

const PREFIX = 'virtual:shared/';

/** The name of the entry in the build that has a shared module: "react/jsx-runtime" -> "shared-react". */
export function entryName(specifier: string): string {
  const entry = WITHIN[specifier] ?? specifier;
  return `shared-${entry.replace(/^@/, '').replaceAll('/', '-')}`;
}

/** The inputs that make the entries of the shared modules. */
export function sharedEntries(): Record<string, string> {
  const entries = SHARED_MODULES.filter((name) => WITHIN[name] === undefined);
  return Object.fromEntries(entries.map((name) => [entryName(name), PREFIX + name]));
}

/** Gives every shared module an entry that has the module's own exports. */
export function sharedModules(root: string): Plugin {
  const require = createRequire(pathToFileURL(join(root, 'package.json')));
  const source = (entry: string): string => {
    const named = new Set<string>();
    const lines = SHARED_MODULES.filter((name) => (WITHIN[name] ?? name) === entry).map((name) => {
      if (!COMMON_JS.has(name)) return `export * from '${name}';`;
      // React's JSX functions have its `Fragment` too.
      const names = commonJsNames(require, name).filter((one) => !named.has(one));
      for (const one of names) named.add(one);
      return `export { ${names.join(', ')} } from '${name}';`;
    });
    if (HAS_DEFAULT.has(entry)) lines.push(`export { default } from '${entry}';`);
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
