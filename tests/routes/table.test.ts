import { runs } from '@grandstand/bus-contracts/testing';
import type { SiteConfig } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import fc from 'fast-check';
import { parse } from 'path-to-regexp';
import { describe, expect, test } from 'vitest';
import { GUARDS } from '../../src/routes/guards';
import { withLanguage } from '../../src/routes';
import { readAddress, resolve } from '../../src/routes/rules';
import type { GameRoute, Resolved, RouteRow } from '../../src/routes';
import { ROUTES } from '../../src/routes/routes';
import { ADDRESS_BOOK, ALL_OFF, ALL_ON, GAMES } from '../harness/address-book';
import type { Example, Outcome } from '../harness/address-book';
import { EVERY_AREA } from '../harness/host/first-page';
import { stands } from '../harness/standing';

const LANGUAGE = { language: 'en', allowed: LANGUAGES } as const;

type Options = Partial<Parameters<typeof resolve>[1]>;

async function at(path: string, options: Options = {}): Promise<Resolved> {
  return resolve(withLanguage('en', path), {
    ...LANGUAGE,
    areas: EVERY_AREA,
    games: async () => GAMES,
    ...options,
  });
}

function reported(found: Resolved): Outcome {
  if (found.kind === 'redirect') return `${found.status} ${found.to.replace(/^\/en/, '') || '/'}`;
  return found.kind === 'error' ? String(found.status) : found.kind;
}

const outcome = async (path: string, options: Options = {}): Promise<Outcome> =>
  reported(await at(path, options));

/** As the book writes a redirect home with a query. */
const plain = (text: Outcome): Outcome => text.replace(' ?', ' /?');

function rowAt(path: string) {
  const found = readAddress(`/en${path}`, LANGUAGE);
  if (found.kind === 'redirect') throw new Error(`${path} is redirected elsewhere.`);
  return found;
}

/** Members that the book checks by its own columns, or by its outcomes. */
const NO_MARKS: ReadonlySet<string> = new Set([
  'name',
  'pattern',
  'area',
  'layout',
  'guards',
  'redirect',
  'status',
  'meta',
]);

/** The dictionaries of bets, for the coupon beside the page. */
const BETS = ['markets', 'outcomes'];

/** All else that a row carries. */
function marksOf(row: RouteRow): object {
  const all = Object.entries({ ...row, ...row.meta });
  return Object.fromEntries(all.filter(([member]) => !NO_MARKS.has(member)));
}

/** An address of a row, made from its pattern. */
function addressOf(pattern: string): string {
  const words = parse(pattern).map((token) => {
    if (typeof token === 'string') return token;
    const isWord = new RegExp(`^(?:${token.pattern})$`);
    const word = ['x', '1', ...token.pattern.split('|')].find((each) => isWord.test(each));
    if (word === undefined) throw new Error(`Please put an example of ${pattern} into the book.`);
    return token.prefix + word + token.suffix;
  });
  return words.join('');
}

const guest = (config: SiteConfig): Options => ({ session: 'guest', config });
const player = (config: SiteConfig): Options => ({ session: 'player', config });

function hold(rows: readonly Example[]): void {
  test.each(rows)(
    '$name has its addresses, and no others',
    ({ name, area, yes, no, layout, guards }) => {
      for (const [path, params] of Object.entries(yes)) {
        const found = rowAt(path);
        expect(found).toMatchObject({ row: { name, area, layout, guards }, params });
        expect(Object.keys(found.params)).toEqual(Object.keys(params));
      }
      for (const path of no) expect([path, rowAt(path).row.name]).not.toEqual([path, name]);
    },
  );

  test.each(rows)(
    '$name for guest and player, with all off and all on',
    async ({ yes, outcomes }) => {
      // The last: of a redirect the book names one.
      const path = Object.keys(yes).at(-1) ?? '';
      const options = [guest(ALL_OFF), player(ALL_OFF), guest(ALL_ON), player(ALL_ON)];
      const found = await Promise.all(options.map(async (one) => plain(await outcome(path, one))));
      expect(found).toEqual(outcomes);
    },
  );
}

const others = new Set(ADDRESS_BOOK);

/** Holds the rows that a requirement is about, as far as their pages are built. */
function rowsOf(requirement: string): void {
  const rows = ADDRESS_BOOK.filter((row) => row.id.split(' ').includes(requirement) && stands(row));
  for (const row of rows) others.delete(row);
  hold(rows);
}

describe('RTE-02 home', () => {
  rowsOf('RTE-02');
});
describe('RTE-03 live and line', () => {
  rowsOf('RTE-03');
});
describe('RTE-09 the coupon, and its print', () => {
  rowsOf('RTE-09');
});
describe('RTE-14 signing in and registering', () => {
  rowsOf('RTE-14');
});
describe('RTE-15 the old address of links in e-mails', () => {
  rowsOf('RTE-15');
});
describe('RTE-16 the pages of a user that mailed links lead to', () => {
  rowsOf('RTE-16');
});
describe('RTE-17 old addresses of a user', () => {
  rowsOf('RTE-17');
});
describe('RTE-19 changed terms', () => {
  rowsOf('RTE-19');
});
describe('RTE-31 the office', () => {
  rowsOf('RTE-31');
});
describe('RTE-34 technical pages', () => {
  rowsOf('RTE-34');
});
describe('RTE-40 the old address of the first deposit', () => {
  rowsOf('RTE-40');
});
describe('RTE-41 pages of players', () => {
  rowsOf('RTE-41');
});
// These have no requirement's id: without their pages the requirement is not met.
describe('addresses whose pages are not built yet', () => {
  hold([...others]);
});

describe('the table', () => {
  const pages = ROUTES.filter(({ status }) => status === undefined);
  const inBook = new Set(ADDRESS_BOOK.map(({ name }) => name));

  test('no row is shadowed by one above it, and every name is used once', () => {
    const errors = ROUTES.filter(({ status }) => status !== undefined);
    expect(errors.map(({ pattern }) => pattern)).toEqual(['/500', '/(.*)']);
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    for (const { name, yes } of ADDRESS_BOOK) {
      const row = ROUTES.find((one) => one.name === name);
      expect(Object.keys(yes).some((path) => rowAt(path).row === row)).toBe(true);
    }
    for (const row of pages.filter(({ name }) => !inBook.has(name))) {
      const path = addressOf(row.pattern);
      expect([row.name, path, rowAt(path).row]).toEqual([row.name, path, row]);
    }
  });

  test('every row with a guard or a mark has an example in the book', () => {
    const special = pages.filter(
      (row) =>
        row.guards.length > 0 ||
        row.redirect !== undefined ||
        row.layout !== 'default' ||
        Object.keys(marksOf(row)).some((mark) => mark !== 'dictionaries'),
    );
    expect(special.map(({ name }) => name).filter((name) => !inBook.has(name))).toEqual([]);
  });

  test.each([
    ['/academy', '/academy'],
    ['/academy/:lesson/:part?', '/academy/x/x'],
    ['/:word(a|b)/:id(\\d+)', '/a/1'],
  ])('a pattern %s has the address %s', (pattern, path) => {
    expect(addressOf(pattern)).toBe(path);
  });

  test('every row names existing guards, and the last row matches every other address', () => {
    const unknown = ROUTES.flatMap((row) => row.guards).filter((name) => !(name in GUARDS));
    expect(unknown).toEqual([]);
    expect(ROUTES.at(-1)).toMatchObject({ name: 'error', status: 404 });
  });

  test.each(ADDRESS_BOOK)(
    'BAN-01 CFG-03 RTE-14 RTE-37 LAY-08 $name is marked as in the book, and with nothing else',
    ({ name, marks }) => {
      const row = ROUTES.find((one) => one.name === name);
      expect(row && marksOf(row)).toEqual({ dictionaries: BETS, ...marks });
    },
  );

  test('RTE-35 the pages of errors have their name, and no marks', () => {
    for (const row of ROUTES.filter(({ status }) => status !== undefined)) {
      const marks = { dictionaries: BETS, titleKey: 'title.error' };
      expect([row.pattern, marksOf(row)]).toEqual([row.pattern, marks]);
    }
  });

  test('BAN-01 BAN-02 a banned player sees every page without a mark, and nobody else sees the marked ones', async () => {
    for (const { name, yes, marks, outcomes } of ADDRESS_BOOK) {
      const path = Object.keys(yes).at(-1) ?? '';
      const under = async (level: number, version: number): Promise<Outcome> =>
        plain(await outcome(path, { ...player(ALL_ON), ban: { level, version } }));
      const isMarked = marks.flags !== undefined;
      const free = marks.flags?.includes(24) ? '302 /' : outcomes[3];
      const banned = isMarked ? 'banned' : outcomes[3];
      const isWithdrawal = name === 'deduce';
      expect([name, await under(0, 1), await under(7, 2)]).toEqual([name, free, banned]);
      expect([name, await under(45, 1), await under(53, 2)]).toEqual(
        isWithdrawal ? [name, 'match', 'match'] : [name, banned, banned],
      );
      expect([name, await under(53, 1), await under(45, 2)]).toEqual([name, banned, banned]);
    }
  });

  test('RTE-37 the rows that name a feature or an available route are those that have its guard', () => {
    for (const { name, meta, guards } of ROUTES) {
      expect([name, guards.includes('feature')]).toEqual([name, meta.feature !== undefined]);
      const isNumbered = meta.availableRoute !== undefined;
      expect([name, guards.includes('availableRoute')]).toEqual([name, isNumbered]);
    }
  });

  test('RTE-35 an unregistered area has no pages, for guests and players', async () => {
    const areas = ['sports', 'office', 'technical-pages'];
    for (const { area, yes, outcomes } of ADDRESS_BOOK) {
      const path = Object.keys(yes)[0] ?? '';
      if (area === null || areas.includes(area)) continue;
      for (const session of ['guest', 'player'] as const) {
        const found = plain(await outcome(path, { session, areas, config: ALL_ON }));
        // Redirects work all the same; a page without an area requires no sign-in.
        const leads = outcomes[session === 'guest' ? 2 : 3].startsWith('302 /bonuses');
        expect([path, found.slice(0, 3)]).toEqual([
          path,
          leads || (path === '/auth-app' && session === 'player') ? '302' : '404',
        ]);
      }
    }
  });
});

describe('the config', () => {
  test('RTE-37 sends paths of the operator’s list to the error page, for guests and players', async () => {
    const config = { ...ALL_ON, unavailablePaths: ['/coupon', '/line/tennis*', '/casino/'] };
    for (const path of [
      '/coupon',
      '/coupon/',
      '/coupon?x=1',
      '/line/tennis',
      '/line/tennis/wta',
      '/line/tenn%69s/wta',
      '/casino',
      '/casino/',
      '/cyber/../coupon',
    ]) {
      const written = path === '/cyber/../coupon' ? '/coupon' : path.replace(/\/$/, '');
      expect([path, await outcome(path, guest(config))]).toEqual([
        path,
        path === written || path.includes('?') ? '404' : `301 ${written}`,
      ]);
    }
    expect(await outcome('/line/football', player(config))).toBe('match');
    expect(await outcome('/print-coupon/1', player(config))).toBe('match');
    expect(await outcome('/coupon', {})).toBe('match');
  });

  test.each([
    ['coupon', '/coupon'],
    ['/en/coupon', '/coupon'],
    ['kz/coupon/', '/coupon'],
    ['//coupon', '/coupon'],
    ['/line/tenn%69s', '/line/tennis'],
    ['/line/tennis', '/line/tenn%69s'],
    ['/line/tenn%69s*', '/line/tennis/wta'],
    ['/en/line/*', '/line/football'],
    ['/line/ténnis', '/line/t%C3%A9nnis'],
    ['/line/100%', '/line/100%25'],
    ['/en', '/'],
    ['/', '/'],
    ['*', '/live'],
  ])('RTE-37 has an entry %s of that list that names %s', async (entry, path) => {
    const config = { ...ALL_ON, unavailablePaths: [entry] };
    expect(await outcome(path, guest(config))).toBe('404');
    expect(await outcome(path, guest(ALL_ON))).toBe('match');
  });

  test.each(['', ' ', '?x=1', '#top', '/coupons', '/coupo', 'de', '/line*/x'])(
    'RTE-37 has an entry %j of that list that names none of the others',
    async (entry) => {
      const config = { ...ALL_ON, unavailablePaths: [entry] };
      for (const path of ['/', '/coupon', '/line', '/line/tennis']) {
        expect([path, await outcome(path, guest(config))]).toEqual([path, 'match']);
      }
    },
  );

  test('RTE-03 has no menu section of coming matches in live', async () => {
    // No match to come is in a half.
    expect(await outcome('/line/first-half')).toBe('301 /live/first-half');
    expect(await outcome('/line/second-half/football/la-liga?a=1')).toBe(
      '301 /live/second-half/football/la-liga?a=1',
    );
    expect(await outcome('/live/upcoming')).toBe('404');
    expect(await outcome('/live/upcoming/football')).toBe('404');
    expect(await outcome('/live/upcoming/football/la-liga/42-x')).toBe('404');
    expect(await outcome('/line/upcoming/football')).toBe('match');
    expect(await outcome('/line/upcoming/football/la-liga/42-x')).toBe('match');
    for (const section of ['first-half', 'second-half', 'recommended']) {
      expect(await outcome(`/live/${section}`)).toBe('match');
      expect(await outcome(`/live/${section}/football/la-liga/42-x`)).toBe('match');
    }
  });

  test('allows no debugger in production', async () => {
    expect(await outcome('/debugger', { isProduction: true })).toBe('404');
    expect(await outcome('/debugger', { isProduction: false })).toBe('match');
  });

  test('RTE-13 does not open registration over itself', async () => {
    const options = guest(ALL_ON);
    expect(await outcome('/registration', { ...options, dialog: 'registration' })).toBe('cancel');
    expect(await outcome('/registration', { ...options, dialog: 'sign-in' })).toBe('match');
  });

  test('opens payment to guests if the operator allows it', async () => {
    const config = { ...ALL_ON, isPaymentForPlayers: false };
    expect(await outcome('/payment', guest(config))).toBe('match');
  });

  test('cancels recharge for visitors from outside the office', async () => {
    const from = (path: string) => rowAt(path).row;
    const on = player({ ...ALL_OFF, useRechargeModal: true });
    expect(await outcome('/office/recharge', { ...on, from: from('/live') })).toBe('cancel');
    expect(await outcome('/office/recharge', { ...on, from: from('/payment') })).toBe('cancel');
    expect(await outcome('/office/recharge', { ...on, from: from('/office/history') })).toBe(
      'match',
    );
    expect(await outcome('/office/recharge', { ...on, from: null })).toBe('match');
    expect(await outcome('/office/recharge', { ...player(ALL_OFF), from: from('/live') })).toBe(
      'match',
    );
  });

  test('RTE-41 AUT-09 decides where guests are redirected, with the way back URL-encoded', async () => {
    const path = '/office/history?status=open&x=a%2Fb#top';
    const to = (guestsGoTo: 'login' | 'auth-app' | 'home', more: Options = {}) =>
      outcome(path, { ...guest({ ...ALL_ON, guestsGoTo }), ...more });
    expect(await to('login')).toBe('sign-in');
    expect(await to('home')).toBe('302 /');
    const target = await to('auth-app');
    expect(target).toMatch(/^302 \/auth-app\?redirect_url=%2Foffice%2Fhistory%3F/);
    expect(new URL(target.slice(4), 'http://x').searchParams.get('redirect_url')).toBe(path);
  });

  test('RTE-41 redirects players from pages for guests to their account, or home without one', async () => {
    for (const path of ['/user/login?x=1', '/registration']) {
      expect(await outcome(path, player(ALL_ON))).toBe('302 /office/account');
      expect(await outcome(path, { ...player(ALL_ON), areas: ['sports', 'office'] })).toBe('302 /');
    }
  });

  test('let players open the app too, where they let another browser sign in', async () => {
    expect(await outcome('/auth-app', player(ALL_ON))).toBe('match');
    expect(await outcome('/auth-app', guest(ALL_ON))).toBe('match');
  });
});

describe('old addresses', () => {
  test.each([
    ['RTE-14', '/user/registration.php?ref=7', '301 /registration?ref=7'],
    [
      'RTE-15',
      '/user/action.php?action=forgot&code=a%2Fb',
      '302 /user/passwordreset?action=forgot&code=a%2Fb',
    ],
    [
      'RTE-15',
      '/user/action.php?action=activate&code=1',
      '302 /user/activate?action=activate&code=1',
    ],
    ['RTE-15', '/user/action.php', '302 /user/activate'],
    ['RTE-17', '/user/forgotpassword?ref=7&x=a+b', '302 /?ref=7&x=a+b&showForgotPasswordModal=1'],
    ['RTE-17', '/user/forgotpassword?showForgotPasswordModal=0', '302 /?showForgotPasswordModal=1'],
    ['RTE-17', '/user/coupon?x=1', '302 /?x=1'],
    // A token is sent to no server again.
    ['RTE-17', '/auth-app?token=a%2Fb%23&x=1', '302 /auth-app?x=1#token=a%2Fb%23'],
    ['RTE-17', '/auth-app?token=abc', '302 /auth-app#token=abc'],
    ['cyber', '/cyber', '301 /cyber/real'],
    ['cyber', '/esports?x=1#y', '301 /esports/real?x=1#y'],
    ['poker', '/tvgames/view/poker', '301 /poker'],
    ['games', '/allgamesentrance', '301 /games'],
    ['games', '/allgamesentrance/a%2Fb%3Fc', '301 /games/a%2Fb%3Fc'],
    ['RTE-39', '/games/view/AmberOrchard?x=1#h', '301 /games/amber-orchard?x=1#h'],
    ['RTE-39', '/games/view/lantern-bay#h', '301 /games/lantern-bay#h'],
    ['RTE-39', '/games/view/unknown?x=1#h', '302 /games?x=1#h'],
    ['RTE-39', '/games/view/unknown', '302 /games'],
    ['RTE-14', '/user/registration.php?x=1#h', '301 /registration?x=1#h'],
    ['RTE-15', '/user/action.php?x=1#h', '302 /user/activate?x=1#h'],
    ['RTE-16', '/user/accountverify?token=a-b_1', '302 /user/accountverify#token=a-b_1'],
    ['RTE-16', '/user/activate?x=1&token=a&y=2#h', '302 /user/activate?x=1&y=2#token=a'],
    ['RTE-16', '/user/passwordreset?token=a%2F%23b', '302 /user/passwordreset#token=a%2F%23b'],
    ['RTE-16', '/user/stopnewsletter?token=', '302 /user/stopnewsletter#token='],
    ['RTE-17', '/user/forgotpassword#h', '302 /?showForgotPasswordModal=1#h'],
    ['games', '/allgamesentrance/crystal?x=1#h', '301 /games/crystal?x=1#h'],
    ['games', '/bonusgames/chest#h', '301 /bonus-games/chest#h'],
    ['RTE-38', '/bonuses/rules/7?x=1#h', '302 /bonuses-offers/rules/7?x=1#h'],
    ['RTE-40', '/bonus/slot_first_deposit?x=1#h', '301 /casino/slot-first-deposit?x=1#h'],
  ])('%s %s redirect to %s', async (_id, path, expected) => {
    expect(plain(await outcome(path, guest(ALL_ON)))).toBe(expected);
  });

  test('RTE-39 redirect to all games if the list can’t be loaded', async () => {
    const games = async () => Promise.reject(new Error('down'));
    expect(await outcome('/games/view/AmberOrchard', { games })).toBe('302 /games');
  });

  test('RTE-39 with hostile routes in the list stay on the site', async () => {
    for (const route of ['//evil.com', '../..//evil.com', 'a(b', ':x', '?x', '\\\\evil.com']) {
      const found = await at('/games/view/old', {
        games: async () => [{ route, oldRoute: 'old' }],
      });
      expect(found).toMatchObject({ kind: 'redirect', status: 301 });
      if (found.kind === 'redirect') expect(found.to).toMatch(/^\/en\/games\/[^/?\\]+$/);
    }
  });

  test.each(['', '.', '..', '\ud800'])(
    'RTE-39 of a game whose route %j is no address redirect as an unknown game, temporarily',
    async (route) => {
      const bad = { route, oldRoute: 'old' };
      const outcomeOf = async (games: readonly GameRoute[]): Promise<Outcome> =>
        outcome('/games/view/old?x=1', { games: async () => games });
      expect(await outcomeOf([bad])).toBe('302 /games?x=1');
      // A game with an address counts, at any place of the list.
      expect(await outcomeOf([bad, { route: 'amber', oldRoute: 'old' }])).toBe(
        '301 /games/amber?x=1',
      );
      expect(await outcomeOf([bad, { route: 'old', oldRoute: null }])).toBe('301 /games/old?x=1');
    },
  );

  test.each([
    '/allgamesentrance/%E0%A4',
    '/allgamesentrance/%',
    '/games/%E0%A4',
    '/games/view/%ff',
    '/live/football/%',
    '/blog/a/%zz/b',
    '/%E0%A4',
    '/nothing/%',
  ])('RTE-35 like %s, which are malformed, give 404', async (path) => {
    for (const options of [guest(ALL_OFF), player(ALL_ON), {}]) {
      expect(await outcome(`${path}?x=%#%`, options)).toBe('404');
    }
  });

  test('RTE-38 of bonuses and offers redirect to one another, and never in a circle', async () => {
    for (const promoBonusToOffer of [true, false]) {
      const config = { ...ALL_OFF, promoBonusToOffer };
      const end = promoBonusToOffer ? '/bonuses-offers' : '/bonuses';
      for (const rest of ['', '/rules', '/rules/7', '/games/7', '/partners/7?x=1']) {
        for (const start of ['/bonuses', '/bonuses-offers']) {
          const found = await outcome(start + rest, guest(config));
          expect(found).toBe(start === end ? 'match' : `302 ${end}${rest}`);
        }
      }
    }
  });
});

describe('any address', () => {
  const SITE = 'https://grandstand.example';
  const segments = ROUTES.flatMap(({ pattern }) => pattern.split(/[/|():?]+/)).filter(Boolean);
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...new Set(segments)) },
    { weight: 4, arbitrary: fc.constantFrom('/', '/', '//', '\\', '..', '.', '%2f', '%5c', '%2e') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('?', '&', '#', '=', '//evil.com', '@', ':', '\t', '('),
    },
    { weight: 2, arbitrary: fc.constantFrom('/en/', '/ru/', '/de/', 'view', 'old', '1', '%E0%A4') },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  );
  const address = fc
    .array(fc.oneof({ weight: 3, arbitrary: piece.map((text) => `/${text}`) }, piece), {
      maxLength: 8,
    })
    .map((parts) => parts.join(''));
  const options = fc.record({
    session: fc.constantFrom('unknown', 'guest', 'player'),
    terms: fc.constantFrom('unknown', 'changed', 'unchanged'),
    maintenance: fc.constantFrom('unknown', 'active', 'inactive'),
    config: fc.constantFrom(undefined, ALL_OFF, ALL_ON, {
      ...ALL_ON,
      guestsGoTo: 'auth-app' as const,
      promoBonusToOffer: false,
    }),
    areas: fc.constantFrom(EVERY_AREA, ['sports', 'office', 'technical-pages']),
    ban: fc.constantFrom(
      'unknown' as const,
      { level: 0, version: 1 },
      { level: 3, version: 2 },
      { level: 45, version: 1 },
    ),
    from: fc.constantFrom(null, ...ROUTES),
    dialog: fc.constantFrom(null, 'sign-in', 'registration', 'terms'),
  });
  const route = fc.oneof(
    fc.constantFrom(
      '',
      '.',
      '..',
      '//evil.com',
      '\\\\evil.com',
      '../..//evil.com',
      'view',
      'view/old',
    ),
    fc.constantFrom(
      '%2e%2e',
      '%2f%2fevil.com',
      '?x',
      '#x',
      ':x',
      'a(b',
      '\ud800',
      '\t',
      'old',
      '1',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const hostileGames = fc.oneof(
    fc.constant(GAMES),
    fc.array(fc.record({ route, oldRoute: fc.option(route) }), { maxLength: 3 }),
    fc.constant(null),
  );
  const list = async (games: readonly GameRoute[] | null): Promise<readonly GameRoute[]> =>
    games ?? Promise.reject(new Error('down'));

  test('P82 P83 100,000 made-up addresses throw nothing, end within five redirects, and stay on the site', async () => {
    let redirects = 0;
    await fc.assert(
      fc.asyncProperty(address, options, hostileGames, async (start, context, named) => {
        const games = async () => list(named);
        let url = start;
        for (let hop = 0; ; hop++) {
          const found = await resolve(url, { ...LANGUAGE, ...context, games });
          if (found.kind !== 'redirect') break;
          redirects += 1;
          // Each `expect` of so many takes longer than the address.
          const isWell =
            hop < 5 &&
            new URL(found.to, SITE).origin === SITE &&
            /^\/[a-z]{2}(?=[/?#]|$)(?![/\\]{2})(?!.*[\r\n\t])/.test(found.to);
          if (!isWell) expect.fail(`${JSON.stringify(url)} leads to ${JSON.stringify(found.to)}`);
          url = found.to;
        }
      }),
      { numRuns: runs(100_000), seed: 82 },
    );
    expect(redirects).toBeGreaterThan(runs(100_000) / 2);
  });
});
