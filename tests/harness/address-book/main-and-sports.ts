import { each, of, type Example } from './example';

const TOTO_PAGES = ['draw', 'next', 'coupons', 'draws', 'nonimees'];

/** Section 2, "Main and sports routes". */
export const MAIN_AND_SPORTS: readonly Example[] = [
  of('RTE-02', 'sports')('home', { '/': {} }, ['/index', '/home'], {
    marks: { titleKey: 'title.home' },
  }),
  of('RTE-03', 'sports')(
    'section',
    {
      '/live': { section: 'live' },
      '/line': { section: 'line' },
      '/line/upcoming': { section: 'line', menuSection: 'upcoming' },
      '/live/first-half/football': {
        section: 'live',
        menuSection: 'first-half',
        sport: 'football',
      },
      '/line/football/premier-league': {
        section: 'line',
        sport: 'football',
        champ: 'premier-league',
      },
      '/line/recommended/tennis/wta': {
        section: 'line',
        menuSection: 'recommended',
        sport: 'tennis',
        champ: 'wta',
      },
    },
    ['/Live', '/lives', '/line/a/b/c/d', '/results'],
    { guards: ['liveSection'], marks: { titleKey: 'title.section' } },
  ),
  of('RTE-03', 'sports')(
    'game',
    {
      '/live/football/la-liga/42-betis-sevilla': {
        section: 'live',
        sport: 'football',
        champ: 'la-liga',
        game: '42-betis-sevilla',
      },
      '/line/tennis/wta/5': { section: 'line', sport: 'tennis', champ: 'wta', game: '5' },
      '/line/recommended/football/la-liga/42-x': {
        section: 'line',
        menuSection: 'recommended',
        sport: 'football',
        champ: 'la-liga',
        game: '42-x',
      },
      '/live/first-half/tennis/wta/5': {
        section: 'live',
        menuSection: 'first-half',
        sport: 'tennis',
        champ: 'wta',
        game: '5',
      },
    },
    [
      '/live/football/la-liga/betis',
      '/line/tennis/wta/5x',
      '/live/football/la-liga/5/6',
      '/line/recommended/la-liga/42-x',
      '/line/other/football/la-liga/42-x',
    ],
    { guards: ['liveSection'], marks: { titleKey: 'title.game' } },
  ),
  of('RTE-03', 'sports')('favourites', '/favourites', ['/favourite', '/favourites/1'], {
    marks: { titleKey: 'title.favourites' },
  }),
  of('RTE-04', 'sports')('betsonyour', '/betsonyour', ['/betsonyour/x', '/betsonyours']),
  of('RTE-04', 'sports')('topgame', '/topgame', ['/topgames']),
  of('RTE-04', 'marbles')('marble', '/marble', ['/marbles']),
  of('RTE-04', 'results')('team', { '/team/arsenal': { team: 'arsenal' } }, ['/team', '/team/a/b']),
  of('RTE-04', 'results')('team-games-info', { '/team/arsenal/games-info': { team: 'arsenal' } }, [
    '/team/games-info',
    '/team/arsenal/games',
  ]),
  of('RTE-04', 'sports')(
    'top-events',
    { '/top-events': {}, '/top-events/today': { pageSubType: 'today' } },
    ['/top-event', '/top-events/a/b'],
  ),
  of('RTE-04', 'sports')(
    'top-events-game',
    { '/top-events/today/17-a-b': { pageSubType: 'today', game: '17-a-b' } },
    ['/top-events/today/a', '/top-events/17'],
  ),
  of('RTE-04', 'sports')('multi', '/multi', ['/multi/1', '/multilive']),
  of('RTE-04', 'results')('champs', { '/champs': {}, '/champs/88': { champId: '88' } }, [
    '/champ',
    '/champs/88/1',
  ]),
  of('RTE-05 RTE-37', 'results')(
    'statistic',
    { '/statistic': {}, '/statistic/football/team/7': { path: 'football/team/7' } },
    ['/statistics', '/statistic-x'],
    {
      guards: ['feature'],
      marks: { feature: 'statistic' },
      outcomes: ['404', '404', 'match', 'match'],
    },
  ),
  of('RTE-05 RTE-37', 'results')(
    'statistic-popup',
    { '/statistic-popup': {}, '/statistic-popup/game/7': { path: 'game/7' } },
    ['/statistic/popup', '/statistic-popups'],
    {
      layout: 'empty',
      guards: ['feature'],
      marks: { feature: 'statistic' },
      outcomes: ['404', '404', 'match', 'match'],
    },
  ),
  of('RTE-05', 'results')(
    'results',
    { '/results': {}, '/results/live': { type: 'live' }, '/results/zone': { type: 'zone' } },
    ['/results/line', '/results/live/1'],
  ),
  of('RTE-05', 'bonuses')('promo', '/promo', ['/promos', '/promo/1']),
  of('RTE-06', 'lotto')('lotto', '/lotto', ['/lottos', '/lotto/other']),
  of('RTE-06', 'lotto')(
    'lotto-section',
    {
      '/lotto/catalog': { sectionName: 'catalog' },
      '/lotto/results/5-36': { sectionName: 'results', lottoId: '5-36' },
      '/lotto/view/6-45': { sectionName: 'view', lottoId: '6-45' },
    },
    ['/lotto/5', '/lotto/view/5/6'],
  ),
  of('RTE-07', 'toto')('toto', { '/toto': {}, '/toto/football': { totoSection: 'football' } }, [
    '/toto/cricket',
    '/totos',
  ]),
  of('RTE-07', 'toto')(
    'toto-page',
    {
      ...each('page', TOTO_PAGES, (page) => `/toto/fifteen/${page}`, { totoSection: 'fifteen' }),
      ...each('page', TOTO_PAGES, (page) => `/toto/${page}`),
    },
    ['/toto/nominees', '/toto/fifteen/nominees', '/toto/cricket/draw', '/toto/draw/draw'],
  ),
  of('RTE-08', 'information')('mobile-app', '/apps/mobile', ['/apps', '/apps/mobile/x']),
  of('RTE-08', 'information')('desktop-app', '/apps/desktop', ['/apps/Desktop']),
  of('RTE-08', 'information')('ipl-betting-app', '/ipl-betting-app', ['/ipl-betting']),
  of('RTE-08', 'information')(
    'ourpartners',
    { '/ourpartners': {}, '/ourpartners/terms': { section: 'terms' } },
    ['/partners', '/ourpartners/a/b'],
  ),
  of('RTE-09', null)('coupon', '/coupon', ['/coupons', '/coupon/1'], {
    marks: { titleKey: 'title.coupon', flags: [25] },
  }),
  of('RTE-09', null)(
    'print-coupon',
    { '/print-coupon/8041': { couponId: '8041' } },
    ['/print-coupon', '/print-coupon/80a', '/print-coupon/-1'],
    { layout: 'print', marks: { titleKey: 'title.print-coupon' } },
  ),
  of('RTE-10', 'information')('betting-awards', '/betting-awards', ['/awards']),
  of('RTE-10', 'information')('betting-calculator', '/betting-calculator', ['/calculator']),
  of('RTE-10', 'information')(
    'betting-alphabet',
    {
      '/betting-alphabet': {},
      '/betting-alphabet/terms/football/corner': {
        block: 'terms',
        category: 'football',
        slug: 'corner',
      },
    },
    ['/betting-alphabet/a/b/c/d'],
  ),
  of('RTE-11', 'information')('news', { '/news': {}, '/news/derby': { slug: 'derby' } }, [
    '/news/a/b',
  ]),
  of('RTE-11', 'information')(
    'blog',
    { '/blog': {}, '/blog/2026/11/derby': { path: '2026/11/derby' } },
    ['/blogs'],
  ),
  of('RTE-12', 'debugger')('debugger', '/debugger', ['/debug'], { guards: ['notProduction'] }),
];
