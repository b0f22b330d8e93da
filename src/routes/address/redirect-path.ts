import { toSitePath } from '@grandstand/bus-contracts';
import { compile } from 'path-to-regexp';
import type { Redirect } from '../route-row';

interface AddressParts {
  readonly params: Readonly<Record<string, string>>;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
}

/** The target of a redirect, without language: its pattern filled, query and hash kept. */
export function redirectPath(
  { to, query = {} }: Redirect,
  { params, search, hash }: AddressParts,
): string {
  const path = compile(to, { encode: encodeURIComponent })(params) || '/';
  return sanitizedPath(path + withQuery(search, query) + hash);
}

/** Parses a path as a browser does, so that the redirect stays on the site. */
export function sanitizedPath(path: string): string {
  return toSitePath(path) ?? '/';
}

/** Adds parameters to a query. The given query is kept as written unless a parameter is replaced. */
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
