import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

export interface SourceFile {
  /** From the repository's root, with "/". */
  readonly path: string;
  /** Its imports, re-exports and later loads, as written. */
  readonly imports: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = /\.(ts|tsx|mjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
/** The packages of this repository, by their folders. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@grandstand/bus-contracts': 'bus-contracts',
  '@grandstand/game-ui': 'src/game-ui',
  '@grandstand/line-ui': 'src/line-ui',
  '@grandstand/sandbox': 'src/sandbox',
  '@grandstand/text-ui': 'src/text-ui',
  '@grandstand/ui': 'src/ui',
};

/** Every source file of the repository with its imports. */
export function readSources(): SourceFile[] {
  const topLevel = readdirSync(root).filter((name) => SOURCE.test(name));
  const folders = ['bus-contracts', 'src', 'areas', 'tests', 'e2e'];
  return [...topLevel, ...folders.flatMap((folder) => sourcesIn(join(root, folder)))].map(
    (path) => ({ path, imports: importsOf(path, readFileSync(join(root, path), 'utf8')) }),
  );
}

/** The texts of the product's source files: no tests, and no tools. */
export function readProduct(): { readonly path: string; readonly text: string }[] {
  return ['bus-contracts', 'src', 'areas']
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .filter((path) => !/\.(?:test|test-d|spec)\.|\/testing\/|^src\/tools\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The texts of the product's styles. */
export function readStyles(): { readonly path: string; readonly text: string }[] {
  return ['src', 'areas']
    .flatMap((folder) => filesIn(join(root, folder), /\.css$/))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The imports of a source: by `import`, `export from`, `import()` and `import('x').T`. */
export function importsOf(path: string, source: string): string[] {
  const found = new Set<string>();
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  visit(parseAst(source, { lang, sourceType: 'module' }, path), found);
  return [...found];
}

/**
 * Path of an imported module, from the repository's root; `null` for a package of others,
 * `undefined` for a file that is not there.
 */
export function resolveImport(from: string, specifier: string): string | null | undefined {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return existing(normalize(join(dirname(from), plain)));
  const own = Object.keys(PACKAGES).find((name) => plain === name || plain.startsWith(`${name}/`));
  if (own) return exported(PACKAGES[own] ?? '', `.${plain.slice(own.length)}`);
  return plain.startsWith('@grandstand/') ? undefined : null;
}

/** The file that a package of this repository gives out by a name; undefined where it has none. */
function exported(folder: string, name: string): string | undefined {
  const file = exportsOf(folder)[name];
  return file === undefined ? undefined : existing(normalize(join(folder, file)));
}

const read = new Map<string, Readonly<Record<string, string>>>();

function exportsOf(folder: string): Readonly<Record<string, string>> {
  const known = read.get(folder);
  if (known) return known;
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(text) as { exports: Record<string, string> };
  read.set(folder, exports);
  return exports;
}

function existing(path: string): string | undefined {
  const hit = ENDINGS.find((ending) => {
    const full = join(root, path + ending);
    return existsSync(full) && statSync(full).isFile();
  });
  return hit === undefined ? undefined : (path + hit).split(sep).join('/');
}

function sourcesIn(folder: string): string[] {
  return filesIn(folder, SOURCE);
}

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(full, wanted);
    return wanted.test(entry.name) ? [relative(root, full).split(sep).join('/')] : [];
  });
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function visit(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, source } = node as { type?: unknown; source?: unknown };
  if (typeof type === 'string' && IMPORTING.has(type)) {
    const value = (source as { value?: unknown } | null | undefined)?.value;
    if (typeof value === 'string') found.add(value);
  }
  for (const child of Object.values(node)) visit(child, found);
}
