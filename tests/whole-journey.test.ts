import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountState,
  couponPlaced,
  sessionSignedIn,
  type AccountState,
  type AnswerOf,
  type CouponMarket,
  type CouponState,
  type Game,
  type lineGames,
  type PlacedBet,
  type SiteConfig,
} from '@grandstand/bus-contracts';
import { type sessionRegister } from '@grandstand/bus-contracts/shell';
import { gamePath } from '@grandstand/bus-contracts/domain';
import { createTestBus, expectMessage, type TestBus } from '@grandstand/bus-contracts/testing';
import { createApi } from '../src/api';
import { createLoadOutcomes } from '../src/api/operator/operator';
import { createPlacementApi } from '../src/api/operator/placement';
import { createSandbox, type Sandbox } from '@grandstand/sandbox';
import { createAccount } from '../src/services/money/account';
import { createAccountChanges } from '../src/services/money/account/account-changes';
import { createBets } from '../src/services/betting/bets';
import { createConfig } from '../src/services/site/config';
import { createCouponApi } from '../src/api/operator/coupon-operator';
import { createExchange } from '../src/services/betting/coupon/exchange/exchange';
import { createCoupon } from '../src/services/betting/coupon';
import { placementFrom } from './harness/coupon/placement-code';
import { createLine } from '../src/services/betting/line';
import * as sessionCalls from '../src/api/endpoints/sign-in/session-changes';
import { createSession } from '../src/services/sign-in/session';
import {
  createFakePage,
  createMemoryCookies,
  createMemoryLog,
  createMemoryStore,
  createTabHub,
} from './harness/fakes/memory-ports';
import { migratedDatabase } from '@grandstand/sandbox/testing';
import { createSandboxFetch } from '@grandstand/sandbox/testing';
import { NO_RECOVERY } from './harness/fakes/no-recovery';

const ORIGIN = 'https://grandstand.example';

/** The shell's services on one bus, and the embedded operator behind the network's own `fetch`. */
describe('the whole journey, driven by messages alone', () => {
  const server = setupServer();
  let sandbox: Sandbox;
  let test: TestBus;

  beforeAll(async () => {
    sandbox = await createSandbox({ database: await migratedDatabase() });
    const operator = createSandboxFetch(sandbox);
    server.use(http.all(`${ORIGIN}/*`, ({ request }) => operator(request)));
    server.listen({ onUnhandledRequest: 'error' });
    test = createTestBus({ now: Date.now() });
    startServices(test);
  });

  afterAll(async () => {
    test.dispose();
    server.close();
    await sandbox.close();
  });

  it('BUS-02 a guest registers, bets, and sees the bet settle', async () => {
    const { qa } = test;
    await expect.poll(() => qa.peek('config.state')).toBeDefined();
    const { countries, currencies } = qa.peek('config.state') as SiteConfig;
    const [country] = countries;
    const player = (await qa.send('session.register', {
      countryId: country?.id,
      currencyId: country?.currencyId,
      isOfAge: true,
      isTermsAgreed: true,
    })) as AnswerOf<typeof sessionRegister>;
    expectMessage(test, sessionSignedIn, { userId: player.userId, how: 'registration' });
    await qa.send('account.refresh', {});
    const before = money();

    const games = (await qa.send('line.games', { section: 'line', sport: 'football' })) as AnswerOf<
      typeof lineGames
    >;
    const game = games.findLast(({ markets }) => markets[0]?.typeId === 1);
    const market = homeWin(game);
    const lastHeard = {
      at: test.clock.now(),
      steadyAt: test.clock.steady(),
      serverAt: test.clock.now(),
    };
    qa.publish('feed.state', { status: 'live', lastHeard, isStale: false });
    const { id: marketId, coef, marketTypeId } = market;
    await qa.send('coupon.addBet', { marketId, coef, gameId: market.game.id, marketTypeId });
    const amount = currencies.find(({ id }) => id === country?.currencyId)?.minBetAmount ?? 0;
    await qa.send('coupon.setAmount', { amount });
    await expect
      .poll(async () => {
        await test.clock.advance(0);
        return (qa.peek('coupon.state') as CouponState).problems;
      })
      .toEqual([]);
    qa.publish('coupon.press', { on: 'place' });
    const { betIds } = (await qa.send('coupon.place', {
      amount,
      accountId: before.id,
      coefs: { [market.id]: market.coef },
    })) as { betIds: string[] };
    expectMessage(test, couponPlaced, { betIds, amount });
    await qa.send('account.refresh', {});
    expect(money().money).toBe(before.money - amount);

    await control(`/games/${market.game.id}/finish`, { home: 2, away: 1 });
    await control('/settle', {});
    const bet = (await qa.send('bets.get', { id: betIds[0] })) as PlacedBet;
    expect(bet).toMatchObject({ status: 'won', amount, legs: [{ result: '2:1' }] });
    await qa.send('account.refresh', {});
    expect(money().money).toBe(before.money - amount + bet.payout);

    await qa.send('session.signOut', {});
    expectMessage(test, accountState, { accounts: [], activeAccount: null });
  });

  function money(): { id: number; money: number } {
    const { activeAccount } = test.qa.peek('account.state') as AccountState;
    if (!activeAccount) throw new Error('Failed to read the balance: nobody has an account.');
    return activeAccount;
  }
});

async function control(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${ORIGIN}/sandbox/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

function homeWin(game: Game | undefined): CouponMarket {
  const outcome = game?.markets[0]?.outcomes[0];
  if (!game || !outcome) throw new Error('Failed to bet: the line has no match result.');
  return {
    id: outcome.id,
    coef: outcome.coef,
    sportId: game.sportId,
    typeId: outcome.typeId,
    marketTypeId: 1,
    param: outcome.param,
    kind: 3,
    isLive: false,
    champ: { id: game.champ.id, name: game.champ.name },
    game: {
      id: game.id,
      home: game.home,
      away: game.away,
      startsAt: game.startsAt,
      path: gamePath(game),
    },
  };
}

function startServices({ bus, clock }: TestBus): void {
  const { log } = createMemoryLog();
  const cookies = createMemoryCookies();
  const storage = createMemoryStore();
  const page = createFakePage();
  const { client: api, tokens } = createApi({
    fetch: (input, init) => fetch(input, init),
    clock,
    cookies,
    origin: ORIGIN,
    tokenOrigins: [ORIGIN],
    language: () => 'en',
    ...NO_RECOVERY,
    warn: (message) => log('warn', message),
  });
  createConfig({ bus: bus.join('config'), clock, api, language: 'en', boot: undefined, log });
  createLine({ bus: bus.join('line'), api, keepFeedName: () => {} });
  createAccount({
    bus: bus.join('account'),
    clock,
    api,
    page,
    otherTabs: createTabHub()(),
    loadChanges: async () => createAccountChanges(api),
    log,
  });
  createBets({ bus: bus.join('bets'), api });
  createCoupon({
    bus: bus.join('coupon'),
    clock,
    store: storage,
    placement: placementFrom({
      placement: createPlacementApi(api),
      locks: { withLock: async (_name, task) => task() },
    }),
    operator: createCouponApi(api),
    loadOutcomes: createLoadOutcomes(api),
    loadExchange: async () => createExchange,
    restored$: page.restored$,
    newRefId: () => crypto.randomUUID(),
    translate: (key) => key,
    log,
  });
  createSession({
    bus: bus.join('session'),
    clock,
    api,
    tokens,
    cookies,
    storage,
    page,
    otherTabs: createTabHub()(),
    isLikelyPlayer: true,
    inTurn: (task) => task(),
    loadCalls: async () => sessionCalls,
    reload: () => {},
    log,
  });
}
