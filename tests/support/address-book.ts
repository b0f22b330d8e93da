import type { SiteConfig } from '@grandstand/bus-contracts';
import { siteConfig } from './samples';

/** A site with none of what an operator may switch on. */
export const ALL_OFF: SiteConfig = {
  ...siteConfig,
  availableRoutes: [],
  isRegistrationAvailable: false,
};

/** A site with all of it. */
export const ALL_ON: SiteConfig = {
  ...siteConfig,
  availableRoutes: [47, 48],
  isRegistrationAvailable: true,
  features: ['statistic', 'identification'],
  promoBonusToOffer: true,
  useRechargeModal: true,
  isPaymentForPlayers: true,
  isThirdParty: true,
};

export const GAMES = [
  { route: 'amber-orchard', oldRoute: 'AmberOrchard' },
  { route: 'lantern-bay', oldRoute: null },
];

/** `match`, `sign-in`, `404`, `500`, or a redirect: its status and where to, behind the language. */
export type Outcome = string;

export interface Example {
  /** The requirement. */
  readonly id: string;
  /** Of the route. */
  readonly name: string;
  readonly area: string | null;
  /** Addresses that are the route's, with what they say. */
  readonly yes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Addresses that look alike and are not. */
  readonly no: readonly string[];
  readonly layout: string;
  readonly guards: readonly string[];
  /** Of a guest and a player where all is off, and of both where all is on. */
  readonly outcomes: readonly [Outcome, Outcome, Outcome, Outcome];
}

type More = Partial<Pick<Example, 'layout' | 'guards' | 'outcomes'>>;
type Params = Readonly<Record<string, string>>;
type Yes = string | Readonly<Record<string, Params>>;

const FOR_ALL = ['match', 'match', 'match', 'match'] as const;
const FOR_PLAYERS = {
  guards: ['auth'],
  outcomes: ['sign-in', 'match', 'sign-in', 'match'],
} as const;
const always = (outcome: Outcome): More => ({ outcomes: [outcome, outcome, outcome, outcome] });

function of(
  id: string,
  area: string | null,
): (name: string, yes: Yes, no: readonly string[], more?: More) => Example {
  return (name, yes, no, more = {}) => ({
    id,
    area,
    name,
    yes: typeof yes === 'string' ? { [yes]: {} } : yes,
    no,
    layout: 'default',
    guards: [],
    outcomes: FOR_ALL,
    ...more,
  });
}

const bonus = (name: string, isOffer: boolean, rest: string, no: string): Example => {
  const here = isOffer ? '/bonuses-offers' : '/bonuses';
  const there = isOffer ? '/bonuses' : '/bonuses-offers';
  const led = `302 ${there}${rest}/17`;
  const params = rest === '' ? {} : { [`${here}${rest}/17`]: { id: '17' } };
  const plain = `302 ${there}${rest}`;
  const stays = ['match', 'match'] as const;
  return of('RTE-27 RTE-38', 'bonuses')(name, rest === '' ? here : params, [no], {
    guards: [isOffer ? 'bonusOffer' : 'bonus'],
    outcomes:
      rest === ''
        ? isOffer
          ? [plain, plain, ...stays]
          : [...stays, plain, plain]
        : isOffer
          ? [led, led, ...stays]
          : [...stays, led, led],
  });
};

const esports = of('RTE-20', 'cyber');
const E = '/esports/real';
const real = { cyber: 'esports', type: 'real' };
const dota = { ...real, discipline: 'dota-2' };
const casino = {
  a: of('RTE-21', 'casino'),
  b: of('RTE-22', 'casino'),
  c: of('RTE-23', 'casino'),
  d: of('RTE-24', 'casino'),
  e: of('RTE-25', 'casino'),
};
const office = (area: string) => of('RTE-31 RTE-41', area);
const requests = '/office/payment/create-request';
const technical = of('RTE-34', 'technical-pages');
const empty = { layout: 'empty' };

/** Every pattern of section 2 of the specification, in its order. */
export const ADDRESS_BOOK: readonly Example[] = [
  // Main and sports routes.
  of('RTE-02', 'sports')('home', { '/': {} }, ['/index', '/home']),
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
    { guards: ['liveSection'] },
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
    },
    ['/live/football/la-liga/betis', '/line/tennis/wta/5x', '/live/football/la-liga/5/6'],
  ),
  of('RTE-04', 'sports')('betsonyour', '/betsonyour', ['/betsonyour/x', '/betsonyours']),
  of('RTE-04', 'sports')('topgame', '/topgame', ['/topgames']),
  of('RTE-04', 'sports')('marble', '/marble', ['/marbles']),
  of('RTE-04', 'sports')('team', { '/team/arsenal': { team: 'arsenal' } }, ['/team', '/team/a/b']),
  of('RTE-04', 'sports')('team-games-info', { '/team/arsenal/games-info': { team: 'arsenal' } }, [
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
  of('RTE-05 RTE-37', 'statistic')(
    'statistic',
    { '/statistic': {}, '/statistic/football/team/7': { path: 'football/team/7' } },
    ['/statistics', '/statistic-x'],
    { guards: ['feature'], outcomes: ['404', '404', 'match', 'match'] },
  ),
  of('RTE-05 RTE-37', 'statistic')(
    'statistic-popup',
    { '/statistic-popup': {}, '/statistic-popup/game/7': { path: 'game/7' } },
    ['/statistic/popup', '/statistic-popups'],
    { layout: 'empty', guards: ['feature'], outcomes: ['404', '404', 'match', 'match'] },
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
      '/lotto/results/5': { sectionName: 'results', lottoId: '5' },
      '/lotto/view/6-of-49': { sectionName: 'view', lottoId: '6-of-49' },
    },
    ['/lotto/5', '/lotto/view/5/6'],
  ),
  of('RTE-07', 'toto')('toto', { '/toto': {}, '/toto/football': { totoSection: 'football' } }, [
    '/toto/cricket',
    '/totos',
  ]),
  of('RTE-07', 'toto')(
    'toto-page',
    Object.fromEntries(
      ['draw', 'next', 'coupons', 'draws', 'nonimees'].map((page): [string, Params] => [
        `/toto/fifteen/${page}`,
        { totoSection: 'fifteen', page },
      ]),
    ),
    ['/toto/draw', '/toto/fifteen/nominees', '/toto/cricket/draw'],
  ),
  of('RTE-08', 'apps')('mobile-app', '/apps/mobile', ['/apps', '/apps/mobile/x']),
  of('RTE-08', 'apps')('desktop-app', '/apps/desktop', ['/apps/Desktop']),
  of('RTE-08', 'apps')('ipl-betting-app', '/ipl-betting-app', ['/ipl-betting']),
  of('RTE-08', 'apps')(
    'ourpartners',
    { '/ourpartners': {}, '/ourpartners/clubs': { section: 'clubs' } },
    ['/partners', '/ourpartners/a/b'],
  ),
  of('RTE-09', null)('coupon', '/coupon', ['/coupons', '/coupon/1']),
  of('RTE-09', null)(
    'print-coupon',
    { '/print-coupon/8041': { couponId: '8041' } },
    ['/print-coupon', '/print-coupon/80a', '/print-coupon/-1'],
    { layout: 'print' },
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

  // Registration and login.
  of('RTE-13 RTE-17', 'sports')(
    'socialregistration',
    { '/registration/socialregistration': { type: 'socialregistration' } },
    ['/registration/social', '/socialregistration'],
    {
      guards: ['registration', 'guestsOnly'],
      outcomes: ['404', '404', 'match', '302 /office/account'],
    },
  ),
  of('RTE-13 RTE-14', 'sports')('registration', '/registration', ['/register'], {
    guards: ['registration', 'guestsOnly'],
    outcomes: ['404', '404', 'match', '302 /office/account'],
  }),
  of('RTE-14 RTE-41', 'sports')('login', '/user/login', ['/login', '/user/Login'], {
    guards: ['guestsOnly'],
    outcomes: ['match', '302 /office/account', 'match', '302 /office/account'],
  }),
  of('RTE-14', null)(
    'registration-php',
    '/user/registration.php',
    ['/user/registration', '/user/registrationxphp', '/registration.php'],
    always('301 /registration'),
  ),
  of('RTE-15', null)('action-php', '/user/action.php', ['/user/action', '/action.php'], {
    guards: ['userAction'],
    ...always('302 /user/activate'),
  }),
  of('RTE-16', 'auth')('accountverify', '/user/accountverify', [
    '/user/verify',
    '/user/accountverify/1',
  ]),
  of('RTE-16', 'auth')(
    'activatefast',
    {
      '/user/activatefast': { type: 'activatefast' },
      '/user/activate': { type: 'activate' },
    },
    ['/user/activateslow', '/user/other', '/user'],
  ),
  of('RTE-16', 'auth')('passwordreset', '/user/passwordreset', ['/user/password']),
  of('RTE-16', 'auth')('stopnewsletter', '/user/stopnewsletter', ['/user/newsletter']),
  of('RTE-17', null)(
    'forgotpassword',
    '/user/forgotpassword',
    ['/forgotpassword', '/user/forgot'],
    always('302 /?showForgotPasswordModal=1'),
  ),
  of('RTE-17', null)('user-coupon', '/user/coupon', ['/user/coupons'], always('302 /')),
  of('RTE-17 RTE-41', 'auth')('authApp', '/auth-app', ['/auth', '/authapp'], {
    guards: ['guestsOnly'],
    outcomes: ['match', '302 /office/account', 'match', '302 /office/account'],
  }),
  of('RTE-19', 'office')('confirm-terms', '/confirm-terms', ['/terms', '/confirm-terms/1'], {
    guards: ['changedTerms'],
    outcomes: ['302 /', 'match', '302 /', 'match'],
  }),

  // Cyber and esports.
  of('RTE-20', null)(
    'cyber-entrance',
    { '/esports': { cyber: 'esports' } },
    ['/cybers', '/esport'],
    always('301 /esports/real'),
  ),
  esports('cyber', { [E]: real, '/cyber/stream': { cyber: 'cyber', type: 'stream' } }, [
    '/cyber/other',
    '/esports/Real',
  ]),
  esports('cyber-disciplines', { [`${E}/disciplines`]: real }, ['/esports/disciplines']),
  esports('cyber-all', { [`${E}/all`]: real }, ['/esports/all']),
  esports('cyber-discipline', { [`${E}/dota-2`]: dota }, ['/esports/dota-2', `${E}/all`]),
  esports('cyber-champs', { [`${E}/dota-2/champs`]: dota }, [`${E}/champs`]),
  esports('cyber-champ', { [`${E}/dota-2/major`]: { ...dota, champ: 'major' } }, [
    `${E}/dota-2/champs`,
  ]),
  esports(
    'cyber-game',
    { [`${E}/dota-2/major/17-a-b`]: { ...dota, champ: 'major', game: '17-a-b' } },
    [`${E}/dota-2/major/a`, `${E}/dota-2/major/17/1`],
  ),

  // Casino and third-party pages.
  casino.a('bingo', '/bingo', ['/bingo/1']),
  casino.a('bonus-casino', '/bonus/casino', ['/bonus']),
  casino.a('bonus-casino-promotion', { '/bonus/casino/promotions/7': { id: '7' } }, [
    '/bonus/casino/promotions',
  ]),
  casino.a('bonus-casino-tournaments', '/bonus/casino/tournaments', ['/bonus/tournaments']),
  casino.a('bonus-casino-tournament', { '/bonus/casino/tournaments/7': { id: '7' } }, [
    '/bonus/casino/tournaments',
  ]),
  casino.a(
    'bonus-casino-item',
    { '/bonus/casino/7': { id: '7' }, '/bonus/casino/promotions': { id: 'promotions' } },
    ['/bonus/casino/tournaments', '/bonus/casino/7/8'],
  ),
  casino.a('casino-brand', '/casino/brand', ['/casino/brands']),
  casino.a('brands', '/brands', ['/brands/1']),
  casino.a('brand', '/brand', ['/brand/1']),
  casino.a('fishinghunting', '/fishinghunting', ['/fishing']),
  casino.b('poker', { '/poker': {}, '/poker/omaha': { game: 'omaha' } }, ['/poker/a/b']),
  of('RTE-22', null)(
    'tvgames-poker',
    '/tvgames/view/poker',
    ['/tvgames/view', '/tvgames/poker'],
    always('301 /poker'),
  ),
  casino.b('scratchcards', '/scratchcards', ['/scratchcards/1']),
  casino.b('keno', '/keno', ['/keno/1']),
  casino.b('tvgames', '/tvgames', ['/tv-games']),
  casino.b('virtualsports', '/virtualsports', ['/virtual-sports']),
  casino.b('fast-games', '/fast-games', ['/fastgames']),
  casino.b('fast-bet', '/fast-bet', ['/fastbet']),
  casino.e(
    'thankyou',
    {
      '/slots/thankyou': { section: 'slots' },
      '/casino/thankyou': { section: 'casino' },
      '/keno/thankyou': { section: 'keno' },
    },
    ['/poker/thankyou', '/thankyou'],
  ),
  casino.e('slot-first-deposit', '/casino/slot-first-deposit', ['/casino/slot_first_deposit']),
  casino.c('slots-vulkan', '/slots/vulkan', ['/casino/vulkan']),
  casino.c('slots', { '/slots': {}, '/slots/new': { subcategory: 'new' } }, [
    '/slots/a/b',
    '/slots/thankyou',
    '/slots/vulkan',
  ]),
  casino.c(
    'slots-game',
    {
      '/slots/game/7/honey-trail': { gameId: '7', gameName: 'honey-trail' },
      '/slots/new/game/7/honey-trail': {
        subcategory: 'new',
        gameId: '7',
        gameName: 'honey-trail',
      },
    },
    ['/slots/game/7', '/slots/new/7/honey-trail'],
  ),
  casino.c('casino', { '/casino': {}, '/casino/roulette': { subcategory: 'roulette' } }, [
    '/casino/brand',
    '/casino/slot-first-deposit',
    '/casino/a/b',
  ]),
  casino.c(
    'casino-game',
    {
      '/casino/game/7/honey-trail': { gameId: '7', gameName: 'honey-trail' },
      '/casino/roulette/game/7/terrace': {
        subcategory: 'roulette',
        gameId: '7',
        gameName: 'terrace',
      },
    },
    ['/casino/game/7', '/casino/a/b/game/7/x'],
  ),
  casino.c('vulkan', '/vulkan', ['/vulkan/1']),
  casino.c('asian-games', '/asian-games', ['/asiangames']),
  casino.c('card-games', '/card-games', ['/cardgames']),
  casino.c('crash-games', '/crash-games', ['/crash']),
  casino.c('skill-games', '/skill-games', ['/skill']),
  casino.d('my-casino', '/my-casino', ['/mycasino', '/my-casino/other']),
  casino.d('my-casino-favorites', '/my-casino/favorites', ['/my-casino/favourites']),
  casino.d('casino-lobby', '/casino-lobby', ['/lobby']),
  casino.d('providers', '/providers', ['/provider']),
  casino.d('provider', { '/providers/northlight': { provider: 'northlight' } }, ['/providers/a/b']),
  casino.d('casino-search', '/casino-search', ['/casino_search']),
  casino.d('othergames', '/othergames', ['/other-games']),
  casino.d('live-casino', '/live-casino', ['/livecasino']),
  casino.d(
    'live-casino-game',
    { '/live-casino/game/7/terrace': { gameId: '7', gameName: 'terrace' } },
    ['/live-casino/game/7', '/live-casino/7'],
  ),

  // Games.
  of('RTE-26', 'games')('games_project_index', '/games', ['/game']),
  of('RTE-26', 'games')('games_project_view', { '/games/crystal': { gameRoute: 'crystal' } }, [
    '/games/a/b',
  ]),
  of('RTE-26 RTE-39', null)(
    'games_legacy_project_view',
    { '/games/view/AmberOrchard': { gameRoute: 'AmberOrchard' } },
    ['/games/view', '/games/view/a/b'],
    { guards: ['legacyGame'], ...always('301 /games/amber-orchard') },
  ),
  of('RTE-26', 'games')(
    'bonusGames',
    Object.fromEntries(
      ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'].map(
        (game): [string, Params] => [`/bonus-games/${game}`, { game }],
      ),
    ),
    ['/bonus-games', '/bonus-games/other'],
  ),
  of('RTE-26', null)(
    'legacyBonusGames',
    { '/bonusgames/chest': { game: 'chest' } },
    ['/bonusgames', '/bonusgames/other'],
    always('301 /bonus-games/chest'),
  ),
  of('RTE-26', 'games')('games-landing', { '/games-landing/wheel': { landingRoute: 'wheel' } }, [
    '/games-landing',
  ]),
  of('RTE-26', null)(
    'allgamesentrance',
    { '/allgamesentrance/crystal': { gameRoute: 'crystal' } },
    ['/allgames', '/allgamesentrance/a/b'],
    always('301 /games/crystal'),
  ),

  // Bonuses.
  bonus('bonuses', false, '', '/bonuses/other'),
  bonus('bonuses-offers', true, '', '/bonuses-offers/other'),
  bonus('bonus', false, '/rules', '/bonuses/rules/1/2'),
  bonus('bonus-offer', true, '/rules', '/bonuses-offers/rules/1/2'),
  bonus('bonuses-games', false, '/games', '/bonuses/games/1/2'),
  bonus('bonuses-offers-games', true, '/games', '/bonuses-offers/games/1/2'),
  bonus('bonus-partner', false, '/partners', '/bonuses/partners/1/2'),
  bonus('bonus-offer-partner', true, '/partners', '/bonuses-offers/partners/1/2'),
  of('RTE-27', 'bonuses')('promotionsFullRoute', { '/promotions/7': { promotionId: '7' } }, [
    '/promotions',
  ]),
  of('RTE-27', 'bonuses')('bonus-landing', { '/bonus-landing/wheel': { landingId: 'wheel' } }, [
    '/bonus-landing',
  ]),
  of('RTE-27', null)(
    'drops-rules',
    '/bonus/rules/drops',
    ['/bonus/drops'],
    always('301 /bonuses/rules/drops'),
  ),
  of('RTE-27', null)(
    'birthday-rules',
    '/bonus/rules/birthday',
    ['/bonus/rules/other'],
    always('301 /bonuses/rules/birthday'),
  ),
  of('RTE-40', null)(
    'slot-first-deposit-bonus',
    '/bonus/slot_first_deposit',
    ['/bonus/slot-first-deposit'],
    {
      guards: ['thirdParty'],
      outcomes: ['404', '404', '301 /casino/slot-first-deposit', '301 /casino/slot-first-deposit'],
    },
  ),
  of('RTE-28', 'bonuses')(
    'cricket-world-cup',
    {
      '/cricket-world-cup': {},
      ...Object.fromEntries(
        ['about', 'odds', 'winners', 'live', 'tips', 'faq'].map((tab): [string, Params] => [
          `/cricket-world-cup/${tab}`,
          { tab },
        ]),
      ),
    },
    ['/cricket-world-cup/other', '/cricket'],
  ),

  // Information.
  ...[
    'contacts',
    'about',
    'howbet',
    'cookies',
    'ussdinstruction',
    'licenses',
    'taxation',
    'consent',
    'simpleidentification',
    'amlkyc',
    'smsbets',
    'amlpolicy',
    'disputeresolution',
    'kycpolicy',
    'responsiblegaming',
    'cash_terminals',
  ].map((name) => of('RTE-29', 'information')(name, `/${name}`, [`/${name}s`, `/${name}/1`])),
  of('RTE-29 RTE-37', 'information')(
    'rules',
    {
      '/rules/general': { ruleGroup: 'general' },
      '/rules/general/bets': { ruleGroup: 'general', chapter: 'bets' },
    },
    ['/rules', '/rules/a/b/c'],
    { guards: ['availableRoute'], outcomes: ['404', '404', 'match', 'match'] },
  ),
  of('RTE-30', 'payments')('payment', '/payment', ['/payments', '/payment/1'], {
    guards: ['availableRoute', 'paymentSignIn'],
    outcomes: ['404', '404', 'sign-in', 'match'],
  }),

  // Personal office.
  office('profile')('account', '/office/account', ['/account', '/office'], FOR_PLAYERS),
  office('office')('bet-history', '/office/history', ['/history'], FOR_PLAYERS),
  office('office')(
    'bet',
    { '/office/history/8d1f': { betId: '8d1f' } },
    ['/office/history/8/1'],
    FOR_PLAYERS,
  ),
  office('payments')('historypay', '/office/historypay', ['/office/history-pay'], FOR_PLAYERS),
  office('payments')('recharge', '/office/recharge', ['/recharge'], {
    ...FOR_PLAYERS,
    guards: ['auth', 'rechargeModal'],
  }),
  office('profile')('security', '/office/security', ['/office/security/1'], FOR_PLAYERS),
  office('office')('responsible', '/office/responsible', ['/responsible'], FOR_PLAYERS),
  office('office')('settings', '/office/settings', ['/settings'], FOR_PLAYERS),
  office('bonuses')('bonuses-deposit', '/office/bonuses/deposit', ['/office/bonuses'], FOR_PLAYERS),
  office('bonuses')(
    'bonuses-wager',
    '/office/bonuses/wager',
    ['/office/bonuses/other'],
    FOR_PLAYERS,
  ),
  office('bonuses')(
    'vipcashback',
    '/office/casino/vipcashback',
    ['/office/vipcashback'],
    FOR_PLAYERS,
  ),
  office('bonuses')(
    'premiumcashback',
    '/office/casino/premiumcashback',
    ['/office/casino'],
    FOR_PLAYERS,
  ),
  office('payments')('deduce', '/office/deduce', ['/deduce'], FOR_PLAYERS),
  office('bonuses')('promotion', '/office/promotion', ['/office/promotions'], FOR_PLAYERS),
  office('bonuses')('bringfriend', '/office/bringfriend', ['/bringfriend'], FOR_PLAYERS),
  office('support')('support', '/office/support', ['/support'], FOR_PLAYERS),
  office('bonuses')('rewards', '/office/rewards', ['/rewards'], FOR_PLAYERS),
  office('profile')('verification', '/office/verification', ['/verification'], FOR_PLAYERS),
  of('RTE-31 RTE-37', 'profile')('identification', '/office/identification', ['/identification'], {
    guards: ['feature', 'auth'],
    outcomes: ['404', '404', 'sign-in', 'match'],
  }),
  office('support')('share-idea', '/office/share-idea', ['/office/shareidea'], FOR_PLAYERS),
  office('payments')(
    'payment-requests',
    '/office/payment/requests',
    ['/office/payment'],
    FOR_PLAYERS,
  ),
  office('payments')('create-request', requests, ['/office/payment/create'], FOR_PLAYERS),
  office('payments')(
    'request-topic',
    { [`${requests}/3`]: { topicId: '3' } },
    [requests],
    FOR_PLAYERS,
  ),
  office('payments')(
    'request-transactions',
    { [`${requests}/3/transactions`]: { topicId: '3' } },
    [`${requests}/transactions`],
    FOR_PLAYERS,
  ),
  office('payments')(
    'request-transaction',
    { [`${requests}/3/transactions/9`]: { topicId: '3', transactionId: '9' } },
    [`${requests}/3/other/9`, `${requests}/3/transactions/9/1`],
    FOR_PLAYERS,
  ),
  office('payments')(
    'request-subtopic',
    { [`${requests}/3/4`]: { topicId: '3', subTopicId: '4' } },
    [`${requests}/3/transactions`],
    FOR_PLAYERS,
  ),

  // Payment results.
  ...(
    [
      ['onpay', '/onpay'],
      ['onpay-withdraw', '/onpay/withdraw'],
    ] as const
  ).map(([name, path]) =>
    of('RTE-33', 'payments')(
      name,
      Object.fromEntries(
        ['success', 'fail', 'pending', 'cancel'].map((result): [string, Params] => [
          `${path}/${result}`,
          { result },
        ]),
      ),
      [path, `${path}/other`],
      { layout: 'payment-result' },
    ),
  ),

  // Technical and blocking pages.
  technical('coming-soon', '/coming-soon', ['/soon'], empty),
  technical('block', '/block', ['/blocked'], empty),
  technical('block-ua', '/block-ua', ['/block-uk'], empty),
  technical('block-ie', '/block-ie', ['/block/ie'], empty),
  technical('site-updates', '/site-updates', ['/updates'], empty),
  technical('suspension', '/suspension', ['/suspended'], empty),
  technical('oldBrowser', '/oldbrowser', ['/oldBrowser'], empty),
  technical('maintenance', '/maintenance', ['/maintenance/1'], { layout: 'maintenance' }),
  technical('ban', '/ban', ['/bans'], { ...FOR_PLAYERS, layout: 'blocked' }),
  of('RTE-41', 'technical-pages')(
    'block-appeal-history',
    '/block-appeal-history',
    ['/block-appeal'],
    { ...FOR_PLAYERS, layout: 'blocked' },
  ),
];
