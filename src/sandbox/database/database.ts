export type SqlValue = string | number | boolean | null;
export type Row = Record<string, unknown>;

/** What runs SQL: the database itself, or a transaction of it. */
export interface Queries {
  query<R extends Row>(sql: string, values?: readonly SqlValue[]): Promise<R[]>;
  /** Several statements without values. */
  script(sql: string): Promise<void>;
}

/** One SQL for PGlite and PostgreSQL; whole numbers come as safe integers. */
export interface Database extends Queries {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Everything of the operator lives in one schema, so that starting afresh touches nothing else. */
export const SCHEMA = 'grandstand_sandbox';

/** PostgreSQL's number of the type int8. */
export const INT8 = 20;

/** An int8 as a number; refuses what a double can't hold. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Failed to read ${text} from the database: it is no safe integer.`);
  }
  return value;
}

/** The only row of an answer. */
export function one<R extends Row>(rows: readonly R[]): R {
  const [row] = rows;
  if (!row || rows.length > 1) {
    throw new Error(`Failed to read one row: the database gave ${rows.length}.`);
  }
  return row;
}
