import { championshipAnswers } from '@grandstand/bus-contracts/answers';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { betOf, coupon, place, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

async function championship(language = 'en') {
  const { body } = await operator.get('/line-api/v1/championship', { language });
  return v.parse(championshipAnswers.lineChampionship, body);
}

/** Leaps on until the championship is at a phase. */
async function leapTo(phase: 'before' | 'during' | 'after') {
  for (let leap = 0; leap < 60; leap++) {
    const now = await championship();
    if (now.phase === phase) return now;
    await operator.control('/clock', { advance: 2_000 });
  }
  throw new Error(`The championship was never ${phase}.`);
}

describe('RTE-28 the championship of the world', () => {
  test('is announced with all of its matches, and its winner can be bet on by a single alone', async () => {
    const { rounds, table, champion, winner } = await leapTo('before');
    expect([rounds.length, ...rounds.map((round) => round.length)]).toEqual([5, 3, 3, 3, 3, 3]);
    expect([champion, table.length, table.every(({ played }) => played === 0)]).toEqual([
      null,
      6,
      true,
    ]);
    const outcomes = winner!.markets[0]!.outcomes;
    const overround = outcomes.reduce((sum, { coef }) => sum + 1 / coef, 0);
    expect([outcomes.length, overround > 1.05 && overround < 1.25]).toEqual([6, true]);
    const [match] = rounds[0]!;
    const [leg] = match!.markets.flatMap((market) => market.outcomes);
    const both = await place(operator, player, coupon(player, [outcomes[0]!, leg!], { typeId: 1 }));
    expect(both.body).toMatchObject({ error: { code: 'bet-banned-express' } });
  });

  test('is played, moves the odds on its winner, and settles the bets on it', async () => {
    const { winner: before } = await leapTo('before');
    const bets: { readonly id: string; readonly name: number }[] = [];
    for (const outcome of before!.markets[0]!.outcomes) {
      const { body } = await place(operator, player, coupon(player, [outcome]));
      bets.push({ id: body.bet.id, name: outcome.typeId });
    }
    await leapTo('during');
    await operator.control('/clock', { advance: 34_000 });
    const { table, winner } = await championship();
    expect(Math.max(...table.map(({ played }) => played))).toBeGreaterThanOrEqual(2);
    const prices = (game: typeof winner) => game?.markets[0]?.outcomes.map(({ coef }) => coef);
    expect(prices(winner)).not.toEqual(prices(before));
    const after = await leapTo('after');
    expect(after.table.every(({ played }) => played === 5)).toBe(true);
    expect([after.champion, after.winner]).toEqual([after.table[0]!.name, null]);
    const dictionary = await operator.get<{ texts: Record<string, string> }>(
      '/bff-api/dictionary?lang=en&ids=outcomes',
    );
    for (const { id, name } of bets) {
      const isChampion = dictionary.body.texts[`outcome.${name}`] === after.champion;
      expect((await betOf(operator, player, id)).status).toBe(isChampion ? 'won' : 'lost');
    }
  });

  test('leaves out what is closed for a player', async () => {
    await operator.control(`/players/${player.login}/sports`, { disallowLine: [5] });
    const { body } = await operator.get('/line-api/v1/championship', {
      cookie: player.cookie,
    });
    const { rounds, winner, isLineClosed, isLiveClosed } = v.parse(
      championshipAnswers.lineChampionship,
      body,
    );
    expect([winner, isLineClosed, isLiveClosed]).toEqual([null, true, false]);
    expect(rounds.flat().every(({ isLive, isFinished }) => isLive || isFinished)).toBe(true);
  });
});
