import type { Game } from '@grandstand/bus-contracts';
import { marblesAnswers } from '@grandstand/bus-contracts/answers';
import { verifyRound } from '@grandstand/bus-contracts/domain/fair';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  betOf,
  coupon,
  migratedDatabase,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Two minutes at the usual pace, in seconds of play. */
const RACE = 1800;
/** Of the market on the winner. */
const MARGIN = 0.12;
const MARKETS = { winner: 810, firstThree: 820, headToHead: 830 };

let operator: TestOperator;
let transactions = 0;
let player: TestPlayer;
beforeAll(async () => {
  const database = await migratedDatabase();
  operator = await startOperator({
    database: {
      ...database,
      transaction: (work) => {
        transactions++;
        return database.transaction(work);
      },
    },
  });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

async function marbles(cookie?: string) {
  const { body } = await operator.get('/line-api/v1/marbles', cookie ? { cookie } : {});
  return v.parse(marblesAnswers.lineMarbles, body);
}

/** The races, as they are some seconds before the start of the next one. */
async function marblesBefore(seconds = 60) {
  for (;;) {
    const { next } = await marbles();
    const wait = next!.startsAt - seconds * SECOND - operator.clock.now();
    if (wait >= 0) {
      operator.clock.advance(wait);
      return marbles();
    }
    operator.clock.advance(MINUTE);
  }
}

const nextRace = async (seconds?: number) => (await marblesBefore(seconds)).next!;

/** The races once QA has started and ended the next one. */
async function runOne() {
  await operator.control('/marbles/start');
  const { body } = await operator.control<{ number: number }>('/marbles/end');
  const ended = await marbles();
  expect(ended.results[0]?.number).toBe(body.number);
  return ended;
}

const outcomesOf = (game: Game | null, market: number) =>
  game?.markets.find(({ typeId }) => typeId === market)?.outcomes ?? [];
const outcomeOf = (game: Game | null, market: number, number: number) => {
  const found = outcomesOf(game, market).find(({ typeId }) => typeId === market + number);
  if (!found) throw new Error(`The race has no outcome ${market + number}.`);
  return found;
};

describe('RTE-04 races of marbles', () => {
  test('start every two minutes, and have three markets with the margin of the line', async () => {
    const first = await nextRace();
    operator.clock.advance(2 * MINUTE);
    const { next: second } = await marbles();
    expect([second!.number - first.number, second!.startsAt - first.startsAt]).toEqual([
      1,
      2 * MINUTE,
    ]);
    const sum = (market: number) =>
      outcomesOf(first.game, market).reduce((all, { coef }) => all + 1 / coef, 0);
    for (const [market, ways] of [
      [MARKETS.winner, 1],
      [MARKETS.firstThree, 3],
      [MARKETS.headToHead, 4],
    ] as const) {
      const margin = sum(market) / ways - 1;
      expect([market, outcomesOf(first.game, market).length]).toEqual([market, 8]);
      expect(margin > 0.02 && margin < 0.2, String(margin)).toBe(true);
    }
  });

  test('P112 are drawn by the weights and in the round that are published with their bets', async () => {
    const { next, chain } = await marblesBefore();
    const all = next!.weights.reduce((sum, weight) => sum + weight, 0);
    const outcomes = outcomesOf(next!.game, MARKETS.winner);
    expect(outcomes).toHaveLength(8);
    for (const { typeId, coef } of outcomes) {
      const chance = next!.weights[typeId - MARKETS.winner - 1]! / all;
      expect(Math.abs(coef * chance * (1 + MARGIN) - 1), `${typeId} ${coef}`).toBeLessThan(0.04);
    }
    operator.clock.advance(MINUTE + SECOND);
    await operator.control('/clock', { advance: RACE });
    const { results } = await marbles();
    const { proof, terminalHash } = results.find((result) => result.number === next!.number)!;
    expect(proof).toMatchObject({
      label: 'marbles',
      round: next!.number - chain.firstRace + 1,
      salt: chain.salt,
      draws: [{ kind: 'order', weights: next!.weights }],
    });
    expect(terminalHash).toBe(chain.terminalHash);
  });

  test('P112 have a round of their own, also after races that were not drawn', async () => {
    const { chain, next: missed } = await marbles();
    operator.clock.jump(operator.clock.now() + 9 * MINUTE);
    await operator.control('/settle');
    const { number } = await nextRace();
    operator.clock.advance(MINUTE + SECOND);
    await operator.control('/clock', { advance: RACE });
    const { results } = await marbles();
    expect(results.some((result) => result.number === missed!.number + 1)).toBe(false);
    const { proof } = results.find((result) => result.number === number)!;
    expect(proof.round).toBe(number - chain.firstRace + 1);
  });

  test('are asked for without a transaction', async () => {
    await marbles();
    const before = transactions;
    await marbles();
    expect(transactions).toBe(before);
  });

  test('take no bets from 5 seconds before the start', async () => {
    const { game, closesAt, startsAt } = await nextRace(6);
    expect(startsAt - closesAt).toBe(5 * SECOND);
    const outcome = outcomeOf(game, MARKETS.winner, 3);
    expect(outcome.isBlocked).toBe(false);
    operator.clock.advance(2 * SECOND);
    const refused = await place(operator, player, coupon(player, [outcome]));
    expect(refused.body).toMatchObject({ error: { code: 'bet-blocked' } });
  });

  test('P112 settle the bets on them by the order that was drawn, which anyone can compute', async () => {
    const { chain } = await marbles();
    const { game, number } = await nextRace();
    const bets: { id: string; type: number }[] = [];
    for (const outcome of game!.markets.flatMap(({ outcomes }) => outcomes)) {
      const { body } = await place(operator, player, coupon(player, [outcome], { amount: 1 }));
      bets.push({ id: body.bet.id, type: outcome.typeId });
    }
    operator.clock.advance(MINUTE + SECOND);
    const { running, results: before } = await marbles();
    expect(running?.number).toBe(number);
    expect(before.some((result) => result.number === number)).toBe(false);
    await operator.control('/clock', { advance: RACE });
    const { results } = await marbles();
    const { arrival, proof } = results.find((result) => result.number === number)!;
    expect(arrival).toEqual(running?.arrival);
    expect(arrival.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const won = (type: number): boolean => {
      const marble = type % 10;
      if (type < MARKETS.firstThree) return arrival[0] === marble;
      if (type < MARKETS.headToHead) return arrival.indexOf(marble) < 3;
      const rival = marble % 2 === 1 ? marble + 1 : marble - 1;
      return arrival.indexOf(marble) < arrival.indexOf(rival);
    };
    for (const { id, type } of bets) {
      const { status, legs } = await betOf(operator, player, id);
      expect([type, status]).toEqual([type, won(type) ? 'won' : 'lost']);
      expect(legs[0]?.result).toBe(arrival.slice(0, 3).join(', '));
    }
    // The seed leads to what was published before the bets, and the order follows from it.
    const link = { round: 0, hash: chain.terminalHash };
    expect(await verifyRound({ ...proof, link, salt: chain.salt })).toEqual({ isValid: true });
    expect(proof.results).toEqual([arrival.map((one) => one - 1)]);
  });

  test('are combined with other races, and never with themselves', async () => {
    const { game } = await nextRace();
    const winner = outcomeOf(game, MARKETS.winner, 1);
    const first = outcomeOf(game, MARKETS.firstThree, 2);
    const same = await place(operator, player, coupon(player, [winner, first]));
    expect(same.body).toMatchObject({ error: { code: 'bets-dependent' } });
    const [id = '', type] = winner.id.split(':');
    const later = `${Number(id) + 10}:${type}`;
    const { body } = await operator.post<{ outcomes: { coef: number }[] }>(
      '/line-api/v1/outcomes',
      { ids: [later] },
    );
    const other = { id: later, coef: body.outcomes[0]!.coef };
    const both = await place(operator, player, coupon(player, [winner, other]));
    expect(both.body.bet.legs).toHaveLength(2);
  });

  test('that a stop of the operator has left out are drawn for those who bet on them', async () => {
    const { game, number } = await nextRace();
    const outcome = outcomeOf(game, MARKETS.firstThree, 1);
    const { body } = await place(operator, player, coupon(player, [outcome]));
    operator.clock.jump(operator.clock.now() + 9 * MINUTE);
    await operator.control('/settle');
    expect((await betOf(operator, player, body.bet.id)).status).toMatch(/^(?:won|lost)$/);
    expect((await marbles()).results.some((result) => result.number === number)).toBe(true);
  });

  test('that QA calls off give the stakes back, and QA decides no other result', async () => {
    const { game, number } = await nextRace();
    const outcome = outcomeOf(game, MARKETS.winner, 1);
    const { body } = await place(operator, player, coupon(player, [outcome]));
    const decided = await operator.control(`/games/${game!.id}/finish`, { home: 1, away: 0 });
    expect(decided.status).toBe(400);
    await operator.control(`/games/${game!.id}/finish`, { isVoid: true });
    expect((await betOf(operator, player, body.bet.id)).status).toBe('void');
    expect((await marbles()).next?.number).toBe(number + 1);
    operator.clock.advance(2 * MINUTE);
    expect((await marbles()).results.some((result) => result.number === number)).toBe(false);
  });

  test('that QA starts and ends do not wait for their time', async () => {
    const { game, number } = await nextRace();
    const outcome = outcomeOf(game, MARKETS.winner, 1);
    const { body } = await place(operator, player, coupon(player, [outcome]));
    await operator.control('/marbles/start');
    const started = await marbles();
    expect([started.running?.number, started.next?.number]).toEqual([number, number + 1]);
    const late = await place(operator, player, coupon(player, [outcome]));
    expect(late.body).toMatchObject({ error: { code: 'bet-blocked' } });
    await operator.control('/marbles/end');
    const ended = await marbles();
    expect([ended.running, ended.results[0]?.number]).toEqual([null, number]);
    expect((await betOf(operator, player, body.bet.id)).status).toMatch(/^(?:won|lost)$/);
  });

  test('are drawn from a new chain once QA has deleted what was drawn', async () => {
    const first = await runOne();
    expect((await operator.control('/reset')).status).toBe(200);
    expect((await marbles()).results).toEqual([]);
    const second = await runOne();
    expect(second.results).toHaveLength(1);
    expect(second.chain.terminalHash).not.toBe(first.chain.terminalHash);
    for (const { results, chain } of [first, second]) {
      const link = { round: 0, hash: chain.terminalHash };
      const { proof } = results[0]!;
      expect(await verifyRound({ ...proof, link, salt: chain.salt })).toEqual({ isValid: true });
    }
  });

  test('are in no list of the line, and closed for a player whom the operator closes them for', async () => {
    const { game } = await nextRace();
    const { body } = await operator.get<{ games: Game[] }>('/line-api/v1/games?section=line');
    expect(body.games.some(({ sportId }) => sportId === game!.sportId)).toBe(false);
    await operator.control(`/players/${player.login}/sports`, { disallowLine: [7] });
    const closed = await marbles(player.cookie);
    expect([closed.next?.game, (await marbles()).next?.game?.id]).toEqual([null, game!.id]);
    const outcome = outcomeOf(game, MARKETS.winner, 1);
    const refused = await place(operator, player, coupon(player, [outcome]));
    expect(refused.body).toMatchObject({ error: { code: 'sport-not-allowed' } });
  });
});
