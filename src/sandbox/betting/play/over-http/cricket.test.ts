import type { Game } from '@grandstand/bus-contracts';
import type { TestOperator } from '@grandstand/sandbox/testing';
import {
  betOf,
  coupon,
  makeGame,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());

const gameOf = async (id: number): Promise<Game> =>
  (await operator.get<{ game: Game }>(`/line-api/v1/games/${id}`)).body.game;

describe('cricket of the operator', () => {
  test('has matches of the championship of the world in the line', async () => {
    const { body } = await operator.get<{ games: Game[] }>(
      '/line-api/v1/games?section=line&sport=cricket&champ=t20-world-championship',
    );
    expect(body.games.length).toBeGreaterThan(0);
    for (const { home, away, markets, score } of body.games) {
      expect([home === away, score]).toEqual([false, null]);
      const winner = markets.find(({ typeId }) => typeId === 101);
      const overround = winner?.outcomes.reduce((sum, { coef }) => sum + 1 / coef, 0) ?? 0;
      expect(overround).toBeGreaterThan(1.02);
    }
  });

  test('suspends bets around a wicket, and writes the score as cricket does', async () => {
    const { id } = await makeGame(operator, 'cricket');
    await operator.control(`/games/${id}/start`);
    let wickets = 0;
    let before = 0;
    for (let second = 0; second < 240 && wickets < 2; second++) {
      operator.clock.advance(1_000);
      const { score, markets, isLive } = await gameOf(id);
      const [, runs, lost, overs] =
        /^(\d+)\/(\d+) \((\d+(?:\.[1-5])?)\)$/.exec(score?.written?.home ?? '') ?? [];
      expect([isLive, score?.written?.away, overs === undefined]).toEqual([true, '–', false]);
      expect(score?.home).toBe(Number(runs));
      if (Number(lost) > before) {
        wickets++;
        expect(
          markets.flatMap(({ outcomes }) => outcomes).every(({ isBlocked }) => isBlocked),
        ).toBe(true);
      }
      before = Number(lost);
    }
    expect(wickets).toBe(2);
  });

  test('settles the first six overs while the match goes on, and all else by its two innings', async () => {
    const player = await registerPlayer(operator);
    const game = await makeGame(operator, 'cricket');
    const bets: string[] = [];
    for (const outcome of [
      game.outcome(61_009, '95.5'),
      game.outcome(401),
      game.outcome(13, '140.5'),
      game.outcome(62_010, '11.5'),
    ]) {
      const { body } = await place(operator, player, coupon(player, [outcome]));
      bets.push(body.bet.id);
    }
    const status = async (at: number) => (await betOf(operator, player, bets[at]!)).status;
    await operator.control(`/games/${game.id}/start`);
    await operator.control('/clock', { advance: 5_300 });
    expect(await status(0)).toBe('accepted');
    await operator.control('/clock', { advance: 2_400 });
    const { score, isLive } = await gameOf(game.id);
    expect([isLive, score?.period]).toEqual([true, 2]);
    expect(['won', 'lost']).toContain(await status(0));
    expect(await status(1)).toBe('accepted');
    await operator.control(`/games/${game.id}/finish`, { home: 139, away: 145 });
    expect(await status(1)).toBe('lost');
    expect(await status(2)).toBe('won');
    expect(['won', 'lost']).toContain(await status(3));
  });

  test('does not end level', async () => {
    const game = await makeGame(operator, 'cricket');
    const finish = (home: number, away: number) =>
      operator.control(`/games/${game.id}/finish`, { home, away });
    expect((await finish(139, 139)).status).toBe(400);
    expect((await finish(139, 138)).status).toBe(200);
  });
});
