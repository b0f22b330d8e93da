import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { one } from '../database/database';

interface StorePorts {
  readonly now: () => number;
  /** Receives failures of the database; what was counted stays in memory then. */
  readonly report: (error: unknown) => void;
}

/** A count as it is kept. */
interface KeptCount {
  readonly name: string;
  readonly key: string;
  /** Moments in milliseconds, in order; none: nothing is kept. */
  readonly times: readonly number[];
  readonly until: number;
}

/** How many there may be, by what is counted. */
export type Mosts = Readonly<Record<string, number>>;

/** A limit that QA may change. */
interface Changeable {
  mosts(): Mosts;
  change(most: number): void;
  reset(): void;
}

/** How often expired counts are deleted, in milliseconds. */
const SWEEP_EVERY = 600_000;

/**
 * Keeps what all limits count, in the database too, so that a restart forgets none of it.
 * @remarks The process counts in memory and writes behind: a request never waits for the write of its count, and the
 * counts of requests that come together are written by one statement. A process that is killed loses the counts of its last
 * milliseconds.
 */
export class CountStore {
  readonly #database: Database;
  readonly #ports: StorePorts;
  readonly #secret: string;
  /** What was kept by the last process, until the limit of the name takes it. */
  readonly #kept = new Map<string, Map<string, number[]>>();
  readonly #changed = new Map<string, KeptCount>();
  readonly #cleared: (() => void)[] = [];
  readonly #limits = new Map<string, Changeable>();
  #writes: Promise<void> | undefined;
  #sweptAt = 0;

  private constructor(database: Database, ports: StorePorts, secret: string) {
    this.#database = database;
    this.#ports = ports;
    this.#secret = secret;
  }

  /** Opens the store with what has not expired. */
  static async open(database: Database, ports: StorePorts): Promise<CountStore> {
    await database.query(
      `INSERT INTO settings (name, value) VALUES ('count-secret', $1) ON CONFLICT (name) DO NOTHING`,
      [randomBytes(32).toString('base64url')],
    );
    const { value } = one(
      await database.query<{ value: string }>(
        `SELECT value FROM settings WHERE name = 'count-secret'`,
      ),
    );
    const store = new CountStore(database, ports, value);
    await store.#load();
    return store;
  }

  /** A keyed hash of whom a limit counts: the table of counts names no address, login or number. */
  keyOf(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url').slice(0, 22);
  }

  /** Begins the counts of a name, with what is kept of them; `clear` is called when all counts are forgotten. */
  begin(name: string, clear: () => void): Map<string, number[]> {
    const kept = this.#kept.get(name) ?? new Map<string, number[]>();
    this.#kept.delete(name);
    this.#cleared.push(clear);
    return kept;
  }

  /** Lets QA see and change a limit. */
  addLimit(name: string, limit: Changeable): void {
    if (this.#limits.has(name)) throw new RangeError(`Failed to add the limit "${name}" twice.`);
    this.#limits.set(name, limit);
  }

  /** How many there may be, by limit and by what is counted. */
  mosts(): Record<string, Mosts> {
    return Object.fromEntries([...this.#limits].map(([name, limit]) => [name, limit.mosts()]));
  }

  /** Changes some limits, by default all; false: there is none of a name. */
  change(names: readonly string[] = [...this.#limits.keys()], most: number): boolean {
    const limits = names.map((name) => this.#limits.get(name));
    for (const limit of limits) limit?.change(most);
    return limits.every((limit) => limit !== undefined);
  }

  /** Keeps the present times of a key. */
  keep(count: KeptCount): void {
    this.#changed.set(`${count.name} ${count.key}`, count);
    this.#writes ??= this.#write().finally(() => {
      this.#writes = undefined;
    });
  }

  /** Resolves once all is written. */
  async idle(): Promise<void> {
    await this.#writes;
  }

  /** Forgets all counts, and what QA changed of the limits. */
  async clear(): Promise<void> {
    for (const clear of this.#cleared) clear();
    for (const limit of this.#limits.values()) limit.reset();
    this.#changed.clear();
    await this.idle();
    await this.#database.query('DELETE FROM recent_counts');
  }

  async #load(): Promise<void> {
    const rows = await this.#database.query<{ name: string; key: string; times: string }>(
      'SELECT name, key, times FROM recent_counts WHERE expires_at > $1 ORDER BY expires_at',
      [Math.floor(this.#ports.now())],
    );
    for (const { name, key, times } of rows) {
      const ofName = this.#kept.get(name) ?? new Map<string, number[]>();
      ofName.set(key, JSON.parse(times) as number[]);
      this.#kept.set(name, ofName);
    }
  }

  async #write(): Promise<void> {
    try {
      while (this.#changed.size > 0) {
        const batch = [...this.#changed.values()];
        this.#changed.clear();
        await this.#writeBatch(batch);
      }
      await this.#sweep();
    } catch (error) {
      this.#ports.report(error);
    }
  }

  async #writeBatch(batch: readonly KeptCount[]): Promise<void> {
    const rows = batch.map(({ name, key, times, until }) => ({
      name,
      key,
      times: JSON.stringify(times),
      // One without times goes with the next sweep.
      expires_at: times.length === 0 ? 0 : Math.ceil(until),
    }));
    await this.#database.query(
      `INSERT INTO recent_counts (name, key, times, expires_at)
       SELECT name, key, times, expires_at
       FROM json_to_recordset($1::text::json) AS r (name text, key text, times text, expires_at bigint)
       ON CONFLICT (name, key) DO UPDATE SET times = excluded.times, expires_at = excluded.expires_at`,
      [JSON.stringify(rows)],
    );
  }

  async #sweep(): Promise<void> {
    const now = Math.floor(this.#ports.now());
    if (Math.abs(now - this.#sweptAt) < SWEEP_EVERY) return;
    this.#sweptAt = now;
    await this.#database.query('DELETE FROM recent_counts WHERE expires_at <= $1', [now]);
  }
}
