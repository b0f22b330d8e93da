import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DICE,
  DIE,
  SLOT,
  WITH_GAMES,
  walletBench,
} from '../../../../../tests/harness/operator/wallet-bench';

interface Round {
  readonly id: string;
  readonly status: string;
  readonly staked: number;
  readonly won: number;
  readonly commitment: string | null;
  readonly nonce: number | null;
}

let operator: TestOperator;
let player: TestPlayer;
const { bodies, call, ids, nextCycle, open } = walletBench({
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
afterAll(() => operator.sandbox.close());

const roundsOf = async (by: TestPlayer, game = DICE.code): Promise<readonly Round[]> => {
  const path = `/web-api/third-party/rounds?game=${game}`;
  return (await operator.get<{ rounds: Round[] }>(path, { token: by.token })).body.rounds;
};

/** Plays a round of the game; without a win it stays open. */
async function played(gameId: number, win?: number): Promise<string> {
  const session = await open(player, gameId);
  const round = ids(session);
  const bet = bodies.bet(round, 100, { draws: [DIE] });
  expect((await call('bet', bet)).code).toBeNull();
  if (win !== undefined) {
    await call('win', bodies.win(round, bet.transactionId, win));
    await call('close-round', bodies.close(round, 100, win));
  }
  nextCycle();
  return round.roundId;
}

test('GAM-01 a player sees their own rounds of a game, the newest first, and the seeds that drew them', async () => {
  const lost = await played(DICE.id, 0);
  const other = await played(SLOT.id, 250);
  const won = await played(DICE.id, 194);
  const left = await played(DICE.id);
  const { token } = player;
  const seeds = await operator.get<{ current: { commitment: string } }>('/web-api/fair/seeds', {
    token,
  });
  const { commitment } = seeds.body.current;
  const drawn = { staked: 100, iso: 'EUR', scale: 2, commitment };
  expect(await roundsOf(player)).toMatchObject([
    { id: left, status: 'open', won: 0, nonce: 3, ...drawn },
    { id: won, status: 'closed', won: 194, nonce: 2, ...drawn },
    { id: lost, status: 'closed', won: 0, nonce: 0, ...drawn },
  ]);
  expect(await roundsOf(player, SLOT.code)).toMatchObject([{ id: other, won: 250, nonce: 1 }]);
  expect(await roundsOf(await registerPlayer(operator))).toEqual([]);
});

test('the bet that was taken back leaves a round that is void', async () => {
  const session = await open(player);
  const round = ids(session);
  const bet = bodies.bet(round, 100, { draws: [DIE] });
  await call('bet', bet);
  await call('rollback', bodies.rollback(round, bet.transactionId));
  expect(await roundsOf(player)).toMatchObject([{ status: 'void', staked: 0, won: 0 }]);
});

test('a guest is refused, and so is a list of no game', async () => {
  const path = '/web-api/third-party/rounds';
  expect((await operator.get(`${path}?game=dice`)).status).toBe(401);
  expect((await operator.get(path, { token: player.token })).status).toBe(400);
});
