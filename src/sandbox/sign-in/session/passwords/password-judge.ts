import { systemClock } from '../../../platform/clock';
import { startThread } from '../../../platform/workers/start-thread';
import { WorkerPool } from '../../../platform/workers/worker-pool';
import { commonWords } from './common-words';
// oxlint-disable-next-line import/default -- the build makes the address of the file its export
import judgeThread from './judge-thread.ts?thread';

/** What the thread finds; `short` is found before. */
export type FoundWeakness = 'common' | 'personal' | 'pattern' | 'guessable';

/** What the thread is asked. */
export interface PasswordJob {
  readonly texts: readonly string[];
  readonly personal: readonly string[];
}

export interface PasswordJudgement {
  readonly weakness: FoundWeakness | null;
}

/** One password at a time, with a short queue of its own. The first one waits until the thread has read its dictionaries. */
const pool = new WorkerPool(
  {
    start: () => startThread(judgeThread, { workerData: commonWords() }),
    after: systemClock().after,
    // The call fails with the same error, which is reported there.
    report() {},
  },
  { threads: 1, mostWaiting: 16, mostMs: 120_000 },
);

/**
 * Judges texts off the event loop: what the same keys write on several keyboards.
 * @param personal What others know of the player.
 * @returns why the first weak one is weak; null: none is.
 * @throws QueueFullError if too many wait, JobEndedError if the password can't be judged.
 */
export async function judgePassword(
  texts: readonly string[],
  personal: readonly string[],
): Promise<FoundWeakness | null> {
  const job: PasswordJob = { texts, personal };
  const read = async (): Promise<Uint8Array> => new TextEncoder().encode(JSON.stringify(job));
  const { weakness } = (await pool.run('judge', read)) as PasswordJudgement;
  return weakness;
}
