import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processIdentity } from './process-identity';

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
    const owner = ownerOf(await readFile(file, 'utf8').catch(() => ''));
    if (isAlive(owner)) {
      throw new DataInUseError(
        owner.identity === undefined
          ? `Failed to open ${folder}: process ${owner.pid} may use it. Please end it if it is this site; if it is another program, delete ${file}.`
          : `Failed to open ${folder}: process ${owner.pid} uses it. Please end that one, or give another folder.`,
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

/** Whose a lock is. */
interface Owner {
  readonly pid: number;
  /** Undefined: the lock does not say, since the system did not, or an earlier version has written it. */
  readonly identity: string | undefined;
}

function ownerOf(text: string): Owner {
  const [pid = '', identity] = text.trim().split(/\s+/);
  return { pid: Number(pid), identity };
}

/** Writes this process's number and what tells it from a later one; false where the file exists already. */
async function writeNew(file: string): Promise<boolean> {
  const text = [process.pid, processIdentity(process.pid)].join(' ').trimEnd();
  return writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

function isAlive({ pid, identity }: Owner): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const present = processIdentity(pid);
  // After a restart of the machine, or in a container, another program may have the number.
  if (identity !== undefined && present !== undefined) return identity === present;
  // A container's processes get the same numbers again: a lock with this number is from a former life.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
