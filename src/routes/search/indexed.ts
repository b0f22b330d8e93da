import { compile, parse } from 'path-to-regexp';
import { PERSONAL_GUARDS } from '../guards/personal';
import { ROUTES, type RouteRow } from '../routes';

/** First path segments of pages that are personal or useless to search engines. */
const PRIVATE_FIRST_WORDS: ReadonlySet<string> = new Set([
  'auth-app',
  'casino-search',
  'confirm-terms',
  'coupon',
  'debugger',
  'multi',
  'my-casino',
  'office',
  'onpay',
  'payment',
  'print-coupon',
  'statistic-popup',
  'user',
]);
/** Such routes whose first segment is shared with indexed pages. */
const PRIVATE_ROUTES: ReadonlySet<string> = new Set(['thankyou']);

function firstWord(pattern: string): string {
  return /^\/([^/:(*?]*)/.exec(pattern)?.[1] ?? '';
}

/** Whether search engines may index the pages of a row. */
export function isIndexed(row: RouteRow): boolean {
  return (
    row.layout === 'default' &&
    row.status === undefined &&
    row.answer === undefined &&
    row.isBlockPage === undefined &&
    row.redirect === undefined &&
    // A dialog shows home, which has its own address.
    row.dialog === undefined &&
    !row.guards.some((name) => PERSONAL_GUARDS.includes(name)) &&
    !PRIVATE_ROUTES.has(row.name) &&
    !PRIVATE_FIRST_WORDS.has(firstWord(row.pattern))
  );
}

/** The rows that search engines may index. */
export const INDEXED_ROWS: readonly RouteRow[] = ROUTES.filter(isIndexed);

/** Whether a route is indexed; an unknown route is not. */
export function isIndexedRoute(name: string): boolean {
  const rows = ROUTES.filter((row) => row.name === name);
  return rows.length > 0 && rows.every(isIndexed);
}

const WORDS = /^[\w-]+(?:\|[\w-]+)*$/;

/** The addresses of a row without optional parts, one for each fixed word; none if a part is free. */
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

/** Whether robots.txt hides a row; redirects and pages with their own `noindex` need no entry. */
function isHidden(row: RouteRow): boolean {
  return (
    !isIndexed(row) &&
    row.status === undefined &&
    row.isBlockPage === undefined &&
    row.redirect === undefined &&
    row.dialog === undefined
  );
}

/** The path prefixes that robots.txt disallows. */
export function hiddenPaths(): string[] {
  const open = INDEXED_ROWS.map(({ pattern }) => firstWord(pattern));
  const words = ROUTES.filter(isHidden)
    .map(({ pattern }) => firstWord(pattern))
    .filter((word) => word !== '' && !open.includes(word));
  return [...new Set(words)].sort().flatMap((word) => {
    const rows = ROUTES.filter(({ pattern }) => firstWord(pattern) === word);
    // If some rows are not hidden, the hidden ones are listed one by one.
    const paths = rows.every(isHidden) ? [`/${word}`] : rows.filter(isHidden).flatMap(addressesOf);
    // If an indexed path begins with the same letters ("/paymentterms"), only whole segments are matched.
    return open.some((one) => one.startsWith(word))
      ? paths.flatMap((path) => ['$', '/', '?'].map((end) => path + end))
      : paths;
  });
}
