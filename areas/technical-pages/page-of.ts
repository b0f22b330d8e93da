import { errorCode, type ErrorCode } from './error-code';

/** Pages that tell why the site is not shown; each is a path, and a text. */
const SHUT = {
  '/coming-soon': 'coming-soon',
  '/block': 'block',
  '/block-ua': 'block-ua',
  '/block-ie': 'block-ie',
  '/site-updates': 'site-updates',
  '/suspension': 'suspension',
  '/oldbrowser': 'oldBrowser',
  '/ban': 'ban',
} as const;

export type TechnicalPage =
  /** `back` is the path that the visitor goes on to. */
  | { readonly kind: 'shut'; readonly why: (typeof SHUT)[keyof typeof SHUT]; readonly back: string }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'appeals' }
  | { readonly kind: 'error'; readonly code: ErrorCode };

/** The page that a path of this area stands for; whatever it does not know is an error. */
export function pageOf(path: string): TechnicalPage {
  const { pathname, searchParams } = new URL(`http://site${path}`);
  const bare = pathname.replace(/\/+$/, '');
  if (Object.hasOwn(SHUT, bare)) {
    const back = searchParams.get('path') ?? '/';
    // Whatever an address says, it leads no further than this site.
    const isOfSite = /^\/(?![/\\])/.test(back) && !/[\\\p{Cc}]/u.test(back);
    return { kind: 'shut', why: SHUT[bare as keyof typeof SHUT], back: isOfSite ? back : '/' };
  }
  if (bare === '/maintenance') return { kind: 'maintenance' };
  if (bare === '/block-appeal-history') return { kind: 'appeals' };
  return { kind: 'error', code: errorCode(path) };
}
