import { compile, parse } from 'path-to-regexp';
import { ROUTES, type RouteRow } from '../routes';

/** First words of addresses that are one person's, or that search engines have nothing from. */
const NOBODY_ELSES = new Set([
  'confirm-terms',
  'coupon',
  'debugger',
  'my-casino',
  'office',
  'onpay',
  'payment',
  'print-coupon',
  'socialregistration',
  'user',
]);

function firstWord(pattern: string): string {
  return /^\/([^/:(*?]*)/.exec(pattern)?.[1] ?? '';
}

/** Whether search engines may have the pages of a row: whoever comes may see them, and they say something. */
export function isIndexed(row: RouteRow): boolean {
  return (
    row.layout === 'default' &&
    row.status === undefined &&
    row.answer === undefined &&
    row.isRefuge === undefined &&
    row.guards.length === 0 &&
    !NOBODY_ELSES.has(firstWord(row.pattern))
  );
}

/** The same of a route by its name; what the table does not know is not indexed. */
export function isIndexedRoute(name: string): boolean {
  const rows = ROUTES.filter((row) => row.name === name);
  return rows.length > 0 && rows.every(isIndexed);
}

const WORDS = /^[\w-]+(?:\|[\w-]+)*$/;

/** The addresses of a row that the table alone can tell: without what may be left out, a fixed word in turn. */
export function addressesOf({ pattern }: RouteRow): string[] {
  let choices: Record<string, string>[] = [{}];
  for (const token of parse(pattern)) {
    if (typeof token === 'string') continue;
    if (token.modifier === '?' || token.modifier === '*') continue;
    if (!WORDS.test(token.pattern)) return [];
    const words = token.pattern.split('|');
    choices = choices.flatMap((one) => words.map((word) => ({ ...one, [token.name]: word })));
  }
  const toPath = compile(pattern);
  return choices.map((params) => toPath(params) || '/');
}

/** Beginnings of the paths that are kept from search engines, shortest first. */
export function hiddenPaths(): string[] {
  const open = ROUTES.filter(isIndexed).map(({ pattern }) => firstWord(pattern));
  const words = ROUTES.filter((row) => !isIndexed(row) && row.status === undefined)
    .map(({ pattern }) => firstWord(pattern))
    .filter((word) => word !== '' && !open.includes(word));
  return [...new Set(words)].sort().map((word) => `/${word}`);
}
