import { BANNED_ONLY, BETS, PAGE, type RouteRow } from '../route-row';

const TECHNICAL = { ...PAGE, area: 'technical-pages' } as const;

/** Defaults of the pages for blocked visitors, which have no header and footer. */
const BLOCK_PAGE = {
  ...TECHNICAL,
  layout: 'empty',
  meta: { dictionaries: [] },
  isBlockPage: true,
} as const satisfies Partial<RouteRow>;

/** Section 2, "Technical and blocking pages"; the last row matches every other address. */
export const TECHNICAL_ROUTES: readonly RouteRow[] = [
  { ...BLOCK_PAGE, name: 'coming-soon', pattern: '/coming-soon' },
  { ...BLOCK_PAGE, name: 'block', pattern: '/block', answer: 403 },
  // With the site's name and support: players have money here.
  { ...BLOCK_PAGE, name: 'block-ua', pattern: '/block-ua', answer: 451, layout: 'blocked' },
  { ...BLOCK_PAGE, name: 'block-ie', pattern: '/block-ie', answer: 451, layout: 'blocked' },
  { ...BLOCK_PAGE, name: 'site-updates', pattern: '/site-updates', answer: 503 },
  { ...BLOCK_PAGE, name: 'suspension', pattern: '/suspension', answer: 403 },
  { ...BLOCK_PAGE, name: 'oldBrowser', pattern: '/oldbrowser' },
  {
    ...BLOCK_PAGE,
    name: 'maintenance',
    pattern: '/maintenance',
    layout: 'maintenance',
    answer: 503,
  },
  {
    // The page of a banned player if the config has no `banAddress`.
    ...BLOCK_PAGE,
    name: 'ban',
    pattern: '/ban',
    layout: 'blocked',
    meta: { dictionaries: [], flags: [BANNED_ONLY] },
    guards: ['auth'],
  },
  {
    ...BLOCK_PAGE,
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
