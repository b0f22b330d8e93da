import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { blockPagePath } from './block-pages';

/** The operator's answer about an address. */
export interface RedirectAnswer {
  readonly redirect: boolean;
  /** An HTTP status, or a reason for a block. */
  readonly code: number | null;
  /** The target address, if there is one. */
  readonly url: string | null;
  /** The reasons for a block, if the visitor is blocked. */
  readonly reasons: readonly number[];
  /** Addresses that the visitor was redirected through before. */
  readonly breadcrumbs: readonly string[];
}

export interface RedirectOptions {
  /** The visitor's full address. */
  readonly start: string;
  /** The site's own origin. */
  readonly origin: string;
  /** Other hosts that the operator may redirect to. */
  readonly hosts: readonly string[] | Promise<readonly string[]>;
  /** Requests the redirect from the operator; undefined if it does not answer. */
  readonly request: (url: string) => Promise<RedirectAnswer | undefined>;
  /** Follows the site's own redirects from one of its addresses. */
  readonly finalUrl: (url: string) => Promise<string>;
}

/** The end of the redirects; `none`: the visitor stays. */
export type RedirectTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'block-page'; readonly reason: number }
  | { readonly kind: 'internal'; readonly url: string }
  /** An address of another allowed host. */
  | { readonly kind: 'external'; readonly url: string };

export interface FollowedRedirects {
  readonly target: RedirectTarget;
  /** An error for the log; null for none. */
  readonly problem: string | null;
}

/** The maximum of redirects in a row; after more the visitor stays. */
export const MAX_HOPS = 5;

const NO_REDIRECT: RedirectTarget = { kind: 'none' };

/**
 * Follows the operator's redirects to the last one, without leaving the site in between. The site's
 * own redirects are followed too, since a cycle may contain both.
 */
export async function followRedirects(options: RedirectOptions): Promise<FollowedRedirects> {
  const { origin, hosts, request, finalUrl } = options;
  const endOf = async (url: URL): Promise<string> =>
    url.origin === origin ? finalUrl(plainAddress(url)) : plainAddress(url);
  const start = plainAddress(new URL(options.start));
  const seen = new Set([start]);
  let at = start;
  const reached = (): RedirectTarget =>
    at === start ? NO_REDIRECT : { kind: 'internal', url: at };

  for (;;) {
    const answer = await request(at);
    if (!answer?.redirect) return { target: reached(), problem: null };
    const reason = [...answer.reasons, answer.code ?? 0].find(
      (one) => blockPagePath(one, '/') !== null,
    );
    if (reason !== undefined) return { target: { kind: 'block-page', reason }, problem: null };
    const target = readTarget(answer.url, at);
    const others = target?.origin === origin ? [] : await hosts;
    if (!target || !isAllowed(target, origin, others)) {
      // The query may be personal, so it is not logged.
      const to = pathnameOf(answer.url ?? '');
      return { target: reached(), problem: `a redirect to "${to}" is not allowed` };
    }
    const crumbs = answer.breadcrumbs
      .map((crumb) => readTarget(crumb, at))
      .filter((url) => url !== null);
    const [next, ...before] = await Promise.all([endOf(target), ...crumbs.map(endOf)]);
    if (seen.has(next) || before.includes(next)) {
      return { target: NO_REDIRECT, problem: 'cyclic redirect detected' };
    }
    if (new Set([...seen, ...before]).size > MAX_HOPS) {
      return { target: NO_REDIRECT, problem: `more than ${MAX_HOPS} redirects in a row` };
    }
    if (target.origin !== origin) return { target: { kind: 'external', url: next }, problem: null };
    seen.add(next);
    at = next;
  }
}

function readTarget(text: string | null, base: string): URL | null {
  return text !== null && URL.canParse(text, base) ? new URL(text, base) : null;
}

/** Allows this site, and the config's hosts by https. */
function isAllowed(url: URL, origin: string, hosts: readonly string[]): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.host));
}

/** The address without hash and repeated slashes. */
function plainAddress(url: URL): string {
  return url.origin + url.pathname.replaceAll(/\/{2,}/g, '/') + url.search;
}
