import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { bin, root } from '../../src/tools/run.mjs';
import { resolveImport } from '../boundaries/imports';

const PACKAGE = 'bus-contracts';

/** An exported declaration of the package, as the compiler writes it. */
export interface Declaration {
  /** With its comment, without the schema that only repeats a contract's types. */
  readonly text: string;
  /** The payload's type, or the types of request, answer and failures, where it is a contract. */
  readonly types: readonly string[];
}

/** The exported names of every entry of the package, with their declarations. */
export type Entries = ReadonlyMap<string, ReadonlyMap<string, Declaration>>;

/** Reads the exports of the package from the declarations that the compiler writes. */
export function readEntries(): Entries {
  const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    const config = path.join(root, 'tests/docs/tsconfig.report.json');
    execFileSync(bin('tsc'), ['--project', config, '--outDir', folder], { cwd: root });
    const files = new Map<string, Map<string, Declaration>>();
    const exportsOf = (file: string): Map<string, Declaration> => {
      const known = files.get(file);
      if (known) return known;
      const found = new Map<string, Declaration>();
      files.set(file, found);
      const declared = path.relative(PACKAGE, file).replace(/\.tsx?$/, '.d.ts');
      addExports(file, readFileSync(path.join(folder, declared), 'utf8'), found, exportsOf);
      return found;
    };
    const { name, exports } = JSON.parse(
      readFileSync(path.join(root, PACKAGE, 'package.json'), 'utf8'),
    ) as { name: string; exports: Record<string, string> };
    return new Map(
      Object.entries(exports).map(([entry, file]) => [
        path.posix.join(name, entry),
        new Map([...exportsOf(path.posix.join(PACKAGE, file))].toSorted(byName)),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** The comment right before a declaration. */
const COMMENT = /\/\*\*(?:(?!\*\/)[^])*\*\/\n$/;

/** The compiler names a type of another file by its path, which a reader does not need. */
function plain(text: string): string {
  return text.replaceAll(/\bimport\("[^"]*"\)\./g, '');
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** The declared name; for a contract also the type with its parts, without its schemas. */
function declaredBy(node: ESTree.Declaration): {
  readonly name: string;
  readonly contract?: ESTree.TSTypeReference | ESTree.TSImportType | undefined;
} {
  if (node.type !== 'VariableDeclaration') {
    const name = 'id' in node && node.id?.type === 'Identifier' ? node.id.name : '';
    return { name };
  }
  const id = node.declarations[0]?.id;
  if (id?.type !== 'Identifier') return { name: '' };
  const type = id.typeAnnotation?.typeAnnotation;
  const first = type?.type === 'TSIntersectionType' ? type.types[0] : undefined;
  const isReference = first?.type === 'TSTypeReference' || first?.type === 'TSImportType';
  const isContract = isReference && first.typeArguments?.params[0]?.type === 'TSLiteralType';
  return { name: id.name, contract: isContract ? first : undefined };
}

function addExports(
  file: string,
  source: string,
  found: Map<string, Declaration>,
  exportsOf: (file: string) => Map<string, Declaration>,
): void {
  const { body } = parseSync(file, source, { lang: 'dts' }).program;
  const from = (specifier: string): ReadonlyMap<string, Declaration> => {
    const target = resolveImport(file, specifier);
    return target ? exportsOf(target) : new Map();
  };
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') {
      for (const [name, each] of from(node.source.value)) found.set(name, each);
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      const [comment = ''] = COMMENT.exec(source.slice(0, node.start)) ?? [];
      const { name, contract } = declaredBy(node.declaration);
      const text = comment + source.slice(node.start, contract?.end ?? node.end);
      // Overloads are declarations of one name.
      const before = found.get(name);
      const params = contract?.typeArguments?.params.slice(1, -1) ?? [];
      found.set(name, {
        text: plain(before ? `${before.text}\n${text}` : text),
        types: params.map((each) => plain(source.slice(each.start, each.end))),
      });
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const specifier = node.source.value;
      for (const { local, exported } of node.specifiers) {
        const text = `export { ${nameOf(local)} } from '${specifier}';`;
        const own = from(specifier).get(nameOf(local));
        found.set(nameOf(exported), own ?? { text, types: [] });
      }
    }
  }
}
