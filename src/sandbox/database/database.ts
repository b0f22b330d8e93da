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
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
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
