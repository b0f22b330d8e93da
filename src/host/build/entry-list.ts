import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { screenFolder, textsLanguage } from './area-folders.ts';

/** One entry of a browser build: all that must be loaded before it runs, so that it can be loaded at once. */
export interface BuiltEntry {
  readonly file: string;
  /** Every chunk it imports statically, near or far. */
  readonly chunks: readonly string[];
  /** The sheets of the whole build. */
  readonly css: readonly string[];
  /** Bare names that it or its chunks leave to the import map. */
  readonly shared: readonly string[];
  /** Of the shell: the files of each module that is imported when it is needed, by its path from the root. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** Of an area: the script of each folder that has a screen of its own. */
  readonly screens?: Readonly<Record<string, string>>;
  /** Of an area: the hash of each script of the build, as browsers compare them. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Of an area: the language of each script that has the texts of one. */
  readonly texts?: Readonly<Record<string, string>>;
}

export type EntryList = Readonly<Record<string, BuiltEntry>>;

export const ENTRY_LIST_FILE = 'entries.json';

/** Writes `entries.json` beside a browser build; the host reads the hashed names from it. */
export function entryList(): Plugin {
  return {
    name: 'grandstand:entry-list',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entries: Record<string, BuiltEntry> = {};
        const css = Object.keys(bundle).filter((name) => name.endsWith('.css'));
        const ofProgram = isArea(this.environment.name)
          ? { screens: screensOf(bundle), integrity: hashesOf(bundle), texts: textsOf(bundle) }
          : { parts: partsOf(bundle, (id) => this.getModuleInfo(id)) };
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && output.isEntry)
            entries[output.name] = { ...follow(output, bundle), css, ...ofProgram };
        }
        this.emitFile({
          type: 'asset',
          fileName: ENTRY_LIST_FILE,
          source: JSON.stringify(entries, undefined, 1),
        });
      },
    },
  };
}

function isArea(environment: string): boolean {
  return environment.startsWith('area_');
}

type FindModule = (id: string) => Rolldown.ModuleInfo | null;

/** By its path from the root, the chunk of each module that is imported when it is needed, and those that it imports. */
function partsOf(
  bundle: Rolldown.OutputBundle,
  findModule: FindModule,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk') return [];
      return output.moduleIds
        .filter((id) => (findModule(id)?.dynamicImporters.length ?? 0) > 0)
        .map((id) => [
          id.startsWith('\0') ? id.slice(1) : relative(process.cwd(), id),
          [output.fileName, ...follow(output, bundle).chunks],
        ]);
    }),
  );
}

/** By folder, the chunk of each `NAME/screen.tsx` that is loaded by itself. */
function screensOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk' || !output.isDynamicEntry) return [];
      const folder = screenFolder(output.facadeModuleId);
      return folder === undefined ? [] : [[folder, output.fileName]];
    }),
  );
}

function textsOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk') return [];
      const language = textsLanguage(output.facadeModuleId);
      return language === undefined ? [] : [[output.fileName, language]];
    }),
  );
}

function hashesOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      if (output.type !== 'chunk') return [];
      const hash = createHash('sha256').update(output.code).digest('base64');
      return [[output.fileName, `sha256-${hash}`]];
    }),
  );
}

function follow(
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): Pick<BuiltEntry, 'file' | 'chunks' | 'shared'> {
  const chunks = new Set<string>();
  const shared = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type !== 'chunk') shared.add(name);
      else if (!chunks.has(name)) {
        chunks.add(name);
        visit(next);
      }
    }
  };
  visit(entry);
  chunks.delete(entry.fileName);
  return { file: entry.fileName, chunks: [...chunks], shared: [...shared] };
}
