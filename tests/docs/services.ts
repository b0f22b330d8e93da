import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyContract } from '@grandstand/bus-contracts';
import { parseAst } from 'vite';
import { root } from '../../src/tools/run.mjs';
import { importsOf, resolveImport } from '../boundaries/imports';
import { endpoints } from '../harness/calls/endpoints';

/** The contracts and calls that a service uses, by the names of contracts and the paths of calls. */
export interface BusUse {
  readonly subscribes: readonly string[];
  readonly publishes: readonly string[];
  readonly answers: readonly string[];
  readonly sends: readonly string[];
  readonly calls: readonly string[];
}

// Of every part that has any, so that a new one is not passed over.
const parts = readdirSync(path.join(root, 'bus-contracts'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['react', 'testing'].includes(entry.name))
  .filter(({ name }) => existsSync(path.join(root, 'bus-contracts', name, 'index.ts')));
const modules = await Promise.all(
  parts.map(({ name }) => import(`../../bus-contracts/${name}/index.ts`) as Promise<object>),
);
const byName = new Map<string, unknown>(Object.entries(Object.assign({}, ...modules, endpoints)));
const isContract = (value: unknown): value is AnyContract => 'owner' in Object(value);

/** Every contract of the bus. */
export const CONTRACTS = [...byName.values()].filter(isContract);

/** The contract that is exported under a name. */
export function contractOf(exported: string): AnyContract | undefined {
  const value = byName.get(exported);
  return isContract(value) ? value : undefined;
}

/** Files beyond a service's folder that speak with its handle, or call for it. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  age: ['src/services/time/server-now.ts'],
  'age-question': ['src/shell/page/consent/wire-age-question.ts'],
  api: ['src/shell/start/ports/page-api.ts', 'src/shell/start/ports/recovery.ts'],
  consent: ['src/services/time/server-now.ts'],
  coupon: [
    'src/api/operator/coupon-operator.ts',
    'src/api/operator/operator.ts',
    'src/api/operator/placement.ts',
  ],
  fingerprint: ['src/services/time/server-now.ts'],
  maintenance: ['src/services/time/server-now.ts'],
  session: ['src/api/endpoints/sign-in/session-changes.ts'],
};

const FOLDERS = 'src/services';
/** Code that services share. */
const COMMON = /^src\/services\/(ports|time|shared|declaration)\//;

/** The services: a folder each, and those that the shell joins to the bus itself. */
export function readServices(): Map<string, string[]> {
  const files = filesIn(FOLDERS).filter((file) => !COMMON.test(file));
  const joined = filesIn('src/shell')
    .flatMap((file) => [...read(file).matchAll(/\bjoin\('([a-z-]+)'\)/g)])
    .map((match) => match[1] ?? '');
  const own = new Map<string, string[]>();
  for (const name of joined) {
    // The starter of the services is none of them.
    if (name !== 'start') own.set(name, []);
  }
  for (const file of files) {
    const [, , , folder = ''] = file.split('/');
    own.set(folder, [...(own.get(folder) ?? []), file]);
  }
  return new Map(
    [...own].map(([name, its]) => [name, withShared([...its, ...(BESIDE[name] ?? [])])]),
  );
}

/**
 * The names in a service's sources. The bus lets only a contract's owner publish or answer it, so
 * that the owner decides which of the two a name is.
 */
export function busUseOf(
  service: string,
  sources: readonly string[],
  lang: 'ts' | 'tsx' = 'ts',
): BusUse {
  const named = new Set(
    sources.flatMap((source) => namesIn(source, lang)).map((name) => byName.get(name)),
  );
  const spoken = [...named].filter(isContract);
  const pick = (isOwn: boolean, isCommand: boolean): string[] =>
    spoken
      .filter(
        ({ owner, kind }) => (owner === service) === isOwn && (kind === 'command') === isCommand,
      )
      .map(({ name }) => name)
      .toSorted();
  return {
    subscribes: pick(false, false),
    publishes: pick(true, false),
    answers: pick(true, true),
    sends: pick(false, true),
    calls: [...named, ...markedCalls(sources)].flatMap((value) =>
      typeof value === 'object' && value && 'path' in value ? [String(value.path)] : [],
    ),
  };
}

/** The calls that areas may make, for the service that finds them by their folders. */
function markedCalls(sources: readonly string[]): readonly unknown[] {
  if (!sources.some((source) => source.includes('/for-areas/*.ts'))) return [];
  return Object.values(endpoints).filter((value) => 'areaCall' in Object(value));
}

/** The source of a file of the repository. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => `${folder}/${name}`);
}

/** The files, and the shared ones that they use. */
function withShared(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const file of all) {
    for (const imported of importsOf(file, read(file))) {
      const found = resolveImport(file, imported);
      if (found && COMMON.test(found)) all.add(found);
    }
  }
  return [...all];
}

/** Every name that a source makes use of, beside the lines that import it. */
function namesIn(source: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name } = node as { type?: unknown; name?: unknown };
    if (type === 'ImportDeclaration') return;
    if (type === 'Identifier') found.push(String(name));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(source, { lang, sourceType: 'module' }));
  return found;
}
