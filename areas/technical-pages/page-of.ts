import { defineScreens, screen } from '@grandstand/bus-contracts/area';

export type ErrorCode = 404 | 500;

type Reason =
  | 'coming-soon'
  | 'block'
  | 'block-ua'
  | 'block-ie'
  | 'site-updates'
  | 'suspension'
  | 'oldBrowser';

export type TechnicalPage =
  /** `back` is the path that the visitor goes on to. */
  | { readonly kind: 'shut'; readonly why: Reason; readonly back: string }
  | { readonly kind: 'maintenance' }
  /** `isBan`: the page that a banned player is sent to. */
  | { readonly kind: 'appeals'; readonly isBan: boolean }
  | { readonly kind: 'error'; readonly code: ErrorCode };

/** A page with the reason why the site is not shown. */
const shut = (why: Reason) =>
  screen([], (_, query): TechnicalPage => ({ kind: 'shut', why, back: backOf(query) }));

/** The pages of this area by route. */
export const pageOf = defineScreens<TechnicalPage>(
  {
    'coming-soon': shut('coming-soon'),
    block: shut('block'),
    'block-ua': shut('block-ua'),
    'block-ie': shut('block-ie'),
    'site-updates': shut('site-updates'),
    suspension: shut('suspension'),
    oldBrowser: shut('oldBrowser'),
    ban: screen([], () => ({ kind: 'appeals', isBan: true })),
    maintenance: screen([], () => ({ kind: 'maintenance' })),
    'block-appeal-history': screen([], () => ({ kind: 'appeals', isBan: false })),
    error: screen(['statusCode'], ({ statusCode }) => ({
      kind: 'error',
      code: statusCode === '500' ? 500 : 404,
    })),
  },
  { kind: 'error', code: 404 },
);

/** Keeps a path of an address on this site. */
function backOf(query: URLSearchParams): string {
  const back = query.get('path') ?? '/';
  return /^\/(?![/\\])/.test(back) && !/[\\\p{Cc}]/u.test(back) ? back : '/';
}
