import { OperatorDataError } from '../data-error';

export type SqlValue = string | number | boolean | null;
export type Row = Record<string, unknown>;

/** Runs SQL in the database or in a transaction. */
export interface Queries {
  query<R extends Row>(sql: string, values?: readonly SqlValue[]): Promise<R[]>;
  /** Several statements without values. */
  script(sql: string): Promise<void>;
}

/** One SQL for PGlite and PostgreSQL; whole numbers come as safe integers. */
export interface Database extends Queries {
  /**
   * Runs work in a transaction. Where it meets another transaction it is undone and run again, so it changes nothing
   * but the database, and decides by what it reads there.
   * @throws DatabaseBusyError if it has met another one each time.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A transaction was undone each time that it was tried, because of others at the same time: the caller may try again. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Failed to write to the database, also when repeated: ${reason}`, { cause });
  }
}

/** Another process uses the database; two of them would undo each other's work. */
export class DatabaseInUseError extends OperatorDataError {
  override readonly name = 'DatabaseInUseError';
}

/** All tables are in one schema, so that a fresh start deletes nothing else. */
export const SCHEMA = 'grandstand_sandbox';

/** PostgreSQL's number of the type int8. */
export const INT8 = 20;

/** Parses an int8; throws if it is not a safe integer. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Failed to read ${text} from the database: it is no safe integer.`);
  }
  return value;
}

/** The constraint that a statement broke; undefined for other errors. */
export function brokenConstraint(error: unknown): string | undefined {
  const { constraint, constraint_name: name } = Object(error) as {
    readonly constraint?: string;
    readonly constraint_name?: string;
  };
  return constraint ?? name;
}

/** The only row of a result. */
export function one<R extends Row>(rows: readonly R[]): R {
  const [row] = rows;
  if (!row || rows.length > 1) {
    throw new Error(`Failed to read one row: the database gave ${rows.length}.`);
  }
  return row;
}
