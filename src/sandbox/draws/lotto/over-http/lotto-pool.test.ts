import type { LottoDraw } from '@grandstand/bus-contracts/answers';
import { hitsOf, rulesOf, ticketPrizes } from '@grandstand/bus-contracts/domain/lotto';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lottoBench } from '../../../../../tests/harness/operator/lotto-bench';

/** 250,000.00 */
const MIN_JACKPOT = 25_000_000;
/** Each number is in one of them: often three of those that are drawn are in the same one. */
const SYSTEMS = [
  '1 2 3 4 5 6 7 8 9 10 11 12',
  '13 14 15 16 17 18 19 20 21 22 23 24',
  '25 26 27 28 29 30 31 32 33 34 35 36',
  '37 38 39 40 41 42 43 44 45',
];
const COMBINATIONS = 3 * 924 + 84;

let operator: TestOperator;
let player: TestPlayer;
let bench: ReturnType<typeof lottoBench>;

beforeAll(async () => {
  operator = await startOperator();
  bench = lottoBench(operator);
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  await operator.sandbox.close();
});

const fill = (draw: LottoDraw, random: number) =>
  operator.control<ErrorBody>(`/lotto/draws/${draw.id}/fill`, { random });

it('TOT-01 6/45 has a jackpot and terms by which its sales are shared; the other lotteries have fixed prizes', async () => {
  const now = await bench.lotteryNow('6-45');
  expect(now).toMatchObject({ price: 100, jackpot: MIN_JACKPOT });
  expect(now.next[0]?.terms).toEqual({
    kind: 'pool',
    prizes: [
      { hits: 6, percent: 20, times: 0 },
      { hits: 5, percent: 8, times: 1500 },
      { hits: 4, percent: 12, times: 50 },
      { hits: 3, percent: 20, times: 5 },
    ],
    leastJackpot: 250_000,
  });
  for (const lottery of ['5-36', '4-20'] as const) {
    const other = await bench.lotteryNow(lottery);
    expect([other.jackpot, other.next[0]?.terms.kind]).toEqual([null, 'fixed']);
    expect((await bench.drawNow(lottery)).dividends).toBeNull();
  }
});

it('TOT-01 P111 6/45 pays shares of its sales, each combination the same, and carries the rest to the jackpot', async () => {
  await operator.control(`/players/${player.login}/deposit`, { amount: 200_000 });
  let won = 0;
  // 20 draws without three hits in one of the systems do not happen.
  for (let count = 0; count < 20 && won === 0; count += 1) {
    const before = await bench.lotteryNow('6-45');
    const draw = before.next[0]!;
    await bench.buy(player, draw, SYSTEMS);
    expect((await fill(draw, 2000)).status).toBe(200);
    const money = await moneyOf(operator, player);
    const done = await bench.drawNow('6-45');
    expect([done.id, done.tickets]).toEqual([draw.id, 2000 + SYSTEMS.length]);
    const { sales, categories, jackpot, house, carried, added, renewed } = done.dividends!;
    expect(sales).toBe((COMBINATIONS + 2000) * 100);
    expect([jackpot.atStake, house]).toEqual([before.jackpot, (sales * 40) / 100]);
    const paid = done.winners.reduce((sum, { tickets, each }) => sum + tickets * each, 0);
    expect(paid + house + jackpot.after).toBe(sales + jackpot.atStake + added + renewed);
    expect(carried).toBeGreaterThanOrEqual((sales * 20) / 100);
    expect((await bench.lotteryNow('6-45')).jackpot).toBe(jackpot.after);
    const three = categories.find(({ hits }) => hits === 3)!;
    expect(three.each).toBe(Math.max(500, Math.floor(three.money / three.units)));

    const own = (await bench.tickets(player)).filter((ticket) => ticket.draw.id === draw.id);
    for (const { numbers, hits, prize } of own) {
      const ticket = { size: numbers.length, hits: hitsOf(numbers, done.numbers ?? []) };
      const prizes = ticketPrizes(rulesOf(done), ticket, done.winners);
      expect(hits).toBe(ticket.hits);
      expect(prize).toBe(prizes.reduce((sum, one) => sum + one.count * one.each, 0));
    }
    won = own.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
    expect((await moneyOf(operator, player)) - money).toBeCloseTo(won / 100);
  }
  expect(won).toBeGreaterThan(0);
});

it('QA fills draws that are open, and no other', async () => {
  const done = await bench.drawNow('6-45');
  expect((await fill(done, 10)).status).toBe(422);
  const next = await bench.next('6-45');
  for (const random of [0, 10_001, 1.5]) expect((await fill(next, random)).status).toBe(400);
  expect((await operator.control('/lotto/draws/none/fill', { random: 1 })).status).toBe(404);
});
