import type { Language, NavigationState } from '@grandstand/bus-contracts';
import { checkBan } from './access/ban';
import { GUARDS, type Guard, type GuardContext, type Visit } from './guards';
import type { MoveContext, SiteContext, GuardResult } from './guards/guard';
import { withLanguage, type LanguageOptions } from './address/language-prefix';
import { maintenancePath } from './access/maintenance';
import {
  createReadAddress,
  rowOfStatus,
  type Address,
  type AddressRedirect,
} from './address/read-address';
import { redirectPath, sanitizedPath } from './address/redirect-path';
import type { RouteRow } from './route-row';
import { pageFrame, ROUTES } from './routes';
import { guestRedirect } from './access/guest-redirect';
import { TERMS_PAGE, termsPath } from './guards/terms';
import { consultantPath } from './access/consultant';
import { isOffered } from './access/product';
import { isUnavailable } from './access/unavailable';

/** The messages of the error page, by status. */
const ERROR_MESSAGES = {
  404: 'This page could not be found',
  500: 'Unknown middleware',
} as const;

interface Page {
  readonly row: RouteRow;
  /** `statusCode` and `message` for an error. */
  readonly params: Readonly<Record<string, string>>;
  readonly language: Language;
  /** The path that the area renders: after the language, with query. */
  readonly path: string;
}

/** A page to show. */
export type ShownPage =
  | (Page & { readonly kind: 'match' })
  | (Page & { readonly kind: 'error'; readonly status: 404 | 500; readonly message: string });

export type Resolved =
  | ShownPage
  /** A page for players, requested by a guest. */
  | (Page & { readonly kind: 'sign-in' })
  /** A page that the ban forbids: the player is sent to `banAddress`, or to `BAN_PATH`. */
  | (Page & { readonly kind: 'banned' })
  /** The visitor stays on the current page. */
  | (Page & { readonly kind: 'cancel' })
  | AddressRedirect;

export interface ResolveOptions
  extends LanguageOptions, Partial<GuardContext>, Partial<SiteContext>, Partial<MoveContext> {}

export type Resolve = (url: string, options: ResolveOptions) => Promise<Resolved>;

/** Defaults for options that are left out. */
const UNKNOWN: Omit<Visit, 'row' | 'params' | 'path' | 'search' | 'hash'> = {
  session: 'unknown',
  terms: 'unknown',
  ban: 'unknown',
  maintenance: 'unknown',
  config: undefined,
  areas: undefined,
  isProduction: false,
  games: async () => Promise.reject(new Error('Failed to load the games: no loader was given.')),
  from: null,
  dialog: null,
  signal: new AbortController().signal,
};

/** Creates the resolver of a route table. Rows are tried from the top, guards in their order. */
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
    const outcome = checkSite(address, visit) ?? (await runGuards(guards, visit));
    return resolvedOf(outcome, { rows, address, visit });
  };
}

/** The result of all checks; `redirectTo` is a path after the language to redirect to. */
type Outcome =
  | Exclude<GuardResult, 'pass'>
  | 'match'
  | 'banned'
  | 'error'
  | { readonly redirectTo: string };

/** The checks that are the same for every row; null if all pass. */
function checkSite(
  { row, pathname, search, hash, normalized }: Address,
  visit: Visit,
): Outcome | null {
  const closed = maintenancePath(row, visit.maintenance);
  if (closed !== null) return { redirectTo: closed };
  if (row.status === 404 && hasUnusedPlatform(pathname, search)) return { redirectTo: '/' };
  if (row.status !== undefined) return row.status === 404 ? 'not-found' : 'error';
  if (normalized !== null) return { to: normalized, status: 301, isPath: true };
  // The targets of redirects from every page are always available.
  const isAlways = row.isBlockPage || row.name === TERMS_PAGE;
  if (!isAlways && isUnavailable(pathname, visit.config?.unavailablePaths)) return 'not-found';
  if (!isOffered(row, visit.config?.play)) return 'not-found';
  const banResult = checkBan(row, visit.ban);
  if (banResult !== 'pass') return banResult === 'home' ? { redirectTo: '/' } : 'banned';
  // A blocked visitor need not accept terms.
  const mustAcceptTerms =
    visit.session === 'player' && visit.terms === 'changed' && !row.isBlockPage;
  if (mustAcceptTerms && row.name !== TERMS_PAGE) {
    return { redirectTo: termsPath(visit.path + hash) };
  }
  const consultant = consultantPath(visit);
  return consultant === null ? null : { redirectTo: consultant };
}

/** Runs the guards of a row until one does not pass; an unknown guard is an error. */
async function runGuards(guards: Readonly<Record<string, Guard>>, visit: Visit): Promise<Outcome> {
  const { row, areas } = visit;
  // A page of an unregistered area requires no sign-in.
  const isAvailable = row.area === null || (areas?.includes(row.area) ?? true);
  for (const name of row.guards) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) return 'error';
    // Guards run in order.
    const result = await guard(visit);
    if (result !== 'pass') return isAvailable || typeof result === 'object' ? result : 'not-found';
  }
  return row.redirect ?? (isAvailable ? 'match' : 'not-found');
}

interface Resolution {
  readonly rows: readonly RouteRow[];
  readonly address: Address;
  readonly visit: Visit;
}

function resolvedOf(outcome: Outcome, { rows, address, visit }: Resolution): Resolved {
  const { row, params, language, search, hash } = address;
  const redirectTo = (path: string, status: 301 | 302 = 302): AddressRedirect => ({
    kind: 'redirect',
    to: withLanguage(language, path),
    status,
  });
  // A dialog is shown over home, so the area renders home.
  const page = { row, params, language, path: row.dialog ? `/${search}` : visit.path };
  if (typeof outcome === 'object') {
    if ('redirectTo' in outcome) return redirectTo(outcome.redirectTo);
    return redirectTo(
      outcome.isPath ? sanitizedPath(outcome.to) : redirectPath(outcome, address),
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
      // The area of error pages reads the path.
      path: status === 500 ? '/500' : visit.path,
    };
  }
  const elsewhere = outcome === 'sign-in' ? guestRedirect(visit.path + hash, visit) : null;
  return elsewhere === null ? { kind: outcome, ...page } : redirectTo(elsewhere);
}

const TOTO_FRAME = /^\/toto(?:-frame)?(?:\/|$)/;

/** An unknown address with `platform_type` redirects home: the parameter must not force a version of the site. */
function hasUnusedPlatform(pathname: string, search: string): boolean {
  return new URLSearchParams(search).has('platform_type') && !TOTO_FRAME.test(pathname);
}

/** The navigation state of a shown page. */
export function navigationStateOf({ row, params, language, path }: ShownPage): NavigationState {
  return {
    language,
    path,
    route: row.name,
    area: row.area,
    params: { ...params },
    ...pageFrame(row),
  };
}

/** Parses a full path by the site's table. */
// Marked as pure so that bundles that do not use it can drop it.
export const readAddress = /* @__PURE__ */ createReadAddress(ROUTES);

/** Resolves a full path with query ("/en/live?x=1") to a page, a redirect, a sign-in or an error. */
export const resolve: Resolve = /* @__PURE__ */ createResolve(ROUTES, GUARDS);
