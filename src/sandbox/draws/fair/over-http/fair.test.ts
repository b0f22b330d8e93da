import { rm } from 'node:fs/promises';
import {
  isTicketIn,
  type SharedRound,
  ticketProof,
  verifyRound,
} from '@grandstand/bus-contracts/domain/fair';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  migratedDatabase,
  registerPlayer,
  startOperator,
  migratedFolder,
} from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

interface Seeds extends ErrorBody {
  readonly current: {
    readonly commitment: string;
    readonly clientSeed: string | null;
    readonly rounds: number;
  };
  readonly former: readonly { commitment: string; serverSeed: string; rounds: number }[];
}

interface Round extends ErrorBody {
  readonly refId: string;
  readonly commitment: string;
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly results: number[][];
}

interface Chain extends ErrorBody {
  readonly id: number;
  readonly terminalHash: string;
}

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let operator: TestOperator;
let player: TestPlayer;

beforeAll(async () => {
  database = await migratedDatabase();
  operator = await startOperator({ database });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

/** The calls of a player at an operator. */
function callsOf(by: TestPlayer, at = operator) {
  const { token } = by;
  return {
    seeds: () => at.get<Seeds>('/web-api/fair/seeds', { token }),
    rounds: () => at.get<{ rounds: Round[] }>('/web-api/fair/rounds', { token }),
    rotate: (commitment: string) =>
      at.post<Seeds>('/web-api/fair/rotate', { commitment }, { token }),
    setClientSeed: (commitment: string, clientSeed: string) =>
      at.post<Seeds>('/web-api/fair/client-seed', { commitment, clientSeed }, { token }),
    dice: (refId: string, other: object = {}) =>
      at.control<Round>(`/players/${by.login}/dice`, { refId, ...other }),
  };
}
type PlayerCalls = ReturnType<typeof callsOf>;

/** Sets a client seed; returns the commitment. */
async function begin(calls: PlayerCalls, clientSeed = 'lucky-7'): Promise<string> {
  const { commitment } = (await calls.seeds()).body.current;
  expect((await calls.setClientSeed(commitment, clientSeed)).status).toBe(200);
  return commitment;
}

describe('dice of a player', () => {
  test('P112 verify offline once the player has rotated the seeds, and not with another result', async () => {
    const calls = callsOf(player);
    const commitment = await begin(calls);
    const thrown = [(await calls.dice('first')).body];
    // A new client seed in the course of a server seed: its rounds go on counting.
    await calls.setClientSeed(commitment, 'other-seed');
    thrown.push((await calls.dice('second', { dice: 3 })).body);
    expect(
      thrown.map(({ clientSeed, nonce, serverSeed }) => [clientSeed, nonce, serverSeed]),
    ).toEqual([
      ['lucky-7', 0, null],
      ['other-seed', 1, null],
    ]);

    const rotated = await calls.rotate(commitment);
    const serverSeed = rotated.body.former[0]?.serverSeed;
    expect(rotated.body.former).toEqual([
      { commitment, serverSeed, rounds: 2, revealedAt: operator.clock.now() },
    ]);
    const { rounds } = (await calls.rounds()).body;
    expect(rounds).toEqual(thrown.toReversed().map((round) => ({ ...round, serverSeed })));
    for (const round of rounds) {
      expect(await verifyRound(round)).toEqual({ isValid: true });
      const results = round.results.map(([face = 0]) => [(face + 1) % 6]);
      expect(await verifyRound({ ...round, results })).toEqual({
        isValid: false,
        fault: 'other-results',
      });
      expect(await verifyRound({ ...round, nonce: round.nonce + 7 })).toMatchObject({
        isValid: false,
      });
      const own = rotated.body.current.commitment;
      expect(await verifyRound({ ...round, commitment: own })).toEqual({
        isValid: false,
        fault: 'other-seed',
      });
    }
  });

  test('P112 no answer of the operator has a server seed before its rotation', async () => {
    const calls = callsOf(player);
    const commitment = await begin(calls);
    await calls.dice('first');
    const [kept] = await database.query<{ secret: string }>(
      'SELECT secret FROM fair_seeds WHERE commitment = $1',
      [commitment],
    );
    const secret = kept?.secret ?? '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const gets = operator.sandbox.calls.flatMap((call) => {
      const [method, path = ''] = call.split(' ');
      return method === 'GET' && !path.includes('stream') ? [path] : [];
    });
    const answers = [
      ...(await Promise.all(
        gets.map((path) =>
          operator.get(path.replaceAll(/:\w+/g, player.login), { token: player.token }),
        ),
      )),
      await calls.setClientSeed(commitment, 'other-seed'),
      await calls.setClientSeed('0'.repeat(64), 'other-seed'),
      await calls.rotate('0'.repeat(64)),
      await calls.dice('first'),
      await calls.dice('first', { dice: 5 }),
      await calls.dice('second'),
    ];
    expect(answers.length).toBeGreaterThan(50);
    for (const { body, headers } of answers) {
      expect(JSON.stringify([body, [...headers]])).not.toContain(secret);
    }
    expect((await calls.rotate(commitment)).body.former[0]?.serverSeed).toBe(secret);
  });

  test('P01 are thrown once by their refId', async () => {
    const calls = callsOf(player);
    await begin(calls);
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.dice('same')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await calls.seeds()).body.current.rounds).toBe(1);
    const other = await calls.dice('same', { dice: 4 });
    expect([other.status, other.body.error.code]).toEqual([409, 'other-body']);
  });

  test('are not thrown before the player has set a client seed', async () => {
    const calls = callsOf(player);
    expect((await calls.dice('early')).body.error.code).toBe('no-client-seed');
    await calls.seeds();
    const early = await calls.dice('early');
    expect([early.status, early.body.error.code]).toEqual([422, 'no-client-seed']);
  });
});

describe('the seeds of a player', () => {
  test.each([
    ['empty', ''],
    ['with a separator of the stream', 'a:1'],
    ['too long', 'a'.repeat(65)],
    ['in other letters', 'удача'],
  ])('take no client seed that is %s', async (_what, clientSeed) => {
    const calls = callsOf(player);
    const { commitment } = (await calls.seeds()).body.current;
    expect((await calls.setClientSeed(commitment, clientSeed)).status).toBe(400);
    expect((await calls.seeds()).body.current.clientSeed).toBeNull();
  });

  test('are changed and rotated only as the player saw them', async () => {
    const calls = callsOf(player);
    const commitment = await begin(calls);
    const first = await calls.rotate(commitment);
    // An answer that was lost is asked for again.
    expect((await calls.rotate(commitment)).body).toEqual(first.body);
    const late = await calls.setClientSeed(commitment, 'late');
    expect([late.status, late.body.error.code]).toEqual([409, 'seeds-changed']);
  });

  test("P12 are neither shown to nor changed by another player, and a guest's do not exist", async () => {
    const calls = callsOf(player);
    const commitment = await begin(calls);
    await calls.dice('first');
    const other = callsOf(await registerPlayer(operator));
    expect((await other.rotate(commitment)).status).toBe(409);
    expect((await other.setClientSeed(commitment, 'mine')).status).toBe(409);
    expect((await other.rounds()).body.rounds).toEqual([]);
    expect((await calls.seeds()).body.current).toMatchObject({ commitment, clientSeed: 'lucky-7' });
    for (const path of ['seeds', 'rounds']) {
      expect((await operator.get(`/web-api/fair/${path}`)).status).toBe(401);
    }
  });

  test('P112 come from chance, and not from the secret of the results', async () => {
    const another = await startOperator({ resultsSecret: 'grandstand' });
    const twin = await startOperator({ resultsSecret: 'grandstand' });
    const commitments = await Promise.all(
      [another, twin].map(async (at) => {
        const { body } = await callsOf(await registerPlayer(at), at).seeds();
        return body.current.commitment;
      }),
    );
    expect(commitments[0]).not.toBe(commitments[1]);
    await Promise.all([another.sandbox.close(), twin.sandbox.close()]);
  });
});

test('P112 seeds, rounds and chains are kept through a restart', async () => {
  const dataDir = await migratedFolder();
  const before = await startOperator({ dataDir });
  const gambler = await registerPlayer(before);
  const commitment = await begin(callsOf(gambler, before));
  const first = (await callsOf(gambler, before).dice('first')).body;
  const chain = (await before.control<Chain>('/seed-chains', { label: 'lotto', length: 1500 }))
    .body;
  await before.control(`/seed-chains/${chain.id}/salt`, { salt: 'block-9' });
  await before.sandbox.close();

  const after = await startOperator({ dataDir });
  const calls = callsOf(gambler, after);
  expect((await calls.seeds()).body.current).toMatchObject({ commitment, clientSeed: 'lucky-7' });
  expect((await calls.dice('first')).body).toEqual(first);
  expect((await calls.dice('second')).body.nonce).toBe(1);
  await calls.rotate(commitment);
  for (const round of (await calls.rounds()).body.rounds) {
    expect(await verifyRound(round)).toEqual({ isValid: true });
  }
  const path = `/seed-chains/${chain.id}/draw`;
  const { body } = await after.control<SharedRound>(path, { refId: 'a', count: 5, from: 36 });
  expect(body.link).toEqual({ round: 0, hash: chain.terminalHash });
  expect(await verifyRound(body)).toEqual({ isValid: true });
  await after.sandbox.close();
  await rm(dataDir, { recursive: true });
});

test('P112 a draw that players share verifies from the terminal hash, the salt and the tickets', async () => {
  const { body: chain } = await operator.control<Chain>('/seed-chains', {
    label: 'lotto-5-36',
    length: 3,
  });
  const path = `/seed-chains/${chain.id}`;
  const tickets = ['1-7-12-20-33', '4-8-15-16-23'];
  const wish = { refId: 'draw-1', count: 5, from: 36, tickets };
  expect((await operator.control(`${path}/draw`, wish)).status).toBe(400);
  expect((await operator.control(`${path}/salt`, { salt: 'block-9' })).status).toBe(200);
  expect((await operator.control(`${path}/salt`, { salt: 'other' })).status).toBe(400);

  const { body: round } = await operator.control<SharedRound>(`${path}/draw`, wish);
  expect(round.link).toEqual({ round: 0, hash: chain.terminalHash });
  expect(await verifyRound(round)).toEqual({ isValid: true });
  const proof = await ticketProof(tickets, 1);
  expect(await isTicketIn('4-8-15-16-23', proof, round.root ?? '')).toBe(true);
  const forged = { ...round, results: [round.results[0]?.toReversed()] };
  expect(await verifyRound(forged)).toEqual({ isValid: false, fault: 'other-results' });
  expect((await operator.control(`${path}/draw`, wish)).body).toEqual(round);
  const next = { ...wish, refId: 'draw-2' };
  expect((await operator.control<SharedRound>(`${path}/draw`, next)).body.link).toEqual({
    round: 1,
    hash: round.seed,
  });
});
