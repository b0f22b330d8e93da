import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** A service, as its `service.ts` declares it. */
export interface DeclaredService {
  readonly file: string;
  readonly name: string;
  readonly group: string;
  readonly needs: readonly string[];
}

/** The names of a group's services, which are known before the group is fetched. */
const NAMES = 'virtual:service-names/';
/** The script that starts a group's services. */
const SCRIPT = 'virtual:services/';

const DECLARATION = /[\\/]src[\\/]services[\\/][^\\/]+[\\/][^\\/]+[\\/]service\.ts$/;
const CALL = 'defineService';

/** Needs that a group of services provides to others; all other ports are there from the start. */
const PROVIDED: ReadonlySet<string> = new Set(['api']);

/**
 * Finds the services that declare themselves, and makes two modules of each group: `virtual:service-names/GROUP` and
 * `virtual:services/GROUP`.
 */
export function declaredServices(root: string): Plugin {
  return {
    name: 'grandstand:declared-services',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(NAMES) || id.startsWith(SCRIPT) ? `\0${id}` : undefined),
    load(id) {
      const isNames = id.startsWith(`\0${NAMES}`);
      if (!isNames && !id.startsWith(`\0${SCRIPT}`)) return undefined;
      const group = basename(id);
      const services = readDeclaredServices(root).filter((service) => service.group === group);
      if (services.length === 0) this.error(`No service declares that it starts with "${group}".`);
      for (const { file } of services) this.addWatchFile(file);
      return isNames ? namesOf(services) : scriptOf(services);
    },
    // Without the call, which is there for its types, the minifier folds the declaration.
    transform: (code, id) =>
      DECLARATION.test(id)
        ? {
            code: code.replace(`default ${CALL}(`, `default ${' '.repeat(CALL.length)}(`),
            map: null,
          }
        : undefined,
  };
}

/**
 * The services that declare themselves, by their names.
 * @throws Where a declaration can't be read, or its name is not that of its folder.
 */
export function readDeclaredServices(root: string): DeclaredService[] {
  const folder = join(root, 'src', 'services');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((file) => DECLARATION.test(file))
    .map((file) => readDeclaration(file, readFileSync(file, 'utf8')))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The group whose services a module of the build starts; undefined for the path of a file. */
export function groupOfScript(name: string): string | undefined {
  return name.startsWith(SCRIPT) ? name.slice(SCRIPT.length) : undefined;
}

/** The declaration in a file's source. */
export function readDeclaration(file: string, source: string): DeclaredService {
  const fault = (why: string): Error =>
    new Error(`Failed to read the service in ${file}: ${why} Please see docs/services.md.`);
  const { body } = parseAst(source, { lang: 'ts' });
  const exported = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  if (exported?.type !== 'CallExpression' || exported.callee.type !== 'Identifier') {
    throw fault(`it has no "export default ${CALL}({ … })".`);
  }
  const [object] = exported.arguments;
  if (exported.callee.name !== CALL || object?.type !== 'ObjectExpression') {
    throw fault(`it has no "export default ${CALL}({ … })".`);
  }
  const valueOf = (wanted: string): unknown => {
    for (const property of object.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      if (property.key.name === wanted) return literalOf(property.value);
    }
    return undefined;
  };
  const [name, group, needs] = ['name', 'group', 'needs'].map(valueOf);
  if (typeof name !== 'string' || typeof group !== 'string' || !isListOfNames(needs)) {
    throw fault('its name, group and needs are to be literals.');
  }
  if (name !== basename(dirname(file)))
    throw fault(`its name "${name}" is not that of its folder.`);
  return { file, name, group, needs };
}

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly elements?: readonly (Node | null)[];
}

function literalOf({ type, value, elements }: Node): unknown {
  if (type === 'Literal') return value;
  return type === 'ArrayExpression' ? elements?.map((each) => each && literalOf(each)) : undefined;
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function namesOf(services: readonly DeclaredService[]): string {
  const needs = new Set(services.flatMap((service) => service.needs));
  return [
    `export const services = ${JSON.stringify(services.map(({ name }) => name))};`,
    `export const needs = ${JSON.stringify([...PROVIDED].filter((port) => needs.has(port)))};`,
  ].join('\n');
}

function scriptOf(services: readonly DeclaredService[]): string {
  const ports = new Set(['join', ...services.flatMap(({ needs }) => needs)]);
  return [
    ...services.map(({ file }, index) => `import service${index} from ${JSON.stringify(file)};`),
    `export function start({ ${[...ports].join(', ')} }) {`,
    ...services.map(
      ({ name, needs }, index) =>
        `  service${index}.start({ ${[`bus: join('${name}')`, ...needs].join(', ')} });`,
    ),
    '}',
  ].join('\n');
}
