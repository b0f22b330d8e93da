import { ApiError } from '../../api';

const PLAYERS_COOKIES: ReadonlySet<string> = new Set(['ua', 'user_token', 'ggru']);
const GRANT_COOKIE = /^_grant_/;

/** True for a cookie that goes with its player (specification, sections 4 and 7). */
export function isPlayersCookie(name: string): boolean {
  return PLAYERS_COOKIES.has(name) || GRANT_COOKIE.test(name);
}

/** The mark after this one, whatever stands there. */
export function nextMark(mark: string | null): string {
  const number = Number(mark);
  return String(Number.isSafeInteger(number) ? number + 1 : 1);
}

interface WordMarks {
  /** The mark of the sign-out that the word is of; undefined where its tab could keep none. */
  readonly of: string | undefined;
  /** The mark with which who is here came or was found. */
  readonly since: string | null;
  /** The mark in storage. */
  readonly present: string | null;
}

/** Whether a word of a sign-out is from before the last sign-in, which nothing has come after. */
export function isLateWord({ of, since, present }: WordMarks): boolean {
  return of !== undefined && since !== null && present === since && Number(of) < Number(since);
}

/** True where the operator answered: without a connection a reload would only lose the page. */
export function mayReload(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status !== 499;
}
