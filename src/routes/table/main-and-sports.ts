import { BETS, NOT_FOR_BANNED, PAGE, type RouteRow } from '../route-row';

const SECTION = ':section(live|line)';
// A list of words, so that it does not match a sport.
const MENU_SECTION = ':menuSection(upcoming|first-half|second-half|recommended)?';
// The number identifies the match; the names after it are for readers.
const GAME = ':game(\\d+(?:-[^/]*)?)';
const TOTO_SECTION =
  ':totoSection(fifteen|correct-score|football|ice-hockey|basketball|cyber-football|cyber-sport)?';

const SPORTS = { ...PAGE, area: 'sports' } as const;
const STATISTIC = {
  ...PAGE,
  area: 'results',
  meta: { dictionaries: BETS, feature: 'statistic' },
  guards: ['feature'],
} as const;
const RESULTS = { ...PAGE, area: 'results' } as const;
const LOTTO = { ...PAGE, area: 'lotto' } as const;
const TOTO = { ...PAGE, area: 'toto' } as const;
const INFORMATION = { ...PAGE, area: 'information' } as const;

/** Section 2, "Main and sports routes". */
export const MAIN_AND_SPORTS: readonly RouteRow[] = [
  { ...SPORTS, name: 'home', pattern: '/', meta: { titleKey: 'title.home', dictionaries: BETS } },
  {
    ...SPORTS,
    name: 'section',
    pattern: `/${SECTION}/${MENU_SECTION}/:sport?/:champ?`,
    meta: { titleKey: 'title.section', dictionaries: BETS },
    guards: ['liveSection'],
  },
  {
    ...SPORTS,
    name: 'game',
    pattern: `/${SECTION}/${MENU_SECTION}/:sport/:champ/${GAME}`,
    meta: { titleKey: 'title.game', dictionaries: BETS },
    guards: ['liveSection'],
  },
  {
    ...SPORTS,
    name: 'favourites',
    pattern: '/favourites',
    meta: { titleKey: 'title.favourites', dictionaries: BETS },
  },
  { ...SPORTS, name: 'betsonyour', pattern: '/betsonyour' },
  { ...SPORTS, name: 'topgame', pattern: '/topgame' },
  { ...PAGE, area: 'marbles', name: 'marble', pattern: '/marble' },
  { ...RESULTS, name: 'team-games-info', pattern: '/team/:team/games-info' },
  { ...RESULTS, name: 'team', pattern: '/team/:team' },
  { ...SPORTS, name: 'top-events-game', pattern: `/top-events/:pageSubType/${GAME}` },
  { ...SPORTS, name: 'top-events', pattern: '/top-events/:pageSubType?' },
  { ...SPORTS, name: 'multi', pattern: '/multi' },
  { ...RESULTS, name: 'champs', pattern: '/champs/:champId?' },
  { ...STATISTIC, name: 'statistic', pattern: '/statistic/:path(.*)?' },
  {
    // A separate window without header and footer.
    ...STATISTIC,
    name: 'statistic-popup',
    pattern: '/statistic-popup/:path(.*)?',
    layout: 'empty',
  },
  { ...RESULTS, name: 'results', pattern: '/results/:type(live|zone)?' },
  { ...PAGE, area: 'bonuses', name: 'promo', pattern: '/promo' },
  { ...LOTTO, name: 'lotto', pattern: '/lotto' },
  {
    ...LOTTO,
    name: 'lotto-section',
    pattern: '/lotto/:sectionName(catalog|results|view)/:lottoId?',
  },
  {
    ...TOTO,
    name: 'toto-page',
    pattern: `/toto/${TOTO_SECTION}/:page(draw|next|coupons|draws|nonimees)`,
  },
  { ...TOTO, name: 'toto', pattern: `/toto/${TOTO_SECTION}` },
  { ...INFORMATION, name: 'mobile-app', pattern: '/apps/mobile' },
  { ...INFORMATION, name: 'desktop-app', pattern: '/apps/desktop' },
  { ...INFORMATION, name: 'ipl-betting-app', pattern: '/ipl-betting-app' },
  { ...INFORMATION, name: 'ourpartners', pattern: '/ourpartners/:section?' },
  {
    ...PAGE,
    name: 'coupon',
    pattern: '/coupon',
    area: null,
    meta: { titleKey: 'title.coupon', dictionaries: BETS, flags: [NOT_FOR_BANNED] },
  },
  {
    // No guard for guests: the page opens the sign-in itself, and its address stays.
    ...PAGE,
    name: 'print-coupon',
    pattern: '/print-coupon/:couponId(\\d+)',
    area: null,
    layout: 'print',
    meta: { titleKey: 'title.print-coupon', dictionaries: BETS },
  },
  { ...INFORMATION, name: 'betting-awards', pattern: '/betting-awards' },
  { ...INFORMATION, name: 'betting-calculator', pattern: '/betting-calculator' },
  {
    ...INFORMATION,
    name: 'betting-alphabet',
    pattern: '/betting-alphabet/:block?/:category?/:slug?',
  },
  { ...INFORMATION, name: 'news', pattern: '/news/:slug?' },
  { ...INFORMATION, name: 'blog', pattern: '/blog/:path(.*)?' },
  {
    ...PAGE,
    area: 'debugger',
    name: 'debugger',
    pattern: '/debugger/:screen(parts)?',
    guards: ['notProduction'],
  },
];
