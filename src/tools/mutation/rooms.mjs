// What `npm run mutate` mutates: the files that are rules, room by room, and the tests that prove them.

const COUPON = [
  'adding',
  'bounds',
  'checked',
  'coupon-types',
  'dependence',
  'draft',
  'figures',
  'moves',
  'problems',
  'promo',
  'results',
  'saved-shapes',
  'shared-coupon',
  'snapshot',
  'stake',
  'unchanged',
  'verdict',
  'view',
];

/** The services that keep a player signed in. */
const SESSION =
  'account,auto-logoff,captcha,config,dictionary,fingerprint,session,settings,terms,user-config';

/** Their programs beyond the rules, stated by the tests of whole services. */
const PROGRAMS = [
  'account/account-changes',
  'account/index',
  'auto-logoff/at-start',
  'auto-logoff/index',
  'auto-logoff/notice',
  'captcha/index',
  'config/index',
  'dictionary/index',
  'fingerprint/index',
  'secure-data/index',
  'session-call/index',
  'session-profiles/index',
  'session/find-user',
  'session/index',
  'settings/index',
  'terms/index',
  'user-config/index',
];

/**
 * @typedef {object} Room
 * @property {string[]} mutate
 * @property {string[]} tests
 * @property {string[]} [without] Tests that can not be cut short, or take too long for each mutant.
 * @property {RegExp} [tooLong] Titles of single tests, with what they stand in, that take too long for each mutant.
 * @property {number} least The score below which the run fails.
 */

/** @type {Readonly<Record<string, Room>>} */
export const rooms = {
  domain: {
    mutate: ['bus-contracts/domain/*.ts', '!bus-contracts/domain/*.test.ts'],
    tests: ['bus-contracts/domain/*.test.ts'],
    without: ['bus-contracts/domain/oracle.test.ts', 'bus-contracts/domain/odds-oracle.test.ts'],
    least: 90,
  },
  coupon: {
    mutate: [
      ...COUPON.map((name) => `src/services/coupon/${name}.ts`),
      'src/services/coupon-settings/saved-settings.ts',
      'src/services/coupon-settings/transitions.ts',
    ],
    tests: ['src/services/coupon*/*.test.ts'],
    least: 90,
  },
  session: {
    mutate: [
      `src/services/{${SESSION}}/*-rules.ts`,
      'src/services/auto-logoff/idle-span.ts',
      'src/services/config/group-cache.ts',
      'src/services/server-clock/estimate.ts',
      'src/api/{errors,read-answer,recipe,refusal-of,token}.ts',
    ],
    tests: [`src/services/{${SESSION},server-clock}/*.test.ts`, 'src/api/*.test.ts'],
    least: 85,
  },
  services: {
    mutate: [
      ...PROGRAMS.map((name) => `src/services/${name}.ts`),
      'src/api/{attempt,client,mend,mending,sender,token-source}.ts',
    ],
    tests: [
      `tests/{${SESSION}}.test.ts`,
      'tests/services-stop.test.ts',
      'tests/session-{changes,later,tabs}.test.ts',
      'tests/api/*.test.ts',
      'src/api/*.test.ts',
    ],
    // What is stated of every call is asked of two.
    tooLong:
      /P10 makes one|P14 counts as missing|P32 ends within 4 sends|P33 that|^'(?!betsCall|userCheck)\w+' > P30/,
    least: 85,
  },
};
