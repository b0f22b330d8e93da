import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder is in use; a second process would destroy its contents. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

/**
 * Locks a data folder for this process; the lock of a dead process is taken over.
 * @returns a function that unlocks the folder.
 */
export async function lockData(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'in-use-by');
  const isNew = await mkdir(folder, { recursive: true })
    .then(async () => writeNew(file))
    .catch((error: unknown) => {
      throw dataFolderError(error, folder);
    });
  if (!isNew) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isAlive(owner)) {
      throw new DataInUseError(
        `Failed to open ${folder}: process ${owner} uses it. Please end that one, or give another folder.`,
      );
    }
    await rm(file, { force: true });
    if (!(await writeNew(file))) {
      throw new DataInUseError(
        `Failed to open ${folder}: another process took it. Please give another folder.`,
      );
    }
  }
  return async () => rm(file, { force: true });
}

/** The folder can't hold the data; the message explains why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
};

/** Turns a fault of the data folder into a readable error; returns any other error unchanged. */
export function dataFolderError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (reason === undefined) return error;
  return new DataFolderError(
    `Failed to open ${folder}: ${reason}. Please fix that, or give another folder with --data or DATA_DIR.`,
    { cause: error },
  );
}

/** Writes this process's number; false where the file exists already. */
async function writeNew(file: string): Promise<boolean> {
  return writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function isAlive(pid: number): boolean {
  // A container's processes get the same numbers again: a lock with this number is from a former life.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
