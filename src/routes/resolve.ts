import type { Language } from '@grandstand/bus-contracts';
import { match, type MatchFunction } from 'path-to-regexp';
import { banVerdict } from './ban-guard';
import { GUARDS, type Guard, type GuardContext } from './guards';
import { readLanguage, withLanguage, type LanguageOptions } from './language-prefix';
import { ROUTES, type RouteRow } from './routes';
import { maintenancePath } from './maintenance-guard';
import { pathAfterTerms, TERMS_PAGE, termsPath } from './terms-path';

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

export type Resolved =
  | (Page & { readonly kind: 'match' })
  /** A page for players, asked for by a guest. */
  | (Page & { readonly kind: 'sign-in' })
  /** A page that is not for the banned: they are sent to the operator's address, or to `BAN_PATH`. */
  | (Page & { readonly kind: 'banned' })
  | (Page & { readonly kind: 'error'; readonly status: 404 | 500; readonly message: string })
  | { readonly kind: 'redirect'; readonly to: string };

export interface ResolveOptions extends LanguageOptions, Partial<GuardContext> {}

export type Resolve = (url: string, options: ResolveOptions) => Resolved;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Optional parts that were left out come as undefined, and are dropped. */
function textParams(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function errorPage(
  rows: readonly RouteRow[],
  status: 404 | 500,
  where: { language: Language; path: string },
): Resolved {
  const row = rows.find((one) => one.status === status);
  if (!row) throw new TypeError(`Failed to resolve: no route row has the status ${status}.`);
  const message = ERROR_MESSAGES[status];
  return {
    kind: 'error',
    row,
    status,
    message,
    params: { statusCode: String(status), message },
    language: where.language,
    // The area that shows errors tells them apart by path.
    path: status === 500 ? '/500' : where.path,
  };
}

/** Compiles a route table; rows are tried from the top, guards by name in their order. */
export function createResolve(
  rows: readonly RouteRow[],
  guards: Readonly<Record<string, Guard>>,
): Resolve {
  const matchers = rows.map((row): readonly [RouteRow, MatchFunction] => [
    row,
    match(row.pattern, { sensitive: true, decode }),
  ]);

  return (url, options) => {
    const { session = 'unknown', terms = 'unknown', ...languages } = options;
    const { ban = 'unknown', maintenance = 'unknown' } = options;
    const prefixed = readLanguage(url, languages);
    if (prefixed.kind === 'redirect') return prefixed;
    const { language, path: pathname, search, hash } = prefixed;

    // A path that was written oddly ("/en//live") is led to its one address.
    const canonical = withLanguage(language, pathname) + search + hash;
    const path = pathname + search;
    for (const [row, matches] of matchers) {
      const found = matches(pathname);
      if (!found) continue;
      const leadTo = (to: string): Resolved => ({
        kind: 'redirect',
        to: withLanguage(language, to),
      });
      const closed = maintenancePath(row, maintenance);
      if (closed !== null) return leadTo(closed);
      if (row.status === 404 && dropsPlatform(pathname, search)) return leadTo('/');
      if (row.status !== undefined) return errorPage(rows, row.status, { language, path });
      if (isOdd(url)) return { kind: 'redirect', to: canonical };
      const page = { row, params: textParams({ ...found.params }), language, path };
      const barred = banVerdict(row, ban);
      if (barred === 'home') return leadTo('/');
      if (barred === 'banned') return { kind: 'banned', ...page };
      if (session === 'player' && terms === 'changed' && row.name !== TERMS_PAGE) {
        return leadTo(termsPath(path + hash));
      }
      for (const name of row.guards) {
        const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
        if (!guard) return errorPage(rows, 500, { language, path });
        const verdict = guard({ session, terms, ban, maintenance });
        if (verdict === 'leave') return leadTo(session === 'guest' ? '/' : pathAfterTerms(search));
        if (verdict !== 'pass') return { kind: verdict, ...page };
      }
      return { kind: 'match', ...page };
    }
    return errorPage(rows, 404, { language, path });
  };
}

const TOTO_FRAME = /^\/toto(?:-frame)?(?:\/|$)/;

/** An address that no route is named for leads home, so that it forces no version of the site; the toto frame keeps it. */
function dropsPlatform(pathname: string, search: string): boolean {
  return new URLSearchParams(search).has('platform_type') && !TOTO_FRAME.test(pathname);
}

/** True for a path whose segments are not what a browser would ask for. */
function isOdd(url: string): boolean {
  const pathname = url.split(/[?#]/, 1)[0] ?? '';
  return /\/\/|\\|\/\.{1,2}(?:\/|$)/.test(pathname);
}

/** What stands at a full path with query ("/en/live?x=1"): a page, a redirect, a sign-in, an error. */
// Marked as pure so that a page which does not need it yet need not carry it.
export const resolve: Resolve = /* @__PURE__ */ createResolve(ROUTES, GUARDS);
