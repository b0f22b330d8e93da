import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sealed parts of files, by the id of the file and the name of the part. */
export interface Parts {
  put(id: string, name: string, bytes: Uint8Array): Promise<void>;
  get(id: string, name: string): Promise<Uint8Array | undefined>;
  names(id: string): Promise<readonly string[]>;
  remove(id: string, name: string): Promise<void>;
  removeFile(id: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** Keeps parts in memory, as the embedded database does without a folder. */
export function memoryParts(): Parts {
  const files = new Map<string, Map<string, Uint8Array>>();
  return {
    async put(id, name, bytes) {
      const parts = files.get(id) ?? new Map<string, Uint8Array>();
      files.set(id, parts.set(name, bytes));
    },
    get: async (id, name) => files.get(id)?.get(name),
    names: async (id) => [...(files.get(id)?.keys() ?? [])],
    async remove(id, name) {
      files.get(id)?.delete(name);
    },
    async removeFile(id) {
      files.delete(id);
    },
    async removeAll() {
      files.clear();
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keeps parts in a folder that no web server serves, a folder a file, for this user of the machine alone. */
export function folderParts(folder: string): Parts {
  const folderOf = (id: string): string => join(folder, id);
  const orNothing = async <Found>(found: Promise<Found>, nothing: Found): Promise<Found> => {
    try {
      return await found;
    } catch (error) {
      if (!isMissing(error)) throw error;
      return nothing;
    }
  };
  return {
    async put(id, name, bytes) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      await writeFile(join(folderOf(id), name), bytes, { mode: 0o600 });
    },
    get: (id, name) =>
      orNothing<Uint8Array | undefined>(readFile(join(folderOf(id), name)), undefined),
    names: (id) => orNothing<readonly string[]>(readdir(folderOf(id)), []),
    remove: (id, name) => rm(join(folderOf(id), name), { force: true }),
    removeFile: (id) => rm(folderOf(id), { recursive: true, force: true }),
    removeAll: () => rm(folder, { recursive: true, force: true }),
  };
}
