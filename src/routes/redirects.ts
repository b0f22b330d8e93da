import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { pageOfReason } from './blocking-pages';

/** What the operator says of an address. */
export interface RedirectAnswer {
  readonly redirect: boolean;
  /** An HTTP status, or a reason. */
  readonly code: number | null;
  /** Where to, if to an address: of this site, or of a host of the config. */
  readonly url: string | null;
  /** Why, if to a page of this site's own. */
  readonly reasons: readonly number[];
  /** Addresses that the visitor was led through already. */
  readonly breadcrumbs: readonly string[];
}

export interface RedirectOptions {
  /** The full address that the visitor is at. */
  readonly start: string;
  /** The site's. */
  readonly origin: string;
  /** Other hosts that the operator may lead to. */
  readonly hosts: readonly string[] | Promise<readonly string[]>;
  /** Asks the operator; undefined where it does not answer. */
  readonly ask: (url: string) => Promise<RedirectAnswer | undefined>;
  /** Where who comes to an address of this site stands in the end, by the site's own redirects. */
  readonly standsAt: (url: string) => Promise<string>;
}

/** Where redirects lead in the end. */
export type Led =
  | { readonly kind: 'stay' }
  /** To the page of a reason. */
  | { readonly kind: 'reason'; readonly reason: number }
  /** To another address of this site. */
  | { readonly kind: 'within'; readonly url: string }
  /** To another host that is allowed. */
  | { readonly kind: 'away'; readonly url: string };

export interface Followed {
  readonly led: Led;
  /** For the log; null where nothing was wrong. */
  readonly problem: string | null;
}

/** Redirects in a row before the visitor stays where they are. */
export const MOST_HOPS = 5;

const STAY: Led = { kind: 'stay' };

/**
 * Follows redirects to their end, without leaving the site on the way. The site's own are part of
 * the way: a circle may be made of both.
 */
export async function followRedirects(options: RedirectOptions): Promise<Followed> {
  const { origin, hosts, ask, standsAt } = options;
  const endOf = async (url: URL): Promise<string> =>
    url.origin === origin ? standsAt(placeOf(url)) : placeOf(url);
  const start = placeOf(new URL(options.start));
  const seen = new Set([start]);
  let at = start;
  const arrived = (): Led => (at === start ? STAY : { kind: 'within', url: at });

  for (;;) {
    const answer = await ask(at);
    if (!answer?.redirect) return { led: arrived(), problem: null };
    const reason = [...answer.reasons, answer.code ?? 0].find(
      (one) => pageOfReason(one, '/') !== null,
    );
    if (reason !== undefined) return { led: { kind: 'reason', reason }, problem: null };
    const target = readTarget(answer.url, at);
    const others = target?.origin === origin ? [] : await hosts;
    if (!target || !isAllowed(target, origin, others)) {
      // What stands behind "?" may be personal.
      const to = pathnameOf(answer.url ?? '');
      return { led: arrived(), problem: `a redirect to "${to}" is not allowed` };
    }
    const crumbs = answer.breadcrumbs
      .map((crumb) => readTarget(crumb, at))
      .filter((url) => url !== null);
    const [next, ...before] = await Promise.all([endOf(target), ...crumbs.map(endOf)]);
    // Who is led in a circle stays where they came in.
    if (seen.has(next) || before.includes(next)) {
      return { led: STAY, problem: 'cyclic redirect detected' };
    }
    if (new Set([...seen, ...before]).size > MOST_HOPS) {
      return { led: STAY, problem: `more than ${MOST_HOPS} redirects in a row` };
    }
    if (target.origin !== origin) return { led: { kind: 'away', url: next }, problem: null };
    seen.add(next);
    at = next;
  }
}

function readTarget(text: string | null, base: string): URL | null {
  return text !== null && URL.canParse(text, base) ? new URL(text, base) : null;
}

/** Of this site, or by https of a host that the config names. */
function isAllowed(url: URL, origin: string, hosts: readonly string[]): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.host));
}

/** A place within a page is the page. */
function placeOf(url: URL): string {
  return url.origin + url.pathname.replaceAll(/\/{2,}/g, '/') + url.search;
}
