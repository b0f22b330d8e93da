import { verifyRound } from '@grandstand/bus-contracts/domain/fair';
import type { PersonalRound } from '@grandstand/bus-contracts/domain/fair';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGames } from '../../../src/outside/games';
import type { PlayData, PlayFault, RoundAnswer } from '../../../src/outside/games/play-data';

const ORIGIN = 'http://127.0.0.1:3002';
const SITE = 'http://localhost:3000';
const SECRET = 'a secret of the operator and the games';
const DICE = 9018;
const MINES = 9019;
const BAY = 9003;

let operator: TestOperator;
let games: ReturnType<typeof createGames>;
let stop: () => void;
let player: TestPlayer;

beforeAll(async () => {
  operator = await startOperator({ partnerSecrets: { games: SECRET } });
  games = createGames({
    origin: ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: SECRET,
    version: 'build-1',
    files: {
      script: '/files/play.js',
      broadcast: '/files/broadcast.js',
      styles: [],
      mount: () => {},
    },
    clock: operator.clock,
    fetch: async (input, init) => operator.sandbox.fetch(new Request(input, init)),
  });
  stop = games.start();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  stop();
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

/** Opens a game as the player's page does. */
async function open(gameId: number, mode: 'real' | 'demo' = 'real') {
  const launched = await operator.post<{ url: string; hasOpenRound: boolean }>(
    '/web-api/third-party/launch',
    { gameId, mode },
    { token: player.token, cookie: player.cookie },
  );
  const html = await (await games.app.request(launched.body.url)).text();
  const json = /<script type="application\/json" id="play-data">(.*)<\/script>/.exec(html)?.[1];
  const data = JSON.parse(json ?? 'null') as PlayData;
  const ask = async (call: string, body: object) => {
    const answer = await games.app.request(`${ORIGIN}/play-api/${call}`, {
      method: 'POST',
      headers: { 'X-Play-Session': data.session },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as RoundAnswer & { error?: PlayFault['error'] };
  };
  return { data, hasOpenRound: launched.body.hasOpenRound, ask };
}

test('a round of the games program is drawn and booked by the operator, and verifies', async () => {
  const { data, ask } = await open(DICE);
  expect(data.balance).toBe(10_000);
  const answer = await ask('round', { choice: { pays: 200, side: 'low' }, unit: 100 });
  const balance = 10_000 - 100 + answer.returned;
  expect([answer.error, answer.balance]).toEqual([undefined, balance]);
  expect(await moneyOf(operator, player)).toBe(balance / 100);
  const soon = await ask('round', { choice: { pays: 200, side: 'low' }, unit: 100 });
  expect(soon.error?.code).toBe('too-fast');

  const { token } = player;
  const { body } = await operator.get<{ current: { commitment: string } }>('/web-api/fair/seeds', {
    token,
  });
  const { commitment } = body.current;
  await operator.post('/web-api/fair/rotate', { commitment }, { token });
  const rounds = await operator.get<{ rounds: PersonalRound[] }>('/web-api/fair/rounds', { token });
  expect(rounds.body.rounds).toHaveLength(1);
  const [{ label, serverSeed, clientSeed, nonce, draws, results } = {} as PersonalRound] =
    rounds.body.rounds;
  const published = { scheme: 'personal' as const, label, commitment, serverSeed, clientSeed };
  expect(await verifyRound({ ...published, nonce, draws, results })).toEqual({ isValid: true });
});

test('a bet whose answer is lost is not accepted, and its stake comes back', async () => {
  const { ask } = await open(DICE);
  await operator.control('/faults', { path: '/wallet-api/v1/bet', kind: 'lose-answer' });
  const answer = await ask('round', { choice: { pays: 200, side: 'low' }, unit: 100 });
  expect(answer.error?.code).toBe('not-accepted');
  await expect.poll(() => moneyOf(operator, player)).toBe(100);
  const { body } = await operator.get<{ calls: { kind: string; status: number }[] }>(
    '/sandbox/v1/wallet',
  );
  expect(body.calls.slice(0, 2)).toMatchObject([
    { kind: 'rollback', status: 200, login: player.login },
    { kind: 'bet', status: 200, login: player.login },
  ]);
});

test('a round that the player left goes on in the next session', async () => {
  const first = await open(MINES);
  const begun = await first.ask('round', { choice: { mines: 3 }, unit: 100 });
  expect(begun.moves.length).toBeGreaterThan(0);
  const again = await open(MINES);
  expect(again.hasOpenRound).toBe(true);
  expect(again.data.open).toMatchObject({ roundId: begun.roundId, staked: 100 });
  const { roundId } = begun;
  let answer = await again.ask('move', { roundId, move: begun.moves[0] });
  if (answer.moves.includes('stop')) answer = await again.ask('move', { roundId, move: 'stop' });
  expect(answer.moves).toEqual([]);
  expect(await moneyOf(operator, player)).toBe((10_000 - 100 + answer.returned) / 100);
  expect((await open(MINES)).hasOpenRound).toBe(false);
});

test('a demo books nothing', async () => {
  const { data, ask } = await open(DICE, 'demo');
  const answer = await ask('round', { choice: { pays: 200, side: 'low' }, unit: 100 });
  expect(answer.balance).toBe(data.balance - 100 + answer.returned);
  expect(await moneyOf(operator, player)).toBe(100);
});

describe('free spins', () => {
  const STAKE = 20;
  const grant = (spins: number) =>
    operator.control(`/players/${player.login}/free-spins`, { spins });
  const leftOf = async (): Promise<number[]> => {
    const { token } = player;
    const { body } = await operator.get<{ freeSpins: { left: number }[] }>(
      '/web-api/promo/free-spins',
      { token },
    );
    return body.freeSpins.map(({ left }) => left);
  };
  const spin = (ask: Awaited<ReturnType<typeof open>>['ask'], isFree = true) =>
    ask('round', { choice: {}, unit: STAKE, ...(isFree && { isFree }) });
  const nextCycle = (): void => operator.clock.advance(2_500);

  test('BNS-02 cost the player nothing, and others follow the last one', async () => {
    await grant(1);
    await grant(2);
    const { data, ask } = await open(BAY);
    expect(data.freeSpins).toMatchObject({ left: 1, stake: STAKE, won: 0 });
    const first = await spin(ask);
    expect([first.error, first.balance]).toEqual([undefined, 10_000 + first.returned]);
    expect(first.free).toMatchObject({
      of: { left: 0, won: first.returned },
      next: { left: 2, won: 0 },
    });
    nextCycle();
    const second = await spin(ask);
    expect(second.free?.next).toMatchObject({ left: 1, won: second.returned });
    nextCycle();
    const last = await spin(ask);
    expect(last.free).toMatchObject({ of: { left: 0 }, next: null });
    const won = first.returned + second.returned + last.returned;
    expect(await moneyOf(operator, player)).toBe((10_000 + won) / 100);
    nextCycle();
    const none = await spin(ask);
    expect(none.error).toMatchObject({ code: 'no-free-spins', details: { freeSpins: null } });
    const own = await spin(ask, false);
    expect([own.free, own.balance]).toEqual([null, 10_000 + won - STAKE + own.returned]);
  });

  test('a lost answer gives the spin back', async () => {
    await grant(2);
    const { ask } = await open(BAY);
    await operator.control('/faults', { path: '/wallet-api/v1/bet', kind: 'lose-answer' });
    expect((await spin(ask)).error?.code).toBe('not-accepted');
    await expect.poll(leftOf).toEqual([2]);
    nextCycle();
    expect((await spin(ask)).free?.next).toMatchObject({ left: 1 });
  });

  test('one that is given up while the game is open is not played', async () => {
    await grant(2);
    const { ask } = await open(BAY);
    const { token } = player;
    const { body } = await operator.get<{ freeSpins: { id: string }[] }>(
      '/web-api/promo/free-spins',
      { token },
    );
    const id = body.freeSpins[0]?.id;
    await operator.post('/web-api/promo/free-spins/give-up', { id }, { token });
    const money = await moneyOf(operator, player);
    expect((await spin(ask)).error).toMatchObject({
      code: 'no-free-spins',
      details: { freeSpins: null },
    });
    expect(await moneyOf(operator, player)).toBe(money);
  });

  test('a demo has none', async () => {
    await grant(2);
    const { data, ask } = await open(BAY, 'demo');
    expect(data.freeSpins).toBeNull();
    expect((await spin(ask)).error?.code).toBe('no-free-spins');
    expect(await leftOf()).toEqual([2]);
  });
});
