import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxOptions } from '../options';

/** The contents of uploads, by their ids. */
export interface Files {
  /** Writes at an offset; the file is made with its first bytes. */
  write(id: string, offset: number, bytes: Uint8Array): Promise<void>;
  /** The first bytes of a file. */
  head(id: string, length: number): Promise<Uint8Array>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** Keeps files in memory, as the embedded database does without a folder. */
function memoryFiles(): Files {
  const files = new Map<string, Uint8Array>();
  const bytesOf = (id: string): Uint8Array => files.get(id) ?? new Uint8Array();
  return {
    async write(id, offset, bytes) {
      const before = bytesOf(id);
      const after = new Uint8Array(Math.max(before.length, offset + bytes.length));
      after.set(before);
      after.set(bytes, offset);
      files.set(id, after);
    },
    head: async (id, length) => bytesOf(id).slice(0, length),
    async remove(id) {
      files.delete(id);
    },
    async removeAll() {
      files.clear();
    },
  };
}

/** Keeps files in a folder that no web server serves, for this user of the machine alone. */
function folderFiles(folder: string): Files {
  const pathOf = (id: string): string => join(folder, id);
  return {
    async write(id, offset, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(id), offset === 0 ? 'w' : 'r+', 0o600);
      try {
        await file.write(bytes, 0, bytes.length, offset);
      } finally {
        await file.close();
      }
    },
    async head(id, length) {
      const file = await open(pathOf(id), 'r');
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    removeAll: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The files of players: beside the embedded database, in memory where that is. */
export async function openFiles({
  dataDir,
  fresh = false,
}: Pick<SandboxOptions, 'dataDir' | 'fresh'>): Promise<Files> {
  if (dataDir === undefined) return memoryFiles();
  const files = folderFiles(join(dataDir, 'uploads'));
  if (fresh) await files.removeAll();
  return files;
}
