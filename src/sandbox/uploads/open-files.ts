import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../database/database';
import type { SandboxOptions } from '../options';
import { openDataKey } from '../sealing/data-key';
import { Files } from './files';
import { withoutMetadata } from './metadata/without-metadata';
import { folderParts, memoryParts } from './parts';

const FOLDER = 'files';
/** Where files were before they were encrypted, each under its id. */
const PLAIN_FOLDER = 'uploads';

/** The files of players: beside the embedded database, in memory where that is. */
export async function openFiles(
  queries: Queries,
  { dataDir, fresh = false }: Pick<SandboxOptions, 'dataDir' | 'fresh'>,
): Promise<Files> {
  const key = await openDataKey(dataDir, 'files');
  if (dataDir === undefined) return new Files(memoryParts(), key);
  const files = new Files(folderParts(join(dataDir, FOLDER)), key);
  if (fresh) await files.removeAll();
  else await sealPlain(queries, join(dataDir, PLAIN_FOLDER), files);
  await rm(join(dataDir, PLAIN_FOLDER), { recursive: true, force: true });
  return files;
}

/** Encrypts the files of a data folder that an earlier version has written. */
async function sealPlain(queries: Queries, folder: string, files: Files): Promise<void> {
  const uploads = await queries.query<{
    id: string;
    size: number;
    received: number;
    type: string | null;
  }>('SELECT id, size, received, type FROM uploads');
  for (const { id, size, received, type } of uploads) {
    const plain = await readFile(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (!plain) continue;
    const arrived = plain.subarray(0, received);
    if (received === size) await files.replace(id, withoutMetadata(arrived, type ?? ''));
    else if (received > 0) await files.write(id, 0, arrived);
    await rm(join(folder, id));
  }
}
