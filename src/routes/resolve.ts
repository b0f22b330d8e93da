import type { Language, NavigationState } from '@grandstand/bus-contracts';
import { banVerdict } from './ban-guard';
import { GUARDS, type Guard, type GuardContext, type Visit } from './guards';
import type { ComingContext, SiteContext, Verdict } from './guards/guard';
import { withLanguage, type LanguageOptions } from './language-prefix';
import { maintenancePath } from './maintenance-guard';
import { createReadAddress, rowOfStatus, type Address, type Elsewhere } from './read-address';
import { redirectPath, wholePath } from './redirect-path';
import type { RouteRow } from './route-row';
import { aroundOf, ROUTES } from './routes';
import { signInElsewhere } from './sign-in-elsewhere';
import { TERMS_PAGE, termsPath } from './terms-path';
import { isUnavailable } from './unavailable-path';

/** What the error page says, by its status. */
const ERROR_MESSAGES = {
  404: 'This page could not be found',
  500: 'Unknown middleware',
} as const;

interface Page {
  readonly row: RouteRow;
  /** For an error, `statusCode` and `message`. */
  readonly params: Readonly<Record<string, string>>;
  readonly language: Language;
  /** What the area is asked for: behind the prefix, with query. */
  readonly path: string;
}

/** A page that may be shown. */
export type ShownPage =
  | (Page & { readonly kind: 'match' })
  | (Page & { readonly kind: 'error'; readonly status: 404 | 500; readonly message: string });

export type Resolved =
  | ShownPage
  /** A page for players, asked for by a guest. */
  | (Page & { readonly kind: 'sign-in' })
  /** A page that is not for the banned: they are sent to the operator's address, or to `BAN_PATH`. */
  | (Page & { readonly kind: 'banned' })
  /** The visitor stays where they are. */
  | (Page & { readonly kind: 'cancel' })
  | Elsewhere;

export interface ResolveOptions
  extends LanguageOptions, Partial<GuardContext>, Partial<SiteContext>, Partial<ComingContext> {}

export type Resolve = (url: string, options: ResolveOptions) => Promise<Resolved>;

/** Of whom nothing is known. */
const UNKNOWN: Omit<Visit, 'row' | 'params' | 'path' | 'search' | 'hash'> = {
  session: 'unknown',
  terms: 'unknown',
  ban: 'unknown',
  maintenance: 'unknown',
  config: undefined,
  areas: undefined,
  isProduction: false,
  games: async () => Promise.reject(new Error('Nobody knows the games.')),
  from: null,
  dialog: null,
  signal: new AbortController().signal,
};

/** Compiles a route table; rows are tried from the top, guards by name in their order. */
export function createResolve(
  rows: readonly RouteRow[],
  guards: Readonly<Record<string, Guard>>,
): Resolve {
  const readAddress = createReadAddress(rows);

  return async (url, options) => {
    const address = readAddress(url, options);
    if (address.kind === 'redirect') return address;
    const { row, params, pathname, search, hash } = address;
    const visit: Visit = {
      ...UNKNOWN,
      ...options,
      row,
      params,
      path: pathname + search,
      search,
      hash,
    };
    const verdict = beforeGuards(address, visit) ?? (await askGuards(guards, visit));
    return outcomeOf(verdict, { rows, address, visit });
  };
}

/** What comes to be of an address; a text is a path behind the language that it leads to. */
type Outcome = Exclude<Verdict, 'pass'> | 'match' | 'banned' | 'error' | { readonly lead: string };

/** What is decided for every row alike; null: the row's own guards decide. */
function beforeGuards(
  { row, pathname, search, hash, written }: Address,
  visit: Visit,
): Outcome | null {
  const closed = maintenancePath(row, visit.maintenance);
  if (closed !== null) return { lead: closed };
  if (row.status === 404 && dropsPlatform(pathname, search)) return { lead: '/' };
  if (row.status !== undefined) return row.status === 404 ? 'not-found' : 'error';
  // An address that is written oddly is wrong for good.
  if (written !== null) return { to: written, status: 301, isWhole: true };
  // Whoever is led here from every page must find it.
  const isAlways = row.isRefuge || row.name === TERMS_PAGE;
  if (!isAlways && isUnavailable(pathname, visit.config?.unavailablePaths)) return 'not-found';
  const barred = banVerdict(row, visit.ban);
  if (barred !== 'pass') return barred === 'home' ? { lead: '/' } : 'banned';
  // Who is shut out is not asked to agree to anything.
  const mustAgree = visit.session === 'player' && visit.terms === 'changed' && !row.isRefuge;
  return mustAgree && row.name !== TERMS_PAGE ? { lead: termsPath(visit.path + hash) } : null;
}

/** Asks a row's guards until one has something against the page; a name that nobody knows is an error. */
async function askGuards(guards: Readonly<Record<string, Guard>>, visit: Visit): Promise<Outcome> {
  const { row, areas } = visit;
  // Nobody signs in for a page that is not there.
  const isThere = row.area === null || (areas?.includes(row.area) ?? true);
  for (const name of row.guards) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) return 'error';
    // oxlint-disable-next-line no-await-in-loop -- in their order: what one lets pass, the next may not
    const verdict = await guard(visit);
    if (verdict !== 'pass') return isThere || typeof verdict === 'object' ? verdict : 'not-found';
  }
  return row.redirect ?? (isThere ? 'match' : 'not-found');
}

interface Judged {
  readonly rows: readonly RouteRow[];
  readonly address: Address;
  readonly visit: Visit;
}

function outcomeOf(outcome: Outcome, { rows, address, visit }: Judged): Resolved {
  const { row, params, language, search, hash } = address;
  const leadTo = (path: string, status: 301 | 302 = 302): Elsewhere => ({
    kind: 'redirect',
    to: withLanguage(language, path),
    status,
  });
  // A dialog is over home, and home is what its area is asked for.
  const page = { row, params, language, path: row.dialog ? `/${search}` : visit.path };
  if (typeof outcome === 'object') {
    if ('lead' in outcome) return leadTo(outcome.lead);
    return leadTo(
      outcome.isWhole ? wholePath(outcome.to) : redirectPath(outcome, address),
      outcome.status,
    );
  }
  if (outcome === 'not-found' || outcome === 'error') {
    const status = outcome === 'error' ? 500 : 404;
    const message = ERROR_MESSAGES[status];
    return {
      ...page,
      kind: 'error',
      row: rowOfStatus(rows, status),
      status,
      message,
      params: { statusCode: String(status), message },
      // The area that shows errors tells them apart by path.
      path: status === 500 ? '/500' : visit.path,
    };
  }
  const instead = outcome === 'sign-in' ? signInElsewhere(visit.path + hash, visit) : null;
  return instead === null ? { kind: outcome, ...page } : leadTo(instead);
}

const TOTO_FRAME = /^\/toto(?:-frame)?(?:\/|$)/;

/** An address that no route is named for leads home, so that it forces no version of the site; the toto frame keeps it. */
function dropsPlatform(pathname: string, search: string): boolean {
  return new URLSearchParams(search).has('platform_type') && !TOTO_FRAME.test(pathname);
}

/** What is said of a page while it stands. */
export function navigationStateOf({ row, params, language, path }: ShownPage): NavigationState {
  return {
    language,
    path,
    route: row.name,
    area: row.area,
    params: { ...params },
    ...aroundOf(row),
  };
}

/** What an address says: its row, its parameters. */
// Marked as pure so that a page which does not need them yet need not carry them.
export const readAddress = /* @__PURE__ */ createReadAddress(ROUTES);

/** What stands at a full path with query ("/en/live?x=1"): a page, a redirect, a sign-in, an error. */
export const resolve: Resolve = /* @__PURE__ */ createResolve(ROUTES, GUARDS);
