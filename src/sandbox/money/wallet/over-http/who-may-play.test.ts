import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DICE,
  GAMES_ORIGIN,
  SLOT,
  WITH_GAMES,
  walletBench,
} from '../../../../../tests/harness/operator/wallet-bench';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** A wheel of the live casino. */
const ROULETTE = 9009;

let operator: TestOperator;
let player: TestPlayer;
const games = walletBench({
  get operator() {
    return operator;
  },
});
const { bodies, call, codeOf, ids, launch, open } = games;
const control = (path: string, body: object = {}) =>
  operator.control(`/players/${player.login}${path}`, body);
const partner = (isDown: boolean) => operator.control('/partners', { name: 'games', isDown });

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterEach(() => operator.control('/site', { pack: 'open' }));
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

describe('a launch', () => {
  test('names the address of the game, whose code opens it once within a minute', async () => {
    const { status, body } = await launch(player, DICE.id);
    expect([status, body]).toEqual([
      200,
      {
        sessionId: expect.any(String),
        url: expect.stringMatching(new RegExp(`^${GAMES_ORIGIN}/play\\?code=[\\w-]{43}&lang=en$`)),
        origin: GAMES_ORIGIN,
        title: 'Dice',
        hasOpenRound: false,
      },
    ]);
    const code = codeOf(body.url);
    const opened = await call('authenticate', { code });
    expect(opened.body).toMatchObject({
      mode: 'real',
      gameCode: 'dice',
      currency: { iso: 'EUR', scale: 2 },
      balance: 10_000,
      stake: { min: 20, max: 10_000, step: 20 },
      minCycleMs: 2500,
      openRound: null,
    });
    expect((await call('authenticate', { code })).code).toBe('bad-code');

    const late = codeOf((await launch(player, DICE.id)).body.url);
    operator.clock.advance(MINUTE);
    expect((await call('authenticate', { code: late })).code).toBe('bad-code');
    expect((await call('authenticate', { code: 'x'.repeat(43) })).code).toBe('bad-code');
  });

  test('tells a provider one name of a player, and neither id nor login', async () => {
    const { body } = await call('authenticate', {
      code: codeOf((await launch(player, DICE.id)).body.url),
    });
    const text = JSON.stringify(body);
    for (const own of [player.login, player.userId, player.token]) expect(text).not.toContain(own);
    const other = await open(await registerPlayer(operator));
    expect(other.playerId).not.toBe((body as { playerId?: string }).playerId);
  });

  test('is for the named account, but an open round goes on with its own', async () => {
    const { token } = player;
    await operator.post('/web-api/user/accounts/add', { currencyId: 2 }, { token });
    const { body } = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
      token,
    });
    const dollars = body.balance.find(({ id }) => id !== player.accountId)?.id ?? 0;
    expect((await open(player, DICE.id, dollars)).currency).toEqual({ iso: 'USD', scale: 2 });
    const session = await open(player);
    await call('bet', bodies.bet(ids(session)));
    expect((await open(player, DICE.id, dollars)).currency.iso).toBe('EUR');
    const other = await registerPlayer(operator);
    expect((await launch(other, DICE.id, { accountId: dollars })).status).toBe(404);
  });

  test.each([
    ['a guest', () => launch(null, DICE.id), 401, 'unauthorized'],
    ['an unknown game', () => launch(player, 1), 404, 'unknown-game'],
  ])('of %s is refused', async (_, begin, status, code) => {
    const refused = await begin();
    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
  });

  test.each<[string, () => Promise<unknown>, number, string]>([
    ['banned', () => control('/ban', { level: 45 }), 422, 'banned'],
    ['frozen', () => control('/freeze', { isFrozen: true }), 422, 'account-frozen'],
    [
      'self-excluded',
      () => control('/limits', { limitType: 30, limitValue: 1 }),
      401,
      'self-excluded',
    ],
    ['closed', () => control('/close', { isClosed: true }), 401, 'account-closed'],
  ])('of a player who is %s is refused', async (_, begin, status, code) => {
    await begin();
    const refused = await launch(player, DICE.id);
    expect([refused.status, refused.body.error.code]).toEqual([status, code]);
  });

  test('is refused while the program of the games is down or the site is maintained', async () => {
    await partner(true);
    expect((await launch(player, DICE.id)).body.error.code).toBe('games-down');
    await partner(false);
    await operator.control('/maintenance', {});
    const refused = await launch(player, DICE.id);
    expect([refused.status, refused.body.error.code]).toEqual([503, 'maintenance']);
    await operator.call('DELETE', '/sandbox/v1/maintenance', { body: {} });
    expect((await launch(player, DICE.id)).status).toBe(200);
  });

  test('of a demo is for guests too, has no token, and books nothing', async () => {
    const guest = await launch(null, DICE.id, { mode: 'demo' });
    const opened = await call('authenticate', { code: codeOf(guest.body.url) });
    expect(opened.body).toEqual({
      mode: 'demo',
      gameCode: 'dice',
      currency: { iso: 'EUR', scale: 2 },
      language: 'en',
      stake: { min: 20, max: 10_000, step: 20 },
      minCycleMs: 2500,
    });
  });
});

describe('the rules of a jurisdiction', () => {
  test('decide which games are opened, and whether they can be tried', async () => {
    const codes = async (mode: 'real' | 'demo') =>
      Promise.all(
        [SLOT.id, DICE.id, ROULETTE].map(
          async (id) => (await launch(player, id, { mode })).body.error?.code ?? null,
        ),
      );
    await operator.control('/site', { pack: 'de' });
    expect(await codes('real')).toEqual([null, 'product-blocked', 'product-blocked']);
    expect(await codes('demo')).toEqual(['no-demo', 'no-demo', 'no-demo']);
    await operator.control('/site', { pack: 'uk' });
    expect(await codes('real')).toEqual([null, null, null]);
    expect(await codes('demo')).toEqual([null, null, null]);
  });

  test('slow down rounds: 5 s where slots have 2.5 s', async () => {
    await operator.control('/site', { pack: 'uk' });
    const [slot, dice] = [await open(player, SLOT.id), await open(await registerPlayer(operator))];
    expect([slot.minCycleMs, dice.minCycleMs]).toEqual([2500, 5000]);
    /** Plays a round, and begins another one so much later. */
    const again = async (session: typeof slot, ms: number) => {
      const round = ids(session);
      await call('bet', bodies.bet(round));
      await call('close-round', bodies.close(round, 100, 0));
      operator.clock.advance(ms);
      return (await call('bet', bodies.bet(ids(session)))).code;
    };
    expect(await again(slot, 2500)).toBeNull();
    expect(await again(dice, 4999)).toBe('too-fast');
    operator.clock.advance(1);
    expect((await call('bet', bodies.bet(ids(dice)))).code).toBeNull();
  });

  test('CAS-01 let one game be open for money at a time: the player ends the first, or keeps it', async () => {
    await operator.control('/site', { pack: 'uk' });
    const slot = await open(player, SLOT.id);
    const round = ids(slot);
    expect((await call('bet', bodies.bet(round))).code).toBeNull();
    const refused = await launch(player, DICE.id);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'other-game-open',
      details: { title: 'Amber Orchard' },
    });
    expect((await launch(player, SLOT.id)).status).toBe(200);
    const here = await open(player, SLOT.id);
    expect((await launch(player, DICE.id, { replaces: here.sessionId })).status).toBe(200);
    // What was staked before is decided as ever.
    expect((await call('close-round', bodies.close(round, 100, 0))).code).toBeNull();
    operator.clock.advance(2500);
    expect((await call('bet', bodies.bet(ids(here)))).code).toBe('session-ended');

    await open(player);
    expect((await launch(player, SLOT.id)).status).toBe(409);
    expect((await launch(player, SLOT.id, { isTakingOver: true })).status).toBe(200);

    await open(player);
    // A game in which nothing was staked for a quarter of an hour counts as left.
    operator.clock.advance(15 * 60_000);
    const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', {
      cookie: player.cookie,
    });
    expect((await launch({ ...player, token: body.token }, SLOT.id)).status).toBe(200);
  });

  test('bound stakes on slots', async () => {
    await operator.control('/site', { pack: 'uk' });
    const session = await open(player, SLOT.id);
    // 2 GBP in EUR; who has not said their age has the bound of the young.
    expect(session.stake.max).toBe(200);
    expect((await call('bet', bodies.bet(ids(session), 210))).code).toBe('stake-bounds');
    expect((await call('bet', bodies.bet(ids(session), 200))).code).toBeNull();
  });
});

describe('a player who may not play any more', () => {
  const STATES: readonly [string, () => Promise<unknown>, string][] = [
    ['banned', () => control('/ban', { level: 45 }), 'excluded'],
    ['frozen', () => control('/freeze', { isFrozen: true }), 'frozen'],
    ['self-excluded', () => control('/limits', { limitType: 30, limitValue: 1 }), 'excluded'],
    ['closed', () => control('/close', { isClosed: true }), 'excluded'],
    ['at a limit', () => control('/limits', { limitType: 1, limitValue: 3 }), 'limit-reached'],
  ];

  test.each(STATES)(
    '%s: bets are refused, wins and rollbacks are booked',
    async (_, begin, code) => {
      const session = await open(player);
      const round = ids(session);
      const [first, second] = [bodies.bet(round, 100), bodies.bet(round, 200)];
      await call('bet', first);
      await call('bet', second);
      await begin();
      expect(await call('bet', bodies.bet(round, 100))).toMatchObject({ status: 422, code });
      expect((await call('rollback', bodies.rollback(round, second.transactionId))).status).toBe(
        200,
      );
      const won = await call('win', bodies.win(round, first.transactionId, 250));
      expect(won.body).toMatchObject({ balance: 10_150 });
      expect((await call('close-round', bodies.close(round, 100, 250))).status).toBe(200);
    },
  );
});

describe('a player who has a reality check to answer', () => {
  const path = '/limit-service-api/api/external/web/v3/realitycheck';
  const facts = async () => (await operator.get<{ checkedSeconds?: number }>(path, player)).body;

  test('LIM-10 begins no round half a minute after it was due, ends the one that is open, and plays on once it is answered', async () => {
    const session = await open(player);
    expect((await facts()).checkedSeconds).toBeUndefined();
    await control('/limits', { limitType: 32, limitValue: 5 });
    operator.clock.advance(5 * MINUTE + 29_000);
    const round = ids(session);
    const bet = bodies.bet(round);
    expect((await call('bet', bet)).code).toBeNull();
    operator.clock.advance(1000);
    expect((await facts()).checkedSeconds).toBe(330);
    expect((await call('bet', bodies.bet(round, 100))).code).toBeNull();
    expect((await call('close-round', bodies.close(round, 200, 0))).code).toBeNull();
    operator.clock.advance(5000);
    expect((await call('bet', bodies.bet(ids(session)))).code).toBe('reality-check-due');
    expect((await operator.post(path, {}, player)).status).toBe(200);
    expect((await call('bet', bodies.bet(ids(session)))).code).toBeNull();
    expect((await facts()).checkedSeconds).toBe(0);
  });
});

describe('a round that its provider leaves open for 8 days', () => {
  test('is taken back, and its player told', async () => {
    const session = await open(player);
    const round = ids(session);
    const [lost, unsettled] = [bodies.bet(round, 100), bodies.bet(round, 300)];
    await call('bet', lost);
    await call('win', bodies.win(round, lost.transactionId, 0));
    await call('bet', unsettled);
    await control('/contacts', { mail: 'ann@example.com' });
    operator.clock.jump(operator.clock.now() + 8 * DAY - 1);
    await operator.control('/wallet/old-rounds');
    expect((await call('balance', { token: session.token })).body.balance).toBe(9600);
    operator.clock.jump(operator.clock.now() + 1);
    await operator.control('/wallet/old-rounds');
    await operator.control('/wallet/old-rounds');
    expect((await call('balance', { token: session.token })).body.balance).toBe(9900);
    const late = await call('win', bodies.win(round, unsettled.transactionId, 900));
    expect(late.code).toBe('rolled-back');
    const outbox = await operator.get('/sandbox/v1/outbox?to=ann@example.com');
    expect(outbox.body).toMatchObject({
      messages: [
        {
          template: 'game-round-returned',
          text: expect.stringMatching(/Its stake of 3\.00\sEUR is back on your account\./),
        },
      ],
    });
  });
});
