import { randomUUID } from 'node:crypto';
import type { FreeSpinsView, PointsView } from '@grandstand/bus-contracts/player';
import { moneyOf as moneyIn, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WITH_GAMES, walletBench } from '../../../../../tests/harness/operator/wallet-bench';

let operator: TestOperator;
const games = walletBench({
  get operator() {
    return operator;
  },
});
const { bodies, call, ids, nextCycle, open } = games;

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(body.isBalanced).toBe(true);
  const reconciled = await operator.get('/sandbox/v1/reconciliation');
  expect(reconciled.body).toMatchObject({ differences: [] });
});
afterAll(() => operator.sandbox.close());

const DAY = 86_400_000;
const BAY = 9003;
const AMBER = 9001;
const STAKE = 20;
const WISH = { kind: 'points', ref: 'free-spins-1', lines: ['1'] };

/** In minor units. */
const moneyOf = async (of: TestOperator, player: TestPlayer): Promise<number> =>
  Math.round(100 * (await moneyIn(of, player)));
const grant = (player: TestPlayer, spins: number, other: object = {}) =>
  operator.control(`/players/${player.login}/free-spins`, { spins, ...other });
const spinsOf = async ({ token }: TestPlayer): Promise<readonly FreeSpinsView[]> =>
  (await operator.get<{ freeSpins: FreeSpinsView[] }>('/web-api/promo/free-spins', { token })).body
    .freeSpins;
const giveUp = ({ token }: TestPlayer, id: string) =>
  operator.post<ErrorBody>('/web-api/promo/free-spins/give-up', { id }, { token });

/** A player with free spins who has opened their game. */
async function opened(spins: number, other: object = {}) {
  const player = await registerPlayer(operator);
  await grant(player, spins, other);
  return { player, session: await open(player, BAY) };
}
type Session = Awaited<ReturnType<typeof open>>;

const freeBet = (session: Session, amount = STAKE, roundId: string = randomUUID()) =>
  bodies.bet(ids(session, roundId), amount, { isFree: true });

/** A free spin from its bet to its end. */
async function spin(session: Session, win = 0) {
  const bet = freeBet(session);
  const booked = await call('bet', bet);
  expect(booked.code).toBeNull();
  const round = ids(session, bet.roundId);
  const won = await call('win', bodies.win(round, bet.transactionId, win));
  expect(won.code).toBeNull();
  expect((await call('close-round', bodies.close(round, STAKE, win))).code).toBeNull();
  nextCycle();
  return { bet, booked: booked.body, won: won.body };
}

describe('free spins', () => {
  test('BNS-02 CAS-01 are played at the house’s cost, and their wins are the player’s money', async () => {
    const { player, session } = await opened(3);
    const money = await moneyOf(operator, player);
    const facts = { stake: STAKE, maxWin: 6_000, endsAt: expect.any(Number) as number };
    expect(session.freeSpins).toEqual({ left: 3, won: 0, ...facts });
    const first = await spin(session, 150);
    expect(first.booked).toMatchObject({ balance: money, freeSpins: { left: 2, won: 0 } });
    expect(first.won).toMatchObject({ balance: money + 150, freeSpins: { left: 2, won: 150 } });
    await spin(session);
    const last = await spin(session, 40);
    expect(last.won.freeSpins).toMatchObject({ left: 0, won: 190 });
    expect(await moneyOf(operator, player)).toBe(money + 190);
    expect(await spinsOf(player)).toMatchObject([
      { slug: 'lantern-bay', game: 'Lantern Bay', spins: 3, left: 0, won: 190, state: 'used' },
    ]);
    expect((await call('bet', freeBet(session))).code).toBe('no-free-spins');
    expect((await call('balance', { token: session.token })).body.freeSpins).toBeNull();
  });

  test('are no stakes of the player, and their wins make up for none', async () => {
    const { player, session } = await opened(1);
    const { token } = player;
    await operator.control(`/players/${player.login}/limits`, { limitType: 3, limitValue: 5 });
    await spin(session, 300);
    const limits = await operator.get<{ limitType: number; limitBalance: number }[]>(
      '/limit-service-api/api/external/web/v3/limits',
      { token },
    );
    expect(JSON.stringify(limits.body)).toContain('"limitBalance":5');
    const sums = await operator.get<{ staked: number; won: number }>(
      `/web-api/third-party/sessions/${session.sessionId}`,
      { token },
    );
    expect(sums.body).toMatchObject({ staked: 0, won: 3 });
    const rounds = await operator.get('/web-api/third-party/rounds?game=lantern-bay', { token });
    expect(rounds.body).toMatchObject({ rounds: [{ staked: STAKE, won: 300, isFree: true }] });
    const points = await operator.get<PointsView>('/web-api/promo/points', { token });
    expect(points.body).toMatchObject({ waiting: 0, entries: [] });
  });

  test('need no money', async () => {
    const { player, session } = await opened(1);
    const own = bodies.bet(ids(session), 10_000);
    expect((await call('bet', own)).code).toBeNull();
    await call('close-round', bodies.close(ids(session, own.roundId), 10_000, 0));
    nextCycle();
    expect(await moneyOf(operator, player)).toBe(0);
    await spin(session, 60);
    expect(await moneyOf(operator, player)).toBe(60);
  });

  test('pay at most what was granted, and the provider’s sums are kept', async () => {
    const { player, session } = await opened(1);
    const money = await moneyOf(operator, player);
    const { won } = await spin(session, 2_500);
    expect(won).toMatchObject({ balance: money + 2_000, freeSpins: { won: 2_000, maxWin: 2_000 } });
    const { token } = player;
    const rounds = await operator.get('/web-api/third-party/rounds?game=lantern-bay', { token });
    expect(rounds.body).toMatchObject({ rounds: [{ won: 2_000 }] });
  });

  test('a call that is sent again, and a lost answer, use one spin; a rollback gives it back', async () => {
    const { player, session } = await opened(2);
    const bet = freeBet(session);
    const [first, second] = await Promise.all([call('bet', bet), call('bet', bet)]);
    expect(second.text).toBe(first.text);
    expect((await spinsOf(player))[0]?.left).toBe(1);
    const back = bodies.rollback(ids(session, bet.roundId), bet.transactionId);
    expect((await call('rollback', back)).code).toBeNull();
    expect((await call('rollback', back)).code).toBeNull();
    expect((await spinsOf(player))[0]?.left).toBe(2);
    nextCycle();
    // A rollback that comes first.
    const late = freeBet(session);
    await call('rollback', bodies.rollback(ids(session, late.roundId), late.transactionId));
    expect((await call('bet', late)).code).toBe('rolled-back');
    expect((await spinsOf(player))[0]?.left).toBe(2);
  });

  test('of two bets at once on the last spin one is refused', async () => {
    const { player, session } = await opened(1);
    const answers = await Promise.all([
      call('bet', freeBet(session)),
      call('bet', freeBet(session)),
    ]);
    expect(answers.map(({ code }) => code)).toContain('round-open');
    expect(answers.map(({ code }) => code)).toContain(null);
    expect((await spinsOf(player))[0]).toMatchObject({ left: 0, state: 'used' });
  });

  test('are for their game, stake and the beginning of a round alone', async () => {
    const { player, session } = await opened(1);
    expect((await call('bet', freeBet(session, 2 * STAKE))).code).toBe('no-free-spins');
    const amber = await open(player, AMBER);
    expect(amber.freeSpins).toBeNull();
    expect((await call('bet', freeBet(amber))).code).toBe('no-free-spins');
    const own = bodies.bet(ids(session), STAKE);
    await call('bet', own);
    expect((await call('bet', freeBet(session, STAKE, own.roundId))).code).toBe('no-free-spins');
    expect((await spinsOf(player))[0]?.left).toBe(1);
  });

  test('those that end first are used first', async () => {
    const player = await registerPlayer(operator);
    await grant(player, 2, { endsIn: 2 * 86_400 });
    await grant(player, 1, { endsIn: 86_400 });
    const session = await open(player, BAY);
    expect(session.freeSpins).toMatchObject({ left: 1 });
    await spin(session);
    const { body } = await call('balance', { token: session.token });
    expect(body.freeSpins).toMatchObject({ left: 2 });
  });

  test('end by their time and when they are given up; a win that is due is paid', async () => {
    const { player, session } = await opened(2, { endsIn: 60 });
    const bet = freeBet(session);
    await call('bet', bet);
    operator.clock.advance(60_000);
    const money = await moneyOf(operator, player);
    const round = ids(session, bet.roundId);
    await call('win', bodies.win(round, bet.transactionId, 80));
    await call('close-round', bodies.close(round, STAKE, 80));
    expect(await moneyOf(operator, player)).toBe(money + 80);
    expect((await call('bet', freeBet(session))).code).toBe('no-free-spins');
    const [expired] = await spinsOf(player);
    expect(expired).toMatchObject({ state: 'expired', left: 1, won: 80 });
    expect((await giveUp(player, expired?.id ?? '')).body.error.code).toBe('bonus-ended');

    await grant(player, 5);
    const [given] = await spinsOf(player);
    const other = await registerPlayer(operator);
    expect((await giveUp(other, given?.id ?? '')).body.error.code).toBe('bonus-ended');
    expect((await giveUp(player, given?.id ?? '')).status).toBe(200);
    expect((await spinsOf(player))[0]).toMatchObject({ state: 'given-up', left: 5 });
    expect((await call('bet', freeBet(session))).code).toBe('no-free-spins');
  });

  test('P118 an excluded player can’t use them, and loses them', async () => {
    const { player, session } = await opened(2);
    await operator.control(`/players/${player.login}/limits`, { limitType: 30, limitValue: 1 });
    expect((await call('bet', freeBet(session))).code).toBe('excluded');
    operator.clock.advance(5_000);
    await operator.control(`/players/${player.login}/limits`, { limitType: 30, limitValue: null });
    const { login, password } = player;
    const signedIn = await operator.post<TestPlayer>('/web-api/user/login', { login, password });
    expect(signedIn.status).toBe(200);
    await vi.waitFor(async () => {
      expect(await spinsOf(signedIn.body)).toMatchObject([{ state: 'cancelled', left: 2 }]);
    });
  });
});

test('games without reels have no free spins', async () => {
  const player = await registerPlayer(operator);
  expect((await grant(player, 1, { game: 'dice' })).status).toBe(422);
  expect((await grant(player, 1, { game: 'no-game' })).status).toBe(422);
  expect(await spinsOf(player)).toEqual([]);
});

describe('the store of points', () => {
  const pointsOf = async ({ token }: TestPlayer): Promise<PointsView> =>
    (await operator.get<PointsView>('/web-api/promo/points', { token })).body;
  const quoteFor = ({ token }: TestPlayer) =>
    operator.post<ErrorBody & { quote: string; accountId: number; title: string; lines: string[] }>(
      '/web-api/purchases/quote',
      WISH,
      { token },
    );

  test('BNS-02 sells free spins, once for a reference', async () => {
    const player = await registerPlayer(operator);
    await operator.control(`/players/${player.login}/points`, { points: 800 });
    expect((await pointsOf(player)).freeSpins).toEqual([
      {
        ref: WISH.ref,
        price: 500,
        game: 'Lantern Bay',
        spins: 25,
        stake: STAKE,
        maxWin: 50_000,
        iso: 'EUR',
        scale: 2,
        days: 7,
      },
    ]);
    const { body } = await quoteFor(player);
    expect(body.title).toBe('25 free spins of Lantern Bay');
    expect(body.lines[0]).toMatch(/^The operator pays the stake of 0\.20\sEUR each\./);
    const order = { ...WISH, refId: randomUUID(), accountId: body.accountId, quote: body.quote };
    const { token } = player;
    const buy = () => operator.post('/web-api/purchases', order, { token });
    const [one, other] = await Promise.all([buy(), buy()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await spinsOf(player)).toMatchObject([
      { spins: 25, left: 25, state: 'active', endsAt: operator.clock.now() + 7 * DAY },
    ]);
    const { points, entries } = await pointsOf(player);
    expect(points).toBe(300);
    expect(entries[0]).toMatchObject({ what: 'exchange', title: body.title, points: -500 });
  });

  test('P118 offers them to nobody who may not be offered to', async () => {
    const player = await registerPlayer(operator);
    await operator.control(`/players/${player.login}/points`, { points: 800 });
    await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
    expect((await pointsOf(player)).freeSpins).toEqual([]);
    expect((await quoteFor(player)).body.error.code).toBe('bonus-barred');
  });
});
