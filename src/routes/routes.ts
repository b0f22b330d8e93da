/** What of the default layout a page may do without. */
export type Hidden = 'footer' | 'seo' | 'bottom-bar';

/** A page of the site, by its path behind the language prefix. */
export interface RouteRow {
  readonly name: string;
  /** As path-to-regexp 6 reads it. Rows are tried from the top: what is narrow stands before what is wide. */
  readonly pattern: string;
  /** The area whose remote view fills the page; null where the shell itself does. */
  readonly area: string | null;
  /**
   * `print` is a sheet of paper, and nothing stands around an `empty` page; a `blocked` and a
   * `maintenance` page have the site's name, and the former the way to support; a
   * `payment-result` says how a payment went.
   */
  readonly layout: 'default' | 'print' | 'empty' | 'blocked' | 'maintenance' | 'payment-result';
  readonly meta: {
    /** In the shell's dictionary; stands in the document's title until the area gives its own. Left out: the site's name does. */
    readonly titleKey?: string;
    /** The operator's dictionaries that the page needs, by id. */
    readonly dictionaries: readonly string[];
    /** What the page is marked with: `BANNED_ALONE`, `NOT_FOR_BANNED`. */
    readonly flags?: readonly number[];
    /** What of the layout is not shown. */
    readonly hides?: readonly Hidden[];
  };
  /** Names in `guards.ts`, asked in this order. */
  readonly guards: readonly string[];
  /** For pages that say that something is wrong. */
  readonly status?: 404 | 500;
  /** What the host answers the page with, where that is not 200. */
  readonly answer?: 403 | 451 | 503;
  /** Who is shut out of the site is led here: the operator is not asked whether they may. */
  readonly isRefuge?: true;
}

/** A page that there is for the banned alone. */
export const BANNED_ALONE = 24;
/** A page that the banned may not see. */
export const NOT_FOR_BANNED = 25;

const SECTION = ':section(live|line)';
// Fixed words, so that a sport is never taken for one.
const MENU_SECTION = ':menuSection(upcoming|first-half|second-half|recommended)?';
// The number leads; the names behind it are for people.
const GAME = ':game(\\d+(?:-[^/]*)?)';

/** What bets are called: the coupon stands beside every page. */
const BETS = ['markets', 'outcomes'];

/** What the rows of the pages share that shut somebody out; nothing of the site stands around them. */
const REFUGE = {
  area: 'technical-pages',
  layout: 'empty',
  meta: { dictionaries: [] },
  guards: [],
  isRefuge: true,
} as const satisfies Partial<RouteRow>;

export const ROUTES: readonly RouteRow[] = [
  {
    name: 'home',
    pattern: '/',
    area: 'sports',
    layout: 'default',
    meta: { titleKey: 'title.home', dictionaries: BETS },
    guards: [],
  },
  {
    name: 'section',
    pattern: `/${SECTION}/${MENU_SECTION}/:sport?/:champ?`,
    area: 'sports',
    layout: 'default',
    meta: { titleKey: 'title.section', dictionaries: BETS },
    guards: [],
  },
  {
    name: 'game',
    pattern: `/${SECTION}/:sport/:champ/${GAME}`,
    area: 'sports',
    layout: 'default',
    meta: { titleKey: 'title.game', dictionaries: BETS },
    guards: [],
  },
  {
    name: 'bet-history',
    pattern: '/office/history',
    area: 'office',
    layout: 'default',
    meta: { titleKey: 'title.bet-history', dictionaries: BETS, flags: [NOT_FOR_BANNED] },
    guards: ['auth'],
  },
  {
    name: 'bet',
    pattern: '/office/history/:betId',
    area: 'office',
    layout: 'default',
    meta: { titleKey: 'title.bet', dictionaries: BETS, flags: [NOT_FOR_BANNED] },
    guards: ['auth'],
  },
  {
    name: 'settings',
    pattern: '/office/settings',
    area: 'office',
    layout: 'default',
    meta: { titleKey: 'title.settings', dictionaries: BETS },
    guards: ['auth'],
  },
  {
    name: 'responsible',
    pattern: '/office/responsible',
    area: 'office',
    layout: 'default',
    meta: { titleKey: 'title.responsible', dictionaries: BETS },
    guards: ['auth'],
  },
  {
    name: 'confirm-terms',
    pattern: '/confirm-terms',
    area: 'office',
    layout: 'default',
    meta: { titleKey: 'title.confirm-terms', dictionaries: BETS },
    guards: ['changedTerms'],
  },
  {
    name: 'coupon',
    pattern: '/coupon',
    area: null,
    layout: 'default',
    meta: { titleKey: 'title.coupon', dictionaries: BETS, flags: [NOT_FOR_BANNED] },
    guards: [],
  },
  {
    // For a guest too: the page itself asks to sign in, and a printed address stays what it is.
    name: 'print-coupon',
    pattern: '/print-coupon/:couponId(\\d+)',
    area: null,
    layout: 'print',
    meta: { titleKey: 'title.print-coupon', dictionaries: BETS },
    guards: [],
  },
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
    name: 'error',
    pattern: '/500',
    area: 'technical-pages',
    layout: 'default',
    meta: { titleKey: 'title.error', dictionaries: BETS },
    guards: [],
    status: 500,
  },
  {
    name: 'error',
    pattern: '/(.*)',
    area: 'technical-pages',
    layout: 'default',
    meta: { titleKey: 'title.error', dictionaries: BETS },
    guards: [],
    status: 404,
  },
];

/** What a page says of its row while it stands: what is around it, and its name. */
export function aroundOf({ layout, meta: { titleKey, hides } }: RouteRow): {
  layout: RouteRow['layout'];
  titleKey?: string;
  hides?: Hidden[];
} {
  return {
    layout,
    ...(titleKey !== undefined && { titleKey }),
    ...(hides && { hides: [...hides] }),
  };
}

/** Whether who is there, and what is known of them, decides about a page. */
export function isGuarded({ guards, meta: { flags = [] } }: RouteRow): boolean {
  return guards.length > 0 || flags.length > 0;
}

/** Whether who is shut out of the site may be on a route. */
export function isRefuge(route: string): boolean {
  return ROUTES.some((row) => row.name === route && row.isRefuge);
}

/** The operator's dictionaries that a route needs. */
export function dictionariesOf(route: string): readonly string[] {
  return ROUTES.find(({ name }) => name === route)?.meta.dictionaries ?? BETS;
}
