import { DatabaseBusyError } from './database';

/**
 * The codes of statements that failed because of another transaction at the same time: a deadlock, one that can't be
 * put in order, and a row that another one has inserted since this one has looked for it. A fresh attempt sees what the
 * other one has written, and comes to a typed answer.
 */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001', '23505']);
const MAX_ATTEMPTS = 6;
/** Deadlocks that are broken again at once would meet again. */
const MAX_PAUSE_MS = 20;

/** Whether an error of the database is a conflict with another transaction. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
}

/**
 * Runs a transaction again from its beginning where it has met another one.
 * @throws DatabaseBusyError if every attempt has met another one.
 */
export async function repeatOnConflict<T>(
  attempt: () => Promise<T>,
  pause: (ms: number) => Promise<void> = wait,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempts === MAX_ATTEMPTS) throw new DatabaseBusyError(error);
      await pause(Math.random() * MAX_PAUSE_MS * attempts);
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
