import { BANNED_ALONE, BETS, PAGE, type RouteRow } from '../route-row';

const TECHNICAL = { ...PAGE, area: 'technical-pages' } as const;

/** What the rows of the pages share that shut somebody out; nothing of the site stands around them. */
const REFUGE = {
  ...TECHNICAL,
  layout: 'empty',
  meta: { dictionaries: [] },
  isRefuge: true,
} as const satisfies Partial<RouteRow>;

/** Section 2, "Technical and blocking pages"; the last row is for whatever no other is for. */
export const TECHNICAL_ROUTES: readonly RouteRow[] = [
  { ...REFUGE, name: 'coming-soon', pattern: '/coming-soon' },
  { ...REFUGE, name: 'block', pattern: '/block', answer: 403 },
  { ...REFUGE, name: 'block-ua', pattern: '/block-ua', answer: 451 },
  { ...REFUGE, name: 'block-ie', pattern: '/block-ie', answer: 451 },
  { ...REFUGE, name: 'site-updates', pattern: '/site-updates', answer: 503 },
  { ...REFUGE, name: 'suspension', pattern: '/suspension', answer: 403 },
  { ...REFUGE, name: 'oldBrowser', pattern: '/oldbrowser' },
  {
    ...REFUGE,
    name: 'maintenance',
    pattern: '/maintenance',
    layout: 'maintenance',
    answer: 503,
  },
  {
    // Where a banned player ends whom the operator has no address for.
    ...REFUGE,
    name: 'ban',
    pattern: '/ban',
    layout: 'blocked',
    meta: { dictionaries: [], flags: [BANNED_ALONE] },
    guards: ['auth'],
  },
  {
    ...REFUGE,
    name: 'block-appeal-history',
    pattern: '/block-appeal-history',
    layout: 'blocked',
    guards: ['auth'],
  },
  {
    ...TECHNICAL,
    name: 'error',
    pattern: '/500',
    meta: { titleKey: 'title.error', dictionaries: BETS },
    status: 500,
  },
  {
    ...TECHNICAL,
    name: 'error',
    pattern: '/(.*)',
    meta: { titleKey: 'title.error', dictionaries: BETS },
    status: 404,
  },
];
