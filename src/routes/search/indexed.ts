import { compile, parse } from 'path-to-regexp';
import { PERSONAL_GUARDS } from '../guards/personal';
import { ROUTES, type RouteRow } from '../routes';

/** First words of addresses that are one person's, or that search engines have nothing from. */
const NOBODY_ELSES: ReadonlySet<string> = new Set([
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
/** Routes of the same kind whose addresses begin as others do. */
const SAID_TO_ONE: ReadonlySet<string> = new Set(['thankyou']);

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
    row.redirect === undefined &&
    // A dialog stands over home, which has an address of its own.
    row.dialog === undefined &&
    !row.guards.some((name) => PERSONAL_GUARDS.includes(name)) &&
    !SAID_TO_ONE.has(row.name) &&
    !NOBODY_ELSES.has(firstWord(row.pattern))
  );
}

/** The rows that search engines may have. */
export const INDEXED_ROWS: readonly RouteRow[] = ROUTES.filter(isIndexed);

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

/** Whether crawlers are to stay away: from what leads elsewhere, or says itself that it is not indexed, they are not. */
function isHidden(row: RouteRow): boolean {
  return (
    !isIndexed(row) &&
    row.status === undefined &&
    row.isRefuge === undefined &&
    row.redirect === undefined &&
    row.dialog === undefined
  );
}

/** Beginnings of the paths that are kept from search engines, shortest first. */
export function hiddenPaths(): string[] {
  const open = INDEXED_ROWS.map(({ pattern }) => firstWord(pattern));
  const words = ROUTES.filter(isHidden)
    .map(({ pattern }) => firstWord(pattern))
    .filter((word) => word !== '' && !open.includes(word));
  return [...new Set(words)].sort().flatMap((word) => {
    const rows = ROUTES.filter(({ pattern }) => firstWord(pattern) === word);
    // Where some of its addresses lead elsewhere, the others are named one by one.
    const paths = rows.every(isHidden) ? [`/${word}`] : rows.filter(isHidden).flatMap(addressesOf);
    // Where an open address begins alike ("/paymentterms"), only whole words are kept.
    return open.some((one) => one.startsWith(word))
      ? paths.flatMap((path) => ['$', '/', '?'].map((end) => path + end))
      : paths;
  });
}
