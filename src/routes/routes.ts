/** A page of the site, by its path behind the language prefix. */
export interface RouteRow {
  readonly name: string;
  /** As path-to-regexp 6 reads it. Rows are tried from the top: what is narrow stands before what is wide. */
  readonly pattern: string;
  /** The area whose remote view fills the page; null where the shell itself does. */
  readonly area: string | null;
  /** `print` is a sheet of paper: nothing stands around the page. */
  readonly layout: 'default' | 'print';
  readonly meta: {
    /** In the shell's dictionary; stands in the document's title until the area gives its own. */
    readonly titleKey: string;
    /** The operator's dictionaries that the page needs, by id. */
    readonly dictionaries: readonly string[];
  };
  /** Names in `guards.ts`, asked in this order. */
  readonly guards: readonly string[];
  /** For pages that say that something is wrong. */
  readonly status?: 404 | 500;
}

const SECTION = ':section(live|line)';
// Fixed words, so that a sport is never taken for one.
const MENU_SECTION = ':menuSection(upcoming|first-half|second-half|recommended)?';
// The number leads; the names behind it are for people.
const GAME = ':game(\\d+(?:-[^/]*)?)';

/** What bets are called: the coupon stands beside every page. */
const BETS = ['markets', 'outcomes'];

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
    meta: { titleKey: 'title.bet-history', dictionaries: BETS },
    guards: ['auth'],
  },
  {
    name: 'bet',
    pattern: '/office/history/:betId',
    area: 'office',
    layout: 'default',
    meta: { titleKey: 'title.bet', dictionaries: BETS },
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
    meta: { titleKey: 'title.coupon', dictionaries: BETS },
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

/** The operator's dictionaries that a route needs. */
export function dictionariesOf(route: string): readonly string[] {
  return ROUTES.find(({ name }) => name === route)?.meta.dictionaries ?? BETS;
}
