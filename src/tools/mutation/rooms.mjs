// The rooms of `npm run mutate`: the files of each, and the tests that state their rules.
import { wholeTestsOf } from '../suite/subjects.mjs';

const COUPON = [
  'exchange/shared-coupon',
  'coupon',
  'coupon-state',
  'draft/{adding,coupon-types,draft,moves,promo,unchanged}',
  'placement/{after-placement,results,snapshot,verdict}',
  'pricing/*',
  'state',
  'storage/saved-shapes',
];

/** The services that know the player and what is theirs. */
const SESSION = [
  'account',
  'auto-logoff',
  'balance-view',
  'captcha',
  'cash-out',
  'config',
  'dictionary',
  'favourites',
  'fingerprint',
  'mailing',
  'secure-data',
  'session',
  'session-call',
  'settings',
  'terms',
  'user-config',
];

/** The services around the player. */
const PROTECTION = [
  'account-conversion',
  'ad-block',
  'age',
  'analytics',
  'app-update',
  'attribution',
  'ban',
  'blocking',
  'chunk-reload',
  'consent',
  'coupon-notice',
  'install-offer',
  'limits',
  'maintenance',
  'notices',
  'pwa',
  'reality-check',
  'registration-reminder',
  'session-limit',
  'team-cash',
];

/** The services of games, draws, bonuses and payments. */
const PLAY = [
  'bonus-games',
  'bonuses',
  'cashback',
  'casino',
  'jackpots',
  'lotto',
  'net-position',
  'payments',
  'purchase',
  'referral',
  'stage',
  'toto',
  'tournaments',
  'transfer',
];

/** The services of sign-in, and of what players change about themselves. */
const ACCOUNT = [
  'auth',
  'auth-app',
  'ideas',
  'one-tap',
  'passkeys',
  'password',
  'password-recovery',
  'phone',
  'phone-book',
  'profile',
  'qr-sign-in',
  'registration',
  'requests',
  'security',
  'security-question',
  'two-step',
  'uploads',
  'verification',
];

/** The services of bets, chat and the live line, and of the page itself. */
const SITE = [
  'area-calls',
  'bets',
  'chat',
  'dialogs',
  'fair',
  'feed',
  'install',
  'intent',
  'line',
  'navigation',
  'presses',
  'scroll',
  'seo',
  'skin',
];

/** Properties of addresses that count their cases, or go through seed by seed. */
const HUNDRED_THOUSAND = /P82 (?:P83 100,000|keeps 100,000)|P83 .*in 2,000 graphs/;

/** Code that uses the browser itself and is tested in Chromium, or in a page. */
const BROWSER = '{browser-*,document-head,install-prompts,load-version,read-device}';
/** Rules that have a room of their own, `session`. */
const RULES = '{*-rules,group-cache,idle-span}';

/**
 * @typedef {object} Room
 * @property {string[]} mutate
 * @property {string[]} tests
 * @property {string[]} [without] Tests that can not be cut short, or take too long for each mutant.
 * @property {RegExp} [tooLong] Titles of single tests, with those around them, that take too long for each mutant.
 * @property {number} [cases] As many cases a property plays at most; a whole service takes longer for one than a rule.
 * @property {number} least The score below which the run fails, of all rooms of its group together.
 */

/**
 * Rooms `group/service`, each a whole service that is stated over the bus.
 * @param {string} group
 * @param {readonly string[]} services
 * @param {string} room The room of the tests that end every service.
 * @param {string} except Files that are measured elsewhere.
 * @param {number} [least] The score below which the group fails.
 * @returns {Record<string, Room>}
 */
function serviceRooms(group, services, room, except, least = 85) {
  const roomOf = (name) => ({
    mutate: [
      `src/services/${name}/*.ts`,
      ...['*.test', BROWSER, except].map((files) => `!src/services/${name}/${files}.ts`),
    ],
    tests: [`src/services/${name}/*.test.ts`, ...wholeTestsOf(name), `tests/${room}/stop.test.ts`],
    // A statement about every fault is tried with three; one test counts its cases.
    tooLong: /^the call \w+ > P96 (?!refused|HTML|another shape)|P12 in 2,000 visits/,
    cases: 20,
    least,
  });
  return Object.fromEntries(services.map((name) => [`${group}/${name}`, roomOf(name)]));
}

/** @type {Readonly<Record<string, Room>>} */
export const rooms = {
  domain: {
    mutate: [
      'bus-contracts/domain/*/*.ts',
      '!bus-contracts/domain/*/*.test.ts',
      '!bus-contracts/domain/testing/*',
    ],
    tests: ['bus-contracts/domain/*/*.test.ts'],
    without: [
      'bus-contracts/domain/coupon/oracle.test.ts',
      'bus-contracts/domain/odds/odds-oracle.test.ts',
    ],
    least: 90,
  },
  coupon: {
    mutate: [
      ...COUPON.map((name) => `src/services/coupon/${name}.ts`),
      '!src/services/coupon/**/*.test.ts',
      'src/services/coupon-settings/saved-settings.ts',
      'src/services/coupon-settings/transitions.ts',
    ],
    tests: ['src/services/coupon*/**/*.test.ts'],
    least: 90,
  },
  session: {
    mutate: [
      ...SESSION.map((name) => `src/services/${name}/${RULES}.ts`),
      'src/services/server-clock/estimate.ts',
      'src/api/{errors,refusal-of,calls/read-answer,calls/prepared-request,token/token}.ts',
    ],
    tests: [
      ...[...SESSION, 'server-clock'].map((name) => `src/services/${name}/*.test.ts`),
      'src/api/*/*.test.ts',
    ],
    least: 85,
  },
  ...serviceRooms('services', SESSION, 'session', RULES),
  'services/api': {
    mutate: [
      'src/api/{calls/attempt,calls/client,calls/recovering-send,calls/recovery,calls/sender,token/token-source}.ts',
    ],
    tests: ['tests/api/*.test.ts', 'src/api/*/*.test.ts'],
    // A statement about every call is tried with two.
    tooLong:
      /P10 makes one|P14 counts as missing|P30 knows|P32 ends within 4 sends|P33 that|^'(?!betsCall|userCheck)\w+' > P30/,
    cases: 20,
    least: 85,
  },
  // What the favourites of matches and of games share.
  'services/kept-list': {
    mutate: ['src/services/shared/kept-list/*.ts', '!src/services/shared/kept-list/*.test.ts'],
    tests: [
      'src/services/shared/kept-list/*.test.ts',
      'tests/casino/favourites.test.ts',
      'tests/favourites/favourites.test.ts',
    ],
    cases: 20,
    least: 85,
  },
  ...serviceRooms('protection', PROTECTION, 'protection', '{}'),
  ...serviceRooms('play', PLAY, 'protection', '{}'),
  ...serviceRooms('account', ACCOUNT, 'account', '{}', 90),
  // What the dialogs of these services share.
  'account/dialogs': {
    mutate: [
      'src/services/shared/dialogs/*.ts',
      'src/api/{proof,step-refusals}.ts',
      '!src/services/shared/dialogs/*.test.ts',
    ],
    tests: [
      'src/services/shared/dialogs/*.test.ts',
      'src/api/{proof,step-refusals}.test.ts',
      'tests/account/{passkeys,password,phone,two-step}.test.ts',
      'tests/sign-in/auth.test.ts',
    ],
    least: 90,
  },
  ...serviceRooms('site', SITE, 'session', '{}', 90),
  'routes/rules': {
    mutate: ['src/routes/**/*.ts', '!src/routes/{table,testing}/*.ts', '!src/routes/**/*.test.ts'],
    tests: ['src/routes/**/*.test.ts', 'tests/routes/table.test.ts'],
    tooLong: HUNDRED_THOUSAND,
    least: 85,
  },
  // A fault in a row shows at load: none of these keeps its thread.
  'routes/table': {
    mutate: ['src/routes/table/*.ts'],
    tests: ['tests/routes/table.test.ts'],
    tooLong: HUNDRED_THOUSAND,
    least: 85,
  },
};
