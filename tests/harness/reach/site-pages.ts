import { compile, parse } from 'path-to-regexp';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { readAddress } from '../../../src/routes/rules';
import { ROUTES, type RouteRow } from '../../../src/routes/routes';
import { isIndexed } from '../../../src/routes/search';

/** A page of the route table, or the pages of one kind that the operator names. */
export interface SitePage {
  readonly route: string;
  /** After the language. Names of the operator's stand as ":slug"; optional words beside them are left out. */
  readonly path: string;
  readonly isForPlayers: boolean;
  /** Search engines may index it. */
  readonly isIndexed: boolean;
}

const WORDS = /^[\w-]+(?:\|[\w-]+)*$/;

/** Guards of old addresses, which lead on to another page always. */
const LEADING_ON: readonly string[] = ['legacyGame', 'userAction'];

/** A row whose pages are content that a visitor may look for. */
function isShown({ redirect, status, isBlockPage, guards }: RouteRow): boolean {
  return (
    redirect === undefined &&
    status === undefined &&
    isBlockPage === undefined &&
    !guards.some((guard) => LEADING_ON.includes(guard))
  );
}

type Params = Readonly<Record<string, string>>;

/** The path of a page by its parameters; a name of the operator's stands for every other. */
function pathOf(row: RouteRow, params: Params): string {
  const tokens = parse(row.pattern).filter((token) => typeof token !== 'string');
  const isNamed = tokens.some(({ name, pattern }) => params[name] && !WORDS.test(pattern));
  const kept = tokens.flatMap(({ name, pattern, modifier }) => {
    const value = params[String(name)];
    if (value === undefined || value === '') return [];
    if (!WORDS.test(pattern)) return [[name, `:${name}`] as const];
    return isNamed && modifier === '?' ? [] : [[name, value] as const];
  });
  return compile(row.pattern, { validate: false })(Object.fromEntries(kept)) || '/';
}

/** All choices of a row's parameters: each fixed word, and whether a name of the operator's is there. */
function choicesOf({ pattern }: RouteRow): readonly Params[] {
  let choices: Params[] = [{}];
  for (const token of parse(pattern)) {
    if (typeof token === 'string') continue;
    const { name, modifier } = token;
    const words = WORDS.test(token.pattern) ? token.pattern.split('|') : [`:${name}`];
    const isOptional = modifier === '?' || modifier === '*';
    choices = choices.flatMap((one) => [
      ...(isOptional ? [one] : []),
      ...words.map((word) => ({ ...one, [name]: word })),
    ]);
  }
  // A name that may be left out is there only behind the one before it.
  const optional = parse(pattern).flatMap((token) =>
    typeof token !== 'string' && token.modifier === '?' && !WORDS.test(token.pattern)
      ? [String(token.name)]
      : [],
  );
  return choices.filter((params) =>
    optional.slice(1).every((name, place) => {
      const before = optional[place] ?? '';
      return !(name in params) || before in params;
    }),
  );
}

const kindOf = (row: RouteRow): Pick<SitePage, 'isForPlayers' | 'isIndexed'> => ({
  isForPlayers: row.guards.includes('auth'),
  isIndexed: isIndexed(row),
});

/** Every page of the site by the route table. */
export const SITE_PAGES: readonly SitePage[] = ROUTES.filter(isShown).flatMap((row) =>
  [...new Set(choicesOf(row).map((params) => pathOf(row, params)))].map((path) => ({
    route: row.name,
    path,
    ...kindOf(row),
  })),
);

/** The page that a full path of the site leads to; undefined where the table has none for it. */
export function pageAt(fullPath: string): SitePage | undefined {
  const found = readAddress(fullPath, { language: 'en', allowed: LANGUAGES });
  if (found.kind !== 'address' || !isShown(found.row)) return undefined;
  const { row, params } = found;
  return {
    route: row.name,
    path: pathOf(row, params),
    ...kindOf(row),
  };
}
