import { ApiFault } from '../../platform/http/fault';
import { systemClock } from '../../platform/clock';
import { QueueFullError } from '../../platform/work/work-queue';
import type { Reading } from './read-specimen';
import { startThread } from '../../platform/workers/start-thread';
import { JobEndedError, WorkerPool } from '../../platform/workers/worker-pool';
// oxlint-disable-next-line import/default -- the build makes the address of the file its export
import fileThread from './file-thread.ts?thread';
import type { InspectedFile } from './inspect-file';

/** Gets the bytes of a file. */
type ReadFile = () => Promise<Uint8Array>;

/**
 * Reads files of strangers, in threads of their own.
 * @throws ApiFault 422 `unreadable-file` for a file that is damaged, or takes too much time or memory, 503 `files-busy` if too many wait.
 */
export interface FileWork {
  inspect(read: ReadFile): Promise<InspectedFile>;
  readSpecimen(read: ReadFile): Promise<Reading>;
  close(): Promise<void>;
}

/** A thread takes one of the machine's processors: more of them would keep the site from its own. */
const THREADS = 1;
/** A photo takes up to a second, one of the most pixels in WebP about five. More than its decoder has (`openPicture`). */
const MAX_MS = 10_000;
const MAX_WAITING = 32;
/**
 * Of a thread, in MB. A file has 10 MB at most, and what a PDF packs is unpacked to 32 MB. Decoded pictures are not in it:
 * they are bounded by their pixels.
 */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Seconds after which the queue should have room. */
const RETRY_AFTER = 2;

/** @param report Receives errors of the program that reads; a file alone causes none. */
export function createFileWork(report: (error: unknown) => void): FileWork {
  // The time that a file takes is the machine's, whatever the operator's clock says.
  return fileWorkOf(
    new WorkerPool(
      {
        start: () => startThread(fileThread, { resourceLimits: MEMORY }),
        after: systemClock().after,
        report,
      },
      { threads: THREADS, mostWaiting: MAX_WAITING, mostMs: MAX_MS },
    ),
  );
}

/** The work on files by a pool of threads. */
export function fileWorkOf(pool: WorkerPool): FileWork {
  async function run(job: string, read: ReadFile): Promise<unknown> {
    try {
      return await pool.run(job, read);
    } catch (error) {
      if (error instanceof JobEndedError) throw new ApiFault(422, 'unreadable-file');
      if (error instanceof QueueFullError) {
        throw new ApiFault(503, 'files-busy', { retryAfter: RETRY_AFTER });
      }
      throw error;
    }
  }
  return {
    inspect: async (read) => (await run('inspect', read)) as InspectedFile,
    readSpecimen: async (read) => (await run('read-specimen', read)) as Reading,
    close: () => pool.close(),
  };
}
