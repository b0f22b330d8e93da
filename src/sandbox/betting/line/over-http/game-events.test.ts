import type { Course, Game } from '@grandstand/bus-contracts';
import { MARKET, OUTCOME, PART, typeInPart } from '@grandstand/bus-contracts/domain';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  betOf,
  coupon,
  makeGame,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  await operator.control('/clock', { isPaused: true });
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

async function gameOf(id: number): Promise<Game> {
  return (await operator.get<{ game: Game }>(`/line-api/v1/games/${id}`)).body.game;
}

async function courseOf(id: number): Promise<Course> {
  return (await operator.get<{ course: Course }>(`/line-api/v1/games/${id}/course`)).body.course;
}

function outcomeIn({ markets }: Game, marketTypeId: number, typeId: number, param?: string) {
  const outcome = markets
    .find((market) => market.typeId === marketTypeId)
    ?.outcomes.find((one) => one.typeId === typeId && (!param || one.param === param));
  if (!outcome) throw new Error(`There is no outcome ${typeId} ${param}.`);
  return outcome;
}

test('bets on corners, scorers and cards are settled by what happens', async () => {
  const made = await makeGame(operator);
  const before = await gameOf(made.id);
  const { lineUps } = await courseOf(made.id);
  const [forward] = lineUps!.home.starters.toReversed();
  const defender = lineUps!.away.starters.find(({ position }) => position === 'defender');
  const scorer = `${forward!.number} ${forward!.name}`;
  const booked = `${defender!.number} ${defender!.name}`;
  const over = typeInPart(OUTCOME.over, PART.corners);
  const bets = [
    outcomeIn(before, typeInPart(MARKET.total, PART.corners), over, '10.5'),
    outcomeIn(before, MARKET.anyScorer, OUTCOME.anyScorerHome, scorer),
    outcomeIn(before, MARKET.playerCard, OUTCOME.cardAway, booked),
  ];
  const ids: string[] = [];
  for (const { id, coef } of bets) {
    const { body } = await place(operator, player, coupon(player, [{ id, coef }]));
    ids.push(body.bet.id);
  }
  await operator.control(`/games/${made.id}/start`, {});
  const happens = (event: object) => operator.control(`/games/${made.id}/events`, event);
  for (let corner = 0; corner < 11; corner++) await happens({ kind: 'corner', side: 'away' });
  await happens({ kind: 'goal', side: 'home', player: forward!.number });
  await happens({ kind: 'yellow-card', side: 'away', player: defender!.number });
  const course = await courseOf(made.id);
  expect(course.events.filter(({ kind }) => kind === 'corner').length).toBeGreaterThanOrEqual(11);
  expect(course.events.find(({ kind }) => kind === 'goal')).toMatchObject({
    side: 'home',
    player: { number: forward!.number, name: forward!.name },
    score: { home: 1, away: 0 },
  });
  expect((await gameOf(made.id)).score).toMatchObject({ home: 1, away: 0 });
  // The goal and the card are decided at once, the corners at the end.
  expect(
    await Promise.all(ids.map(async (id) => (await betOf(operator, player, id)).status)),
  ).toEqual(['accepted', 'won', 'won']);
  await operator.control(`/games/${made.id}/finish`, { home: 1, away: 0 });
  const [corners] = ids;
  const bet = await betOf(operator, player, corners!);
  expect(bet.status).toBe('won');
  expect(bet.legs[0]?.result).toMatch(/^1:0 \(\d+:1[1-9]\)$/);
});

test('a player who comes on can be bet on, and one who went off can not', async () => {
  const { id } = await makeGame(operator);
  await operator.control(`/games/${id}/start`, {});
  const { lineUps } = await courseOf(id);
  const off = lineUps!.home.starters.at(-1)!;
  const on = lineUps!.home.bench.at(-1)!;
  const playersOf = (game: Game) =>
    game.markets
      .find(({ typeId }) => typeId === MARKET.anyScorer)
      ?.outcomes.map(({ param }) => param);
  expect(playersOf(await gameOf(id))).toContain(`${off.number} ${off.name}`);
  await operator.control(`/games/${id}/events`, {
    kind: 'substitution',
    side: 'home',
    player: on.number,
    off: off.number,
  });
  const players = playersOf(await gameOf(id));
  expect(players).toContain(`${on.number} ${on.name}`);
  expect(players).not.toContain(`${off.number} ${off.name}`);
});

test('an event that can not be is refused', async () => {
  const { id } = await makeGame(operator);
  const refusal = async (gameId: number, event: object) => {
    const { status, body } = await operator.control(`/games/${gameId}/events`, event);
    return `${status} ${JSON.stringify(body)}`;
  };
  expect(await refusal(id, { kind: 'corner', side: 'home' })).toMatch(/^400.*not live/);
  await operator.control(`/games/${id}/start`, {});
  expect(await refusal(id, { kind: 'yellow-card', side: 'home' })).toMatch(/^400.*needs/);
  expect(await refusal(id, { kind: 'goal', side: 'home', player: 99 })).toMatch(/^400.*99/);
  const tennis = await makeGame(operator, 'tennis');
  await operator.control(`/games/${tennis.id}/start`, {});
  expect(await refusal(tennis.id, { kind: 'corner', side: 'home' })).toMatch(/^400.*football/);
});
