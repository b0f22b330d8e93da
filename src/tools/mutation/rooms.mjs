// The rooms of `npm run mutate`: the files of each, and the tests that state their rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { SUBJECTS } from '../suite/code-subjects.mjs';

const COUPON = [
  'exchange/shared-coupon',
  'reducer',
  'model',
  'published/*',
  'draft/{adding,coupon-types,draft,moves,unchanged}',
  'placement/{after-placement,results,snapshot,verdict}',
  'pricing/*',
  'storage/saved-shapes',
];

/** Properties of addresses that count their cases, or go through seed by seed. */
const HUNDRED_THOUSAND = /P82 (?:P83 100,000|keeps 100,000)|P83 .*in 2,000 graphs/;

/** Code that uses the browser itself and is tested in Chromium, or in a page. */
const BROWSER = '{browser-*,document-head,install-prompts,load-version,read-device}';

/**
 * @typedef {object} Room
 * @property {string[]} mutate
 * @property {string[]} tests
 * @property {string[]} [without] Tests that can not be cut short, or take too long for each mutant.
 * @property {RegExp} [tooLong] Titles of single tests, with those around them, that take too long for each mutant.
 * @property {number} [cases] As many cases a property plays at most; a whole service takes longer for one than a rule.
 * @property {number} least The score below which the run fails, of all rooms of its group together.
 */

/** The least score of a subject; 85 for the others. @type {Readonly<Record<string, number>>} */
const LEAST = { 'sign-in': 90, player: 90, support: 90, page: 90 };

/**
 * Rooms `subject/service`, each a whole service that is stated over the bus by the tests in its folder. The coupon has
 * a room of its own.
 * @returns {Record<string, Room>}
 */
function serviceRooms() {
  const names = SUBJECTS.flatMap((subject) =>
    readdirSync(join(root, 'src/services', subject)).map((name) => [subject, name]),
  ).filter(([, name]) => name !== 'coupon');
  return Object.fromEntries(
    names.map(([subject, name]) => [
      `${subject}/${name}`,
      {
        mutate: [
          `src/services/${subject}/${name}/*.ts`,
          `!src/services/${subject}/${name}/{*.test,${BROWSER}}.ts`,
        ],
        tests: [`src/services/${subject}/${name}/**/*.test.ts`, 'tests/services/stop/*.test.ts'],
        // A statement about every fault is tried with three; one test counts its cases.
        tooLong: /^the call \w+ > P96 (?!refused|HTML|another shape)|P12 in 2,000 visits/,
        cases: 20,
        least: LEAST[subject] ?? 85,
      },
    ]),
  );
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
      ...COUPON.map((name) => `src/services/betting/coupon/${name}.ts`),
      '!src/services/betting/coupon/**/*.test.ts',
      'src/services/betting/coupon-settings/saved-settings.ts',
      'src/services/betting/coupon-settings/transitions.ts',
    ],
    tests: [
      'src/services/betting/coupon/!(over-bus)/*.test.ts',
      'src/services/betting/{coupon,coupon-settings}/*.test.ts',
    ],
    least: 90,
  },
  ...serviceRooms(),
  'services/api': {
    mutate: [
      'src/api/{errors,refusal-of,calls/attempt,calls/client,calls/prepared-request,calls/read-answer,calls/recovering-send,calls/recovery,calls/sender,token/token,token/token-source}.ts',
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
      'src/services/casino/casino/favourite-games.test.ts',
      'src/services/player/favourites/favourites.test.ts',
    ],
    cases: 20,
    least: 85,
  },
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
      'src/services/sign-in/{auth,passkeys,password,phone,two-step}/*.test.ts',
    ],
    least: 90,
  },
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
