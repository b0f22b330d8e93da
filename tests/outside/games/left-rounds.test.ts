import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { WalletBody } from '@grandstand/bus-contracts/domain/wallet';
import { createVirtualClock } from '@grandstand/bus-contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGames } from '../../../src/outside/games';
import { isShared, TITLES } from '../../../src/outside/games/titles';
import type { PlayData, RoundAnswer } from '../../../src/outside/games/play-data';
import { GAMES_ORIGIN, walletBench, WITH_GAMES } from '../../harness/operator/wallet-bench';

const SITE = 'http://localhost:3000';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Squares with mines, of 25. */
const MINED = [7, 1, 24];

let operator: TestOperator;
let player: TestPlayer;
const bench = walletBench({
  get operator() {
    return operator;
  },
});
const money = () => moneyOf(operator, player);

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
beforeEach(async () => {
  player = await registerPlayer(operator);
  await operator.control(`/players/${player.login}/contacts`, {
    mail: `${player.login}@a.example`,
  });
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get('/sandbox/v1/reconciliation');
  expect(body).toMatchObject({ open: 0, differences: [] });
  await operator.sandbox.close();
});

/** A started games program on a clock of its own. */
function program() {
  const clock = createVirtualClock(operator.clock.now());
  /** Calls whose answers get lost, or that do not arrive. */
  const lost = new Set<string>();
  /** The games whose rounds were looked for; a table asks for its own without a time. */
  const listed = new Set<string>();
  const games = createGames({
    origin: GAMES_ORIGIN,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: WITH_GAMES.partnerSecrets.games,
    version: 'build-1',
    files: {
      script: '/files/play.js',
      broadcast: '/files/broadcast.js',
      styles: [],
      mount: () => {},
    },
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (lost.has(call)) throw new Error('lost');
      if (call === 'open-rounds') {
        const { gameCode, before } = (await request.clone().json()) as WalletBody<'open-rounds'>;
        if (before !== undefined) listed.add(gameCode ?? 'all');
      }
      return operator.sandbox.fetch(request);
    },
  });
  const stop = games.start();
  /** Lets days pass, and then the hour after which the program looks; the player comes back. */
  const passDays = async (days: number): Promise<void> => {
    operator.clock.jump(operator.clock.now() + days * DAY + HOUR);
    clock.set(operator.clock.now() - HOUR);
    await clock.advance(HOUR);
    // The sign-in of before has ended.
    const { login, password } = player;
    const body = { login, password, remember: true };
    const again = await operator.post<{ token: string }>('/web-api/user/login', body);
    player = { ...player, token: again.body.token };
  };
  return { games, lost, listed, stop, passDays };
}

/** The page of a game, whose next numbers are these. */
async function open({ games }: ReturnType<typeof program>, slug: string, draws: number[][]) {
  await operator.control(`/players/${player.login}/results`, { rounds: [draws] });
  const { body: list } = await operator.get<{ games: { id: number; slug: string }[] }>(
    '/web-api/third-party/games',
  );
  const { id = 0 } = list.games.find((game) => game.slug === slug) ?? {};
  const launched = await bench.launch(player, id);
  const html = await (await games.app.request(launched.body.url)).text();
  const json = /id="play-data">(.*)<\/script>/.exec(html)?.[1] ?? 'null';
  const { session } = JSON.parse(json) as PlayData;
  return async (call: 'round' | 'move', body: object) => {
    const answer = await games.app.request(`${GAMES_ORIGIN}/play-api/${call}`, {
      method: 'POST',
      headers: { 'X-Play-Session': session },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as RoundAnswer & { error?: { code: string } };
  };
}

/** The mails to the player about rounds. */
async function mails(): Promise<readonly string[]> {
  const { body } = await operator.get<{ messages: { text: string }[] }>(
    `/sandbox/v1/outbox?to=${player.login}@a.example`,
  );
  return body.messages
    .map(({ text }) => text.replaceAll('\u00a0', ' '))
    .filter((text) => text.startsWith('The round'));
}

describe('a round that its player has left', () => {
  it('is looked for in the games that draw for one player: a list would end the tokens of a table that has read its own', async () => {
    const { listed, stop } = program();
    const own = TITLES.filter((title) => !isShared(title)).map(({ slug }) => slug);
    await expect.poll(() => [...listed]).toEqual(own);
    stop();
  });

  it('waits for 7 days, and is then stopped with what it is worth, though its page is still open', async () => {
    const running = program();
    const ask = await open(running, 'mines', [MINED]);
    const { roundId } = await ask('round', { choice: { mines: 3 }, unit: 100 });
    const { returned } = await ask('move', { roundId, move: 'open-0' });
    expect(returned).toBe(110);
    await running.passDays(6);
    expect(await money()).toBe(99);
    await running.passDays(1);
    await expect.poll(money).toBe(100.1);
    await expect
      .poll(mails)
      .toEqual([
        expect.stringContaining('is over now: 1.10 EUR came back of a stake of 1.00 EUR.'),
      ]);
    expect((await ask('move', { roundId, move: 'open-2' })).error?.code).toBe('no-session');
    running.stop();
  });

  it('is folded after a bad hand: nothing comes back', async () => {
    const before = program();
    const ask = await open(before, 'three-card-poker', [[0, 12, 20, 33, 40, 51]]);
    const { staked } = await ask('round', { choice: {}, unit: 100 });
    expect(staked).toBe(100);
    before.stop();
    const running = program();
    await running.passDays(7);
    await expect
      .poll(mails)
      .toEqual([expect.stringContaining('0.00 EUR came back of a stake of 1.00 EUR.')]);
    await operator.control('/wallet/old-rounds');
    expect(await money()).toBe(99);
    running.stop();
  });

  it('is stood on with each hand after a split, and pays what they are worth', async () => {
    const before = program();
    // Two eights against a nine, then a ten and a three; the dealer has 17. The rest of the pack follows.
    const dealt = [28, 32, 29, 30, 36, 8];
    const rest = Array.from({ length: 312 }, (_, card) => card).filter(
      (card) => !dealt.includes(card),
    );
    const ask = await open(before, 'blackjack', [[...dealt, ...rest].slice(0, 60)]);
    const { roundId } = await ask('round', { choice: {}, unit: 100 });
    const { staked, moves } = await ask('move', { roundId, move: 'split' });
    expect([staked, moves]).toEqual([200, ['stand', 'hit']]);
    before.stop();
    const running = program();
    await running.passDays(7);
    await expect
      .poll(mails)
      .toEqual([expect.stringContaining('2.00 EUR came back of a stake of 2.00 EUR.')]);
    expect(await money()).toBe(100);
    running.stop();
  });

  it('gives its stake back where the player has not moved yet', async () => {
    const running = program();
    const ask = await open(running, 'mines', [MINED]);
    await ask('round', { choice: { mines: 3 }, unit: 100 });
    await running.passDays(7);
    await expect.poll(money).toBe(100);
    await expect
      .poll(mails)
      .toEqual([expect.stringContaining('Its stake of 1.00 EUR is back on your account.')]);
    running.stop();
  });
});

describe('a restart of the program', () => {
  it('books the win that was not booked before, once, and leaves what can be gone on with', async () => {
    const before = program();
    const mines = await open(before, 'mines', [MINED]);
    const { roundId } = await mines('round', { choice: { mines: 3 }, unit: 100 });
    const dice = await open(before, 'dice', [[0]]);
    before.lost.add('win');
    const answer = dice('round', { choice: { pays: 200, side: 'low' }, unit: 100 });
    await expect.poll(money).toBe(98);
    before.stop();
    const running = program();
    await expect.poll(money).toBe(100);
    running.stop();
    const again = await open(running, 'mines', [MINED]);
    expect((await again('move', { roundId, move: 'open-0' })).returned).toBe(110);
    expect((await again('move', { roundId, move: 'stop' })).balance).toBe(10_110);
    void answer;
  });
});
