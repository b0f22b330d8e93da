import type { Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../bus';
import { leaveUncounted } from '../checks/uncounted';
import type { SandboxControl } from '../sandbox';
import { expect } from '../test';
import { addAuthenticator } from './authenticator';
import { couponBets, place, pressHomeWins, stake } from './coupon';
import { fillProfile, payInByCard } from './payments';
import { balance, newPlayer, type Credentials } from './player';
import { propose } from './purchase';

interface World {
  readonly page: Page;
  readonly sandbox: SandboxControl;
}

/** Opens a list of matches, with their home wins in the coupon. */
async function withSelections({ page, sandbox }: World, count: number): Promise<Credentials> {
  const player = await newPlayer(page);
  const { games, path } = await sandbox.makeGames(Array<number>(count).fill(2));
  await page.goto(path);
  await areasAreReady(page);
  await pressHomeWins(page, games);
  return player;
}

const CHECK_MINUTES = 5;

type Start = (world: World) => Promise<Credentials | undefined>;

/** Pages that a journey of a guest begins with. */
const AS_GUEST: Readonly<Record<string, string>> = {
  'a guest': '/en/line',
  'home as a guest': '/en/',
  'the casino as a guest': '/en/casino',
  'the games as a guest': '/en/games',
  'the results as a guest': '/en/results',
  'the rules as a guest': '/en/rules/betting',
  'the e-sports as a guest': '/en/cyber/real',
  'the jackpots as a guest': '/en/casino/jackpots',
  'the news as a guest': '/en/news',
  'the cricket championship as a guest': '/en/cricket-world-cup',
  'the calculator as a guest': '/en/betting-calculator?kind=system&odds=1.9+2+2.5&stake=600&size=2',
};

/** Pages that a journey of a player begins with. */
const AS_PLAYER: Readonly<Record<string, string>> = {
  'a player': '/en/line',
  'the casino as a player': '/en/casino',
  'toto as a player': '/en/toto/fifteen',
  'the tournaments as a player': '/en/bonus/casino/tournaments',
  'the lotteries as a player': '/en/lotto',
  'the marbles as a player': '/en/marble',
  'the rules of a bonus as a player': '/en/bonuses/rules/first-casino',
};

const startsAt = (paths: Readonly<Record<string, string>>, start: (path: string) => Start) =>
  Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, start(path)]));

/** Where the journeys of docs/qa.md begin, by the words of its table; each gives the player whose journey it is. */
export const STARTS: Readonly<Record<string, Start>> = {
  ...startsAt(
    AS_GUEST,
    (path) =>
      async ({ page }) =>
        openedAt(page, path),
  ),
  ...startsAt(AS_PLAYER, (path) => async ({ page }) => {
    const player = await newPlayer(page);
    await openedAt(page, path);
    await balance(page);
    return player;
  }),
  'the verification of a player with personal data': async ({ page }) => {
    const player = await newPlayer(page);
    await fillProfile(page);
    await openedAt(page, '/en/office/verification');
    return player;
  },
  'a guest who has an account': async ({ page }) => {
    const player = await newPlayer(page);
    await page.context().clearCookies({ name: 'sid' });
    await page.goto('/en/line');
    await areasAreReady(page);
    return player;
  },
  'a guest with a link that signs in': async ({ page, sandbox }) => {
    const player = await newPlayer(page);
    await page.context().clearCookies({ name: 'sid' });
    await page.goto(`/en/auth-app#token=${await sandbox.signInToken(player.login)}`);
    await shellIsUp(page);
    return player;
  },
  'a guest with a link for a new password': async ({ page, sandbox }) => {
    const player = await newPlayer(page);
    const mail = `${player.login}@example.com`;
    await sandbox.setContacts(player.login, { mail });
    await page.context().clearCookies({ name: 'sid' });
    await page.request.post('/web-api/auth/recover', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { by: 'email', email: mail },
    });
    await page.goto(/\S+#token=\S+/.exec(await sandbox.messageTo(mail))?.[0] ?? '');
    return player;
  },
  // No other test has people of this network.
  'a guest whom no network knows': async ({ page, sandbox }) => {
    await sandbox.forgetNetwork('meadow');
    await page.goto('/en/line');
    await areasAreReady(page);
    return undefined;
  },
  'a visitor without a choice of cookies': async ({ page }) => {
    await leaveUncounted(page);
    await page.context().clearCookies();
    await page.goto('/en/line');
    await areasAreReady(page);
    return undefined;
  },
  'a player whose reality check is due': async ({ page, sandbox }) => {
    const { clock } = page.context();
    await clock.install();
    const player = await newPlayer(page);
    await sandbox.setLimit(player.login, 32, CHECK_MINUTES);
    await openedAt(page, '/en/line');
    await page.waitForFunction(
      () =>
        (globalThis.grandstand?.bus.peek('limits.state') as { status: string })?.status === 'ready',
    );
    await clock.fastForward(CHECK_MINUTES * 60_000);
    return player;
  },
  'a player who has paid in, with their personal data filled in': async ({ page }) => {
    const player = await newPlayer(page);
    await fillProfile(page);
    await payInByCard(page);
    await page.goto('/en/line');
    await areasAreReady(page);
    await balance(page);
    return player;
  },
  'a player who has scanned a QR code': async ({ page }) => {
    const player = await newPlayer(page);
    const answer = await page.request.post('/web-api/auth/qr/start', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: {},
    });
    const { code } = (await answer.json()) as { code: string };
    await page.goto(`/en/auth-app#token=qr.${code}`);
    await shellIsUp(page);
    return player;
  },
  'the security page of a player with an authenticator': async ({ page }) => {
    await addAuthenticator(page);
    const player = await newPlayer(page);
    await page.goto('/en/office/security');
    await areasAreReady(page);
    return player;
  },
  'the security page of a player': async ({ page }) => {
    const player = await newPlayer(page);
    await page.goto('/en/office/security');
    await areasAreReady(page);
    return player;
  },
  'a list of one match': async ({ page, sandbox }) => {
    const player = await newPlayer(page);
    await page.goto((await sandbox.makeGames([2])).path);
    await areasAreReady(page);
    await balance(page);
    return player;
  },
  'a list of one match, with the code of a free bet': async ({ page, sandbox }) => {
    const player = await newPlayer(page);
    await sandbox.makeFreeBet(player.login, `FREE${Date.now()}`);
    await openedAt(page, (await sandbox.makeGames([2])).path);
    await balance(page);
    return player;
  },
  'the page of a match': async ({ page, sandbox }) => {
    const { games } = await sandbox.makeGames([2.2]);
    await openedAt(page, `/en${games[0]?.path}`);
    return undefined;
  },
  'several live matches': async ({ page, sandbox }) => {
    const { games } = await sandbox.makeGames([2, 2.2]);
    for (const { id } of games) await sandbox.start(id);
    await openedAt(page, `/en/multi?ids=${games.map(({ id }) => id).join(',')}`);
    return undefined;
  },
  'two selections': async (world) => withSelections(world, 2),
  'three selections': async (world) => withSelections(world, 3),
  'a placed bet': async (world) => {
    const player = await withSelections(world, 1);
    await stake(world.page).fill('5');
    await place(world.page);
    await expect(couponBets(world.page)).toHaveCount(0);
    return player;
  },
  'a proposed purchase': async ({ page, sandbox }) => {
    const player = await newPlayer(page);
    await page.goto('/en/line');
    await areasAreReady(page);
    await balance(page);
    await page.evaluate(async () => {
      await globalThis.grandstand?.bus.send('account.addCurrency', { currencyId: 2 });
    });
    await propose(page, await sandbox.makeOffer({ title: 'Draw 1', price: 2.5 }), 'wish-named');
    return player;
  },
  'a player whose terms have changed': async ({ page, sandbox }) => {
    const player = await newPlayer(page);
    await sandbox.changeTerms(player.login);
    await page.goto('/en/line');
    return player;
  },
};

async function openedAt(page: Page, path: string): Promise<undefined> {
  await page.goto(path);
  await areasAreReady(page);
}
