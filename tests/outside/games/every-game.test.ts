import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGames } from '../../../src/outside/games';
import type { PlayData, RoundAnswer } from '../../../src/outside/games/play-data';
import { isShared, TITLES } from '../../../src/outside/games/titles';
import { GAMES_ORIGIN, walletBench, WITH_GAMES } from '../../harness/operator/wallet-bench';

const SITE = 'http://localhost:3000';

let operator: TestOperator;
let player: TestPlayer;
const bench = walletBench({
  get operator() {
    return operator;
  },
});

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get('/sandbox/v1/reconciliation');
  expect(body).toMatchObject({ differences: [] });
  await operator.sandbox.close();
});

/** The games program in front of the operator. */
function program() {
  return createGames({
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
    clock: operator.clock,
    fetch: async (input, init) => operator.sandbox.fetch(new Request(input, init)),
  }).app;
}

/** The page of a launched game, and the calls of its script. */
async function open(app: ReturnType<typeof program>, slug: string) {
  const { body: list } = await operator.get<{ games: { id: number; slug: string }[] }>(
    '/web-api/third-party/games',
  );
  const { id = 0 } = list.games.find((game) => game.slug === slug) ?? {};
  const launched = await bench.launch(player, id);
  expect(launched.body.error).toBe(undefined);
  const html = await (await app.request(launched.body.url)).text();
  const json = /id="play-data">(.*)<\/script>/.exec(html)?.[1] ?? 'null';
  const data = JSON.parse(json) as PlayData;
  const post = async (call: string, body: object) => {
    const answer = await app.request(`${GAMES_ORIGIN}/play-api/${call}`, {
      method: 'POST',
      headers: { 'X-Play-Session': data.session },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as RoundAnswer & { error?: { code: string } };
  };
  return { data, post };
}

describe('the games program at the operator', () => {
  it('plays every game for money: stakes and returns are the operator’s to the cent, and the books agree', async () => {
    const app = program();
    let expected = Math.round((await moneyOf(operator, player)) * 100);
    for (const { slug, usual, stake } of TITLES.filter((title) => !isShared(title))) {
      const { data, post } = await open(app, slug);
      expect([slug, data.open, data.stake.min]).toEqual([slug, null, stake.min]);
      let answer = await post('round', { choice: usual.choice, unit: data.stake.min });
      expect([slug, answer.error]).toEqual([slug, undefined]);
      while (answer.moves.length > 0) {
        const move = answer.moves.includes('stop') ? 'stop' : answer.moves[0];
        answer = await post('move', { roundId: answer.roundId, move });
      }
      expected += answer.returned - answer.staked;
      expect([slug, answer.balance, answer.isPaying]).toEqual([slug, expected, false]);
      operator.clock.advance(5000);
    }
    expect(await moneyOf(operator, player)).toBe(expected / 100);
    expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  });

  it('books the second bet of a round with the first, and closes it with both, won or lost', async () => {
    const { data, post } = await open(program(), 'three-card-poker');
    const unit = data.stake.min;
    let expected = Math.round((await moneyOf(operator, player)) * 100);
    const won = new Set<boolean>();
    // The seeds are random: most rounds lose, and nearly a half of them returns something.
    for (let round = 0; round < 40 && won.size < 2; round += 1) {
      const begun = await post('round', { choice: {}, unit });
      expect([begun.error, begun.balance]).toEqual([undefined, expected - unit]);
      const { roundId, raises } = begun;
      expect(raises).toEqual({ play: unit });
      const answer = await post('move', { roundId, move: 'play' });
      expected += answer.returned - 2 * unit;
      expect([answer.error, answer.staked, answer.moves]).toEqual([undefined, 2 * unit, []]);
      expect([answer.balance, answer.isPaying]).toEqual([expected, false]);
      won.add(answer.returned > 0);
      operator.clock.advance(5000);
    }
    expect(won.size).toBe(2);
    expect(await moneyOf(operator, player)).toBe(expected / 100);
  });
});
