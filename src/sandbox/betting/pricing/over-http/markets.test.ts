import type { Game } from '@grandstand/bus-contracts';
import { LANGUAGES, marketName, outcomeLongName } from '@grandstand/bus-contracts/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  betOf,
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

async function gameOf(id: number): Promise<Game> {
  const { body } = await operator.get<{ game: Game }>(`/line-api/v1/games/${id}`);
  return body.game;
}

async function listed(query: string): Promise<Game[]> {
  const { body } = await operator.get<{ games: Game[] }>(`/line-api/v1/games?${query}`);
  return body.games;
}

async function allTexts(language: string): Promise<Record<string, string>> {
  const path = `/bff-api/dictionary?lang=${language}&ids=markets,outcomes`;
  return (await operator.get<{ texts: Record<string, string> }>(path)).body.texts;
}

/** The types of markets in parts of a match. */
const inParts = (parts: readonly number[], types: readonly number[]): number[] =>
  parts.flatMap((part) => types.map((type) => part * 1000 + type));

describe('a coming game', () => {
  const FOOTBALL_HALF = [1, 2, 8, 14, 15, 17, 19, 62, 105, 136];
  const QUARTER = [1, 2, 14, 15, 17, 62, 105];
  const PERIOD = [1, 2, 8, 14, 15, 17, 19, 62, 105];
  test.each([
    [
      'football',
      [
        ...inParts([0], [1, 2, 8, 14, 15, 17, 19, 20, 27, 62, 105, 136, 531, 541, 544, 547, 551]),
        ...inParts([1, 2], FOOTBALL_HALF),
        ...inParts([71, 81], [1, 2, 14, 15, 17, 62]),
        ...inParts([91], [1, 2, 15, 17, 62]),
        ...inParts([72, 73], [1, 2, 15, 17, 62]),
        ...inParts([82, 83], [1, 17]),
        ...inParts([92, 93], [1, 15, 17, 62]),
      ],
    ],
    [
      'ice-hockey',
      [1, 2, 8, 14, 15, 17, 19, 20, 27, 62, 105, 136, 581, ...inParts([31, 32, 33], PERIOD)],
    ],
    [
      'basketball',
      [
        2,
        14,
        15,
        17,
        62,
        101,
        561,
        564,
        577,
        581,
        ...inParts([5, 6], QUARTER),
        ...inParts([11, 12, 13, 14], QUARTER),
      ],
    ],
    // A set that may not be played is not offered yet.
    [
      'tennis',
      [
        2,
        17,
        101,
        136,
        571,
        ...inParts([21, 22], [2, 14, 15, 17, 62, 101, 136, 571]),
        ...inParts([40], [2, 14, 15, 17, 62]),
      ],
    ],
    [
      'volleyball',
      [
        2,
        14,
        17,
        101,
        136,
        ...inParts([21, 22, 23], [2, 14, 15, 17, 62, 101, 574]),
        ...inParts([41], [2, 14, 15, 17, 62]),
      ],
    ],
    [
      'cricket',
      [14, 15, 17, 62, 101, ...inParts([61], [1, 15, 17, 62]), ...inParts([62], [15, 17, 62])],
    ],
  ])('of %s has the markets that its players expect', async (sport, types) => {
    const { id } = await makeGame(operator, sport);
    const { markets } = await gameOf(id);
    expect(markets.map(({ typeId }) => typeId).toSorted((a, b) => a - b)).toEqual(
      types.toSorted((a, b) => a - b),
    );
  });

  test('has texts for all of them in five languages, and no two outcomes with the same', async () => {
    const sides = { home: 'Reds', away: 'Blues' };
    const games = await Promise.all(
      ['football', 'ice-hockey', 'basketball', 'tennis', 'volleyball', 'cricket'].map(
        async (sport) => gameOf((await makeGame(operator, sport)).id),
      ),
    );
    for (const language of LANGUAGES) {
      const texts = await allTexts(language);
      for (const { markets } of games) {
        const names = markets.map(({ typeId }) => marketName(texts, typeId));
        expect(names.filter((name) => /#|undefined/.test(name))).toEqual([]);
        expect(new Set(names).size).toBe(names.length);
        const outcomes = markets.flatMap((market) => market.outcomes);
        const long = outcomes.map((outcome) => outcomeLongName(texts, outcome, sides));
        expect(long.filter((name) => /[#{}]/.test(name))).toEqual([]);
      }
    }
  });

  /** Handicaps that are priced at all times, whichever side gives them. */
  const ALWAYS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2.5];

  test('SPT-01 has handicap and double chance in a list, of handicap and total the line closest to even', async () => {
    for (const sport of ['football', 'ice-hockey']) {
      for (const game of await listed(`section=line&sport=${sport}&limit=20`)) {
        const outcomes = (typeId: number) =>
          game.markets.find((market) => market.typeId === typeId)?.outcomes ?? [];
        expect(outcomes(8)).toHaveLength(3);
        const [home, away] = outcomes(2);
        expect(outcomes(2).map(({ typeId }) => typeId)).toEqual([7, 8]);
        expect(Number(home!.param) + Number(away!.param)).toBe(0);
        const whole = await gameOf(game.id);
        const gaps = whole.markets
          .flatMap((market) => market.outcomes)
          .filter(({ typeId, param }) => typeId === 7 && ALWAYS.includes(Math.abs(Number(param))))
          .map(({ coef }) => Math.abs(coef - 1.91));
        expect(Math.abs(home!.coef - 1.91)).toBe(Math.min(...gaps));
        expect(outcomes(17)).toHaveLength(2);
      }
    }
  });

  test('has its main markets alone in a list, and the number of all', async () => {
    for (const sport of [
      'football',
      'ice-hockey',
      'basketball',
      'tennis',
      'volleyball',
      'cricket',
    ]) {
      const [game] = await listed(`section=line&sport=${sport}&limit=3`);
      const types = game!.markets.map(({ typeId }) => typeId);
      expect([1, 2, 8, 17, 19, 101]).toEqual(expect.arrayContaining(types));
      const whole = await gameOf(game!.id);
      expect(game!.marketCount).toBeGreaterThan(types.length);
      expect(Math.abs(game!.marketCount - whole.markets.length)).toBeLessThanOrEqual(1);
      expect(whole.marketCount).toBe(whole.markets.length);
    }
  });
});

/** The ids of outcomes that the feed has sent since a number. */
async function movedSince(seq: number): Promise<string[]> {
  const answer = await operator.sandbox.fetch(
    new Request(`http://site.test/feed-api/v1/stream?since=${seq}`),
  );
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  const frames = new TextDecoder().decode(value).split('\n\n');
  return frames.flatMap((frame) => {
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    const { odds = [] } = JSON.parse(data ?? '{}') as { odds?: [string, number, number][] };
    return odds.map(([id]) => id);
  });
}

describe('the feed', () => {
  test('has all prices of a game whose page is open, and the main ones of the others', async () => {
    const games = await listed('section=live&sport=football');
    const { body } = await operator.get<{ seq: number }>(`/line-api/v1/games/${games[0]!.id}`);
    operator.clock.advance(60_000);
    const moved = await movedSince(body.seq);
    const ofParts = moved.filter((id) => /^\d+:[12]\d{3}/.test(id));
    const others = games.slice(1).map(({ id }) => String(id));
    expect(ofParts.some((id) => id.startsWith(`${games[0]!.id}:`))).toBe(true);
    expect(ofParts.filter((id) => others.includes(id.split(':')[0]!))).toEqual([]);
    expect(moved.some((id) => others.includes(id.split(':')[0]!))).toBe(true);
  });

  test('has them no longer once the game was not requested for a while', async () => {
    const game = await makeGame(operator, 'football', 86_400);
    await gameOf(game.id);
    operator.clock.advance(120_000);
    const { body } = await operator.get<{ seq: number }>('/line-api/v1/sports');
    operator.clock.advance(250_000);
    const moved = (await movedSince(body.seq)).filter((id) => id.startsWith(`${game.id}:`));
    expect(moved.filter((id) => /:\d{4}/.test(id))).toEqual([]);
    expect(moved).not.toEqual([]);
  });
});

describe('a bet', () => {
  beforeEach(async () => {
    player = await registerPlayer(operator);
  });

  /** A bet on an outcome of a game that nobody looks at. */
  async function betOn(sport: string, typeId: number, param: string | null = null) {
    const game = await makeGame(operator, sport);
    const { id, coef } = game.outcome(typeId, param);
    const { body } = await place(operator, player, coupon(player, [{ id, coef }]));
    return { gameId: game.id, betId: body.bet.id, coef };
  }
  const finish = (gameId: number, home: number, away: number) =>
    operator.control(`/games/${gameId}/finish`, { home, away });

  test('on a half is settled by the score of that half as soon as it has ended, and not again', async () => {
    const { gameId, betId } = await betOn('football', 1001);
    await operator.control(`/games/${gameId}/start`);
    await operator.control(`/games/${gameId}/score`, { home: 1, away: 0 });
    const game = await gameOf(gameId);
    expect(game.score?.periods).toEqual([{ home: 1, away: 0 }]);
    expect((await betOf(operator, player, betId)).status).toBe('accepted');
    // To the second half, which the other side wins.
    await operator.control('/clock', { advance: 55 * 60 });
    const before = (await gameOf(gameId)).score!;
    const [first] = before.periods;
    const settled = await betOf(operator, player, betId);
    expect(settled).toMatchObject({
      status: first!.home > first!.away ? 'won' : 'lost',
      legs: [{ result: `${first!.home}:${first!.away}` }],
    });
    const money = await moneyOf(operator, player);
    await finish(gameId, before.home, before.away + 5);
    expect(await betOf(operator, player, betId)).toEqual(settled);
    expect(await moneyOf(operator, player)).toBe(money);
  });

  test('on a set is settled while the next one is played; one on the match waits for its end', async () => {
    const ofSet = await betOn('volleyball', 21401);
    const { gameId } = ofSet;
    const { id, coef } = (await gameOf(gameId)).markets
      .flatMap(({ outcomes }) => outcomes)
      .find(({ typeId }) => typeId === 401)!;
    const { body } = await place(operator, player, coupon(player, [{ id, coef }]));
    await operator.control(`/games/${gameId}/start`);
    await operator.control(`/games/${gameId}/score`, { home: 1, away: 0 });
    expect(await betOf(operator, player, ofSet.betId)).toMatchObject({
      status: 'won',
      legs: [{ result: '25:23' }],
    });
    expect((await betOf(operator, player, body.bet.id)).status).toBe('accepted');
    await finish(gameId, 1, 3);
    expect((await betOf(operator, player, body.bet.id)).status).toBe('lost');
  });

  test('on a half in an accumulator leaves the rest of it open', async () => {
    const [game, later] = [await makeGame(operator), await makeGame(operator)];
    const legs = [game.outcome(1010, '3.5'), later.outcome(1)].map(({ id, coef }) => ({
      id,
      coef,
    }));
    const { body } = await place(operator, player, coupon(player, legs, { typeId: 1 }));
    await operator.control(`/games/${game.id}/start`);
    await operator.control('/clock', { advance: 55 * 60 });
    const bet = await betOf(operator, player, body.bet.id);
    const [half] = (await gameOf(game.id)).score!.periods;
    const isWon = half!.home + half!.away < 3.5;
    expect(bet.legs.map(({ status }) => status)).toEqual([isWon ? 'won' : 'lost', 'accepted']);
    expect(bet.status).toBe(isWon ? 'accepted' : 'lost');
  });

  test.each([
    ['football', 191, null, [1, 1], 'void'],
    ['football', 191, null, [1, 0], 'won'],
    ['football', 7, '-2', [3, 1], 'void'],
    // Half of the stake is on -1 and half on -1.5; half on 2 and half on 2.5.
    ['football', 7, '-1.25', [2, 1], 'half-lost'],
    ['football', 8, '1.25', [2, 1], 'half-won'],
    ['football', 9, '2.25', [1, 1], 'half-lost'],
    ['football', 10, '2.25', [1, 1], 'half-won'],
    ['football', 9, '2.25', [3, 0], 'won'],
    ['football', 425, '0:1', [2, 1], 'won'],
    ['football', 13, '1.5', [0, 2], 'won'],
    ['football', 183, null, [2, 1], 'won'],
    // Never played: the match was ended in its first half.
    ['football', 2001, null, [1, 0], 'void'],
    ['ice-hockey', 33009, '1.5', [4, 0], 'void'],
    ['tennis', 21401, null, [2, 0], 'won'],
    ['tennis', 40010, '21.5', [2, 0], 'won'],
    ['volleyball', 23402, null, [0, 3], 'won'],
    ['basketball', 182, null, [80, 70], 'won'],
    ['basketball', 6001, null, [80, 70], 'void'],
  ] as const)('on %s, outcome %i (%s), is settled at %j: %s', async (...row) => {
    const [sport, typeId, param, [home, away], status] = row;
    const { gameId, betId, coef } = await betOn(sport, typeId, param);
    await finish(gameId, home, away);
    const bet = await betOf(operator, player, betId);
    expect(bet.status).toBe(status);
    // The stake is 10.00; the winnings are cut, not rounded.
    const won = Math.round(coef * 1000);
    const pays = { won, 'half-won': Math.floor((won + 1000) / 2), void: 1000, 'half-lost': 500 };
    expect(bet.payout).toBe(pays[status] / 100);
    expect(bet.legs[0]).toMatchObject({ status });
  });

  test('on the next goal is settled by who scored it', async () => {
    const first = await betOn('football', 521, '1');
    const second = await makeGame(operator, 'football');
    await operator.control(`/games/${first.gameId}/start`);
    await operator.control(`/games/${first.gameId}/score`, { home: 1, away: 0 });
    const { markets } = await gameOf(first.gameId);
    const next = markets.find(({ typeId }) => typeId === 20);
    expect(new Set(next?.outcomes.map(({ param }) => param))).toEqual(new Set(['2']));
    const won = await betOf(operator, player, first.betId);
    expect(won).toMatchObject({ status: 'won', legs: [{ result: '1:0' }] });
    const money = await moneyOf(operator, player);
    await finish(first.gameId, 1, 3);
    expect(await betOf(operator, player, first.betId)).toEqual(won);
    expect(await moneyOf(operator, player)).toBe(money);
    expect(second.outcome(521, '1').isBlocked).toBe(false);
  });

  test.each([
    [521, 'lost', '0:2 (0:1)'],
    [522, 'lost', '0:2 (0:1)'],
    [523, 'won', '0:2 (0:1)'],
  ])('on the first goal, outcome %i, is %s if it falls with the end', async (...row) => {
    const [typeId, status, result] = row;
    const { gameId, betId } = await betOn('football', typeId, '1');
    await finish(gameId, 0, 2);
    expect(await betOf(operator, player, betId)).toMatchObject({ status, legs: [{ result }] });
  });

  test('on the next goal waits for the end if none is scored', async () => {
    const none = await betOn('football', 522, '1');
    await operator.control(`/games/${none.gameId}/start`);
    expect((await betOf(operator, player, none.betId)).status).toBe('accepted');
    await finish(none.gameId, 0, 0);
    const legs = [{ status: 'won', result: '0:0' }];
    expect(await betOf(operator, player, none.betId)).toMatchObject({ status: 'won', legs });
  });

  test('on the next goal is settled by the clock with the goal, before the match ends', async () => {
    const { gameId, betId } = await betOn('ice-hockey', 521, '1');
    await operator.control(`/games/${gameId}/start`);
    const scored = async (): Promise<boolean> => {
      operator.clock.advance(1000);
      const { score } = await gameOf(gameId);
      return (score?.home ?? 0) + (score?.away ?? 0) > 0;
    };
    for (let second = 0; second < 300 && !(await scored()); second++);
    const { home } = (await gameOf(gameId)).score!;
    const status = home > 0 ? 'won' : 'lost';
    await expect.poll(async () => (await betOf(operator, player, betId)).status).toBe(status);
    expect((await gameOf(gameId)).isFinished).toBe(false);
  });

  test('of two outcomes of one match, of any of its parts, is refused as dependent', async () => {
    const game = await makeGame(operator);
    const legs = [game.outcome(1001), game.outcome(2009, '1.5')];
    const { status, body } = await place(operator, player, coupon(player, legs));
    expect([status, body.error.code]).toEqual([422, 'bets-dependent']);
  });

  test('is accepted on a game whose page was closed long ago, at the present price', async () => {
    const game = await makeGame(operator, 'football', 86_400);
    const { id } = game.outcome(1009, '1.5');
    operator.clock.advance(100_000);
    const { body } = await operator.post<{
      outcomes: { coef: number; isBlocked: boolean; market: { marketTypeId: number } }[];
    }>('/line-api/v1/outcomes', { ids: [id, `${game.id}:1777`, `${game.id}:9001`] });
    expect(body.outcomes).toMatchObject([{ isBlocked: false, market: { marketTypeId: 1017 } }]);
    const [{ coef } = { coef: 0 }] = body.outcomes;
    const answer = await place(operator, player, coupon(player, [{ id, coef }]));
    expect(answer.status).toBe(200);
  });

  test('can be suspended with its market, and has the price that QA sets', async () => {
    const game = await makeGame(operator, 'football', 86_400);
    const { id } = game.outcome(1009, '1.5');
    await operator.control('/outcomes/price', { id, coef: 7.5 });
    await operator.control(`/games/${game.id}/suspend`, { market: 1017 });
    const now = (await gameOf(game.id)).markets.flatMap(({ outcomes }) => outcomes);
    expect(now.find((outcome) => outcome.id === id)).toMatchObject({ coef: 7.5, isBlocked: true });
    expect(now.find(({ typeId }) => typeId === 2009)?.isBlocked).toBe(false);
  });
});
