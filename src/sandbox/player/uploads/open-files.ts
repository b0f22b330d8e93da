import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '../../platform/database/database';
import { openOperatorKey } from '../../platform/sealing/operator-keys';
import { Files } from './files';
import { ApiFault } from '../../platform/http/fault';
import type { FileWork } from './file-work';
import { folderParts, memoryParts } from './parts';

const FOLDER = 'files';
/** Where files were before they were encrypted, each under its id. */
const PLAIN_FOLDER = 'uploads';

/** The files of players: beside the embedded database, in memory where that is. */
export async function openFiles(
  queries: Queries,
  { dataDir, fresh = false }: { readonly dataDir?: string; readonly fresh?: boolean },
  fileWork: Pick<FileWork, 'inspect'>,
): Promise<Files> {
  const key = await openOperatorKey(queries, { dataDir, fresh }, 'files', () =>
    hasFiles(join(dataDir ?? '', FOLDER)),
  );
  if (dataDir === undefined) return new Files(memoryParts(), key);
  const files = new Files(folderParts(join(dataDir, FOLDER)), key);
  if (fresh) await files.removeAll();
  const plain = join(dataDir, PLAIN_FOLDER);
  if (fresh) await rm(plain, { recursive: true, force: true });
  else await sealPlain(queries, plain, { files, fileWork });
  return files;
}

async function hasFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.length > 0;
}

/** Encrypts the files of a data folder that an earlier version has written. */
async function sealPlain(
  queries: Queries,
  folder: string,
  { files, fileWork }: { readonly files: Files; readonly fileWork: Pick<FileWork, 'inspect'> },
): Promise<void> {
  const uploads = await queries.query<{
    id: string;
    size: number;
    received: number;
  }>('SELECT id, size, received FROM uploads');
  for (const { id, size, received } of uploads) {
    const plain = await readFile(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (!plain) continue;
    const arrived = plain.subarray(0, received);
    if (received === size) await files.replace(id, await cleaned(arrived, fileWork));
    else if (received > 0) await files.write(id, 0, arrived);
    await rm(join(folder, id));
  }
  // What no upload is about stays: it may be of a database that is put back later.
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error;
  });
}

/** A file without its metadata; as it is where it was taken once, and can't be read. */
async function cleaned(file: Uint8Array, fileWork: Pick<FileWork, 'inspect'>): Promise<Uint8Array> {
  try {
    const inspected = await fileWork.inspect(async () => file);
    return inspected.fault === null ? inspected.bytes : file;
  } catch (error) {
    if (error instanceof ApiFault) return file;
    throw error;
  }
}
