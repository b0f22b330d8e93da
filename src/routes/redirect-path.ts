import { toSitePath } from '@grandstand/bus-contracts';
import { compile } from 'path-to-regexp';
import type { Redirect } from './route-row';

interface Came {
  readonly params: Readonly<Record<string, string>>;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
}

/** The path behind the language that a redirect leads to: its pattern filled, query and hash kept. */
export function redirectPath({ to, query = {} }: Redirect, { params, search, hash }: Came): string {
  const path = compile(to, { encode: encodeURIComponent })(params) || '/';
  return wholePath(path + withQuery(search, query) + hash);
}

/** Read again as a browser would: whatever an address held, it leads nowhere else. */
export function wholePath(path: string): string {
  return toSitePath(path) ?? '/';
}

/** A query with more put to it; what stood there stays as it was written, unless it says the same. */
export function withQuery(search: string, query: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(search);
  const more = new URLSearchParams(query);
  if (more.size === 0) return search;
  if (![...more.keys()].some((key) => given.has(key))) {
    return `${search === '' || search === '?' ? '?' : `${search}&`}${more}`;
  }
  for (const [key, value] of more) given.set(key, value);
  return `?${given}`;
}
