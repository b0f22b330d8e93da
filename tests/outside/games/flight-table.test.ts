import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { settle } from '@grandstand/bus-contracts/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TableAnswer } from '../../../src/outside/games/play-data';
import { flightMs, flownAfter } from '../../../src/outside/games/maths/curve/flight';
import type { FlightView } from '../../../src/outside/games/maths/curve/flight';
import { WITH_GAMES } from '../../harness/operator/wallet-bench';
import { tableBench } from './table-bench';

/** The greatest target, which next to no round reaches: a stop by hand comes before it. */
const FAR = { targets: [100_000] };
const LEAST = { targets: [101] };

let operator: TestOperator;
let players: TestPlayer[];
const { program, open, inPhase, drawn } = tableBench('kite-run', FAR, {
  get operator() {
    return operator;
  },
});
const money = async (at: number) => moneyOf(operator, players[at]!);

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
beforeEach(async () => {
  players = [await registerPlayer(operator), await registerPlayer(operator)];
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get('/sandbox/v1/reconciliation');
  expect(body).toMatchObject({ differences: [], open: 0 });
  await operator.sandbox.close();
});

/** Lets the kite fly to its end. */
async function flown(
  running: ReturnType<typeof program>,
  page: Awaited<ReturnType<typeof open>>,
): Promise<TableAnswer> {
  let answer: TableAnswer = await page.look();
  while (answer.phase === 'running') {
    await running.pass(500);
    answer = await page.look();
  }
  return answer;
}

/** Plays rounds until one flies for so long, with the bets of a round in the hands of the test. */
async function longFlight(running: ReturnType<typeof program>, bet: () => Promise<unknown>) {
  const page = await open(running, players[0]!);
  for (;;) {
    await inPhase(page, 'betting');
    const made = await bet();
    await drawn(running, page, 'running');
    await running.pass(flightMs(130));
    if ((await page.look()).phase === 'running') return { page, made };
    await inPhase(page, 'shown');
    await settle();
    await running.pass(5000);
  }
}

/** Where a flight that is over has ended. */
const endOf = (view: unknown): number => (view as FlightView).end ?? Number.NaN;

it('CAS-01 pays a stop by the time of the server, and a target by itself, while nobody sees the end', async () => {
  const running = program();
  const hand = await open(running, players[1]!);
  let before = 0;
  const { page } = await longFlight(running, async () => {
    before = await money(1);
    return hand.bet();
  });
  const { own, runningFor } = await hand.look();
  expect(own?.result).toBe(null);
  const stopped = await hand.stop(own?.roundId);
  const out = flownAfter(runningFor ?? 0);
  expect(stopped.own?.result).toMatchObject({ returned: out, view: null });
  // The rounds that are over are told with their ends.
  const told = JSON.stringify(
    [await page.look(), await hand.look()].map((answer) => ({ ...answer, last: [] })),
  );
  expect(told).not.toMatch(/"end":/);
  await expect.poll(async () => money(1)).toBe(before - 1 + out / 100);
  expect((await hand.stop(own?.roundId)).error?.code).toBe('too-late');
  const shown = await flown(running, page);
  expect(endOf(shown.last[0]?.view)).toBeGreaterThanOrEqual(out);
});

it('ends a bet at its target without its page, and returns nothing of one that is not reached', async () => {
  const running = program();
  const page = await open(running, players[0]!);
  const least = await open(running, players[1]!);
  await inPhase(page, 'betting');
  await page.bet(100, FAR);
  await least.bet(100, LEAST);
  await drawn(running, page, 'running');
  expect((await page.stop((await page.look()).own?.roundId)).error?.code).toBe('too-late');
  const { own } = await flown(running, page);
  const end = endOf(own?.result?.view);
  await expect.poll(async () => money(0)).toBe(end >= 100_000 ? 1099 : 99);
  await expect.poll(async () => money(1)).toBe(end >= 101 ? 100.01 : 99);
});
