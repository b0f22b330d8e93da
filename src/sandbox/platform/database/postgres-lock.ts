import postgres from 'postgres';
import { DatabaseInUseError, SCHEMA } from './database';

/** PostgreSQL's code where a lock was not free in time. */
const NOT_AVAILABLE = '55P03';

/** The lock of a process on a database, as long as its connection lasts. */
interface PostgresLock {
  /** @throws DatabaseInUseError if another process has taken the lock while this one was not connected. */
  require(): void;
  free(): Promise<void>;
}

/**
 * Locks a database for this process: a second one would answer with other prices, codes and counts than the first.
 * The lock ends with the connection that holds it. A connection that breaks is made again, with the lock.
 * @throws DatabaseInUseError if another process has it.
 */
export async function lockPostgres(url: string, waitMs: number): Promise<PostgresLock> {
  let isFreed = false;
  let lost: DatabaseInUseError | undefined;
  let sql: postgres.Sql | undefined;

  const take = async (): Promise<void> => {
    const own = postgres(url, {
      max: 1,
      // It lasts as long as the process.
      max_lifetime: null,
      connection: {
        lock_timeout: waitMs,
        // A machine that has vanished frees the lock within half a minute.
        tcp_keepalives_idle: 10,
        tcp_keepalives_interval: 5,
        tcp_keepalives_count: 4,
      },
      onclose: () => {
        if (sql === own) void takeAgain();
      },
    });
    try {
      await own`SELECT pg_advisory_lock(hashtext(${SCHEMA}))`;
    } catch (error) {
      await own.end();
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== NOT_AVAILABLE) throw error;
      throw new DatabaseInUseError(
        'Failed to open the database of DATABASE_URL: another process uses it, maybe on another machine. ' +
          'Please end that one, or give another database.',
        { cause: error },
      );
    }
    const before = sql;
    sql = own;
    await before?.end();
    if (isFreed) await own.end();
  };
  const takeAgain = async (): Promise<void> => {
    for (;;) {
      if (isFreed || lost) return;
      try {
        await take();
        return;
      } catch (error) {
        if (error instanceof DatabaseInUseError) lost = error;
        // The server is away: nothing can be read or written meanwhile either.
        else await pause();
      }
    }
  };

  await take();
  return {
    require() {
      if (lost) throw lost;
    },
    async free() {
      isFreed = true;
      await sql?.end({ timeout: 5 });
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1_000).unref();
  });
}
