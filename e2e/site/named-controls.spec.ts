import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { addAuthenticator } from '../support/steps/authenticator';
import { appCode } from '../support/steps/authenticator-app';
import { areasAreReady, shellIsUp } from '../support/bus';
import { isTried } from '../support/cases';
import { couponBets, place, pressHomeWins, stake } from '../support/steps/coupon';
import { fillProfile, payInByCard } from '../support/steps/payments';
import { balance, newPlayer, type Credentials } from '../support/steps/player';
import { propose } from '../support/steps/purchase';
import type { SandboxControl } from '../support/sandbox';
import { expect, test } from '../support/test';
import { leaveUncounted } from '../support/checks/uncounted';

/** A row of the table in docs/qa.md: where a journey begins, and the controls that it presses. */
interface Journey {
  readonly name: string;
  readonly start: string;
  readonly controls: readonly string[];
}

const document = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8');
const [, table = ''] = document.split('## Names that tests rely on');
const journeys = [...table.matchAll(/^\| ([^|`]+) \| ([^|`]+) \| (`[^|]+`) \|$/gm)].map(
  ([, name = '', start = '', controls = '']): Journey => ({
    name,
    start,
    controls: [...controls.matchAll(/`([^`]+)`/g)].map(([, control = '']) => control),
  }),
);

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

const STARTS: Readonly<Record<string, (world: World) => Promise<Credentials | undefined>>> = {
  'a guest': async ({ page }) => {
    await page.goto('/en/line');
    await areasAreReady(page);
    return undefined;
  },
  'home as a guest': async ({ page }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    return undefined;
  },
  'the casino as a guest': async ({ page }) => {
    await page.goto('/en/casino');
    await areasAreReady(page);
    return undefined;
  },
  'the games as a guest': async ({ page }) => {
    await page.goto('/en/games');
    await areasAreReady(page);
    return undefined;
  },
  'the casino as a player': async ({ page }) => {
    const player = await newPlayer(page);
    await page.goto('/en/casino');
    await areasAreReady(page);
    await balance(page);
    return player;
  },
  'the results as a guest': async ({ page }) => openedAt(page, '/en/results'),
  'the rules as a guest': async ({ page }) => openedAt(page, '/en/rules/betting'),
  'the calculator as a guest': async ({ page }) =>
    openedAt(page, '/en/betting-calculator?kind=system&odds=1.9+2+2.5&stake=600&size=2'),
  'toto as a player': async ({ page }) => {
    const player = await newPlayer(page);
    await openedAt(page, '/en/toto/fifteen');
    await balance(page);
    return player;
  },
  'the tournaments as a player': async ({ page }) => {
    const player = await newPlayer(page);
    await openedAt(page, '/en/bonus/casino/tournaments');
    await balance(page);
    return player;
  },
  'the lotteries as a player': async ({ page }) => {
    const player = await newPlayer(page);
    await openedAt(page, '/en/lotto');
    await balance(page);
    return player;
  },
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
  'a player': async ({ page }) => {
    const player = await newPlayer(page);
    await page.goto('/en/line');
    await areasAreReady(page);
    await balance(page);
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

/** What is typed into a field. */
const typed = (name: string, player: Credentials | undefined): string =>
  ({
    Login: player?.login ?? '',
    Password: player?.password ?? '',
    Stake: '5',
    // A number of nobody: it gets one code a minute.
    'Phone number': `+7702${String(Date.now()).slice(-7)}`,
    'E-mail': `${Date.now()}@example.com`,
    'Search teams, leagues': 'United',
    'Search games': 'Dice',
    'Team or championship': 'United',
    'Search the rules': 'VIP',
    'Odds of the selections': '2 2 2',
    'New password': 'Solid-Harbour-52',
    Answer: 'Harbour street',
    'Type CLOSE to confirm': 'CLOSE',
    'What would you like to have?': 'A calendar of matches.',
    // One of two: nothing is sent.
    'The two digits on the other screen': '2',
  })[name] ?? '20';

/** The same; a code of an authenticator app is made of the key that the page shows. */
async function textFor(page: Page, name: string, player: Credentials | undefined): Promise<string> {
  if (name !== 'Code from your authenticator app') return typed(name, player);
  const key = await page.getByRole('dialog').locator('code').innerText();
  return appCode(key.replaceAll(/\s/g, ''));
}

/** Roles of controls that are pressed; others are only found. */
const PRESSED: ReadonlySet<string> = new Set([
  'button',
  'link',
  'radio',
  'checkbox',
  'switch',
  'tab',
]);

/** The dialog that is open, or else the page. */
async function scopeOf(page: Page): Promise<Page | Locator> {
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page;
}

/** Finds a control by its words, `role "Name"`; "…" stands for any text. */
function find(scope: Page | Locator, role: string, name: string): Locator {
  const pattern = name.split('…').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const exact = new RegExp(`^${pattern.join('.*')}$`);
  const found =
    role === 'field'
      ? scope.getByLabel(exact)
      : scope.getByRole(role as Parameters<Page['getByRole']>[0], { name: exact });
  return found.filter({ visible: true }).first();
}

test('the names that tests rely on are those of whole journeys', () => {
  expect(journeys.length).toBeGreaterThanOrEqual(14);
  expect(journeys.map(({ start }) => start).filter((start) => !(start in STARTS))).toEqual([]);
});

// The last control of a journey may lead away, which would interrupt the first page of the next test.
test.afterEach(async ({ page }) => {
  await expect(() => page.goto('about:blank')).toPass();
});

// The other journeys of the suite press most of these controls by the same names.
for (const { name, start, controls } of journeys.filter((_, place) => isTried(place, 3))) {
  test(`the names that tests rely on: ${name}`, async ({ page, sandbox }) => {
    const player = await STARTS[start]?.({ page, sandbox });
    for (const control of controls) {
      await test.step(control, async () => {
        const [, role = '', words = ''] = /^(\w+) "(.+)"$/.exec(control) ?? [];
        // A dialog may be closing or opening.
        const target = async (): Promise<Locator> =>
          find(role === 'dialog' ? page : await scopeOf(page), role, words);
        await expect(async () => expect(await target()).toBeVisible({ timeout: 1000 })).toPass({
          timeout: 30_000,
        });
        if (role === 'field') await (await target()).fill(await textFor(page, words, player));
        else if (PRESSED.has(role)) await (await target()).click();
      });
    }
  });
}
