import { randomBytes } from 'node:crypto';
import { verifyRound, type Draw } from '@grandstand/bus-contracts/domain/fair';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database';
import { handClock, migratedDatabase } from '../../testing';
import { PlayerSeeds, type RoundWish } from './player-seeds';

const PLAYER = 100_001;
const DICE: Draw[] = [{ kind: 'below', count: 6 }];

let database: Database;
let seeds: PlayerSeeds;
/** The server seeds, as they were made. */
let secrets: string[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  await database.query(
    `INSERT INTO players (login, password_hash, country_id, registered_at) VALUES ('ann', '', 3, 1)`,
  );
  seeds = new PlayerSeeds({
    database,
    now: handClock().now,
    randomBytes: (size) => {
      const bytes = randomBytes(size);
      secrets.push(bytes.toString('hex'));
      return bytes;
    },
  });
});
afterEach(async () => {
  secrets = [];
  await database.script('TRUNCATE fair_rounds, fair_seeds');
});
afterAll(() => database.close());

const draw = (wish: RoundWish) =>
  database.transaction((queries) => seeds.draw(queries, PLAYER, wish));
const dice = (refId: string) => draw({ refId, label: 'dice', draws: DICE });
const committed = async () => (await seeds.view(PLAYER)).current.commitment;
const refusal = (code: string) => expect.objectContaining({ code });

async function begin(clientSeed = 'lucky-7') {
  return seeds.setClientSeed(PLAYER, await committed(), clientSeed);
}

test('P112 the first seeds are committed before their client seed, and draw nothing before it', async () => {
  const { current, former } = await seeds.view(PLAYER);
  expect(current).toMatchObject({ clientSeed: null, rounds: 0 });
  expect(former).toEqual([]);
  expect((await seeds.view(PLAYER)).current).toEqual(current);
  await expect(dice('one')).rejects.toEqual(refusal('no-client-seed'));
  await begin();
  expect(await dice('one')).toMatchObject({ commitment: current.commitment, nonce: 0 });
});

test('P112 a rotated seed begins with a new commitment and without a client seed', async () => {
  const before = (await begin()).current;
  await dice('one');
  const { current, former } = await seeds.rotate(PLAYER, before.commitment);
  expect(former).toEqual([
    {
      commitment: before.commitment,
      serverSeed: secrets[0],
      rounds: 1,
      revealedAt: expect.any(Number),
    },
  ]);
  expect(current.commitment).not.toBe(before.commitment);
  expect(current).toMatchObject({ clientSeed: null, rounds: 0 });
  await expect(dice('two')).rejects.toEqual(refusal('no-client-seed'));
});

test('seeds are rotated once by requests that name the same, and never by another name', async () => {
  const { current } = await begin();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => seeds.rotate(PLAYER, current.commitment)),
  );
  expect(new Set(answers.map((view) => view.current.commitment)).size).toBe(1);
  expect(answers.at(-1)?.former).toHaveLength(1);
  await expect(seeds.rotate(PLAYER, '0'.repeat(64))).rejects.toEqual(refusal('seeds-changed'));
  await expect(seeds.setClientSeed(PLAYER, current.commitment, 'late')).rejects.toEqual(
    refusal('seeds-changed'),
  );
});

test('P01 a refId has one round, whose game and draws are the same', async () => {
  await begin();
  const rounds = await Promise.all(Array.from({ length: 8 }, () => dice('same')));
  expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBe(1);
  expect((await seeds.view(PLAYER)).current.rounds).toBe(1);
  await begin('another');
  expect(await dice('same')).toEqual(rounds[0]);
  for (const other of [{ label: 'slot' }, { draws: [...DICE, ...DICE] }]) {
    const wish = { refId: 'same', label: 'dice', draws: DICE, ...other };
    await expect(draw(wish)).rejects.toEqual(refusal('other-body'));
  }
});

test('rounds at once have different nonces', async () => {
  await begin();
  const rounds = await Promise.all(Array.from({ length: 20 }, (_, index) => dice(`r-${index}`)));
  const nonces = rounds.map(({ nonce }) => nonce).toSorted((one, other) => one - other);
  expect(nonces).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('a round that its game gave up takes no nonce', async () => {
  await begin();
  const failed = database.transaction(async (queries) => {
    await seeds.draw(queries, PLAYER, { refId: 'lost', label: 'dice', draws: DICE });
    throw new Error('The bet was refused.');
  });
  await expect(failed).rejects.toThrow('The bet was refused.');
  expect(await seeds.rounds(PLAYER)).toEqual([]);
  expect((await dice('next')).nonce).toBe(0);
});

const words = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('draw' as const), label: words }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('client' as const), seed: words }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rotate' as const) }) },
  ),
  { minLength: 1, maxLength: 30 },
);

test('P112 all rounds verify after the rotation, and no answer before it has the seed (500 sequences)', async () => {
  let refs = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const refIds = new Map<string, string>();
      for (const step of all) {
        const current = (await begin()).current.commitment;
        const secret = secrets.at(-1);
        let answer: unknown;
        if (step.kind === 'draw') {
          const refId = `ref-${++refs}`;
          answer = await draw({ refId, label: step.label, draws: DICE });
          refIds.set(refId, current);
        } else if (step.kind === 'client') {
          answer = await seeds.setClientSeed(PLAYER, current, step.seed);
        } else {
          answer = await seeds.rotate(PLAYER, current);
        }
        const answers = JSON.stringify([
          answer,
          await seeds.view(PLAYER),
          await seeds.rounds(PLAYER),
        ]);
        expect(answers.includes(secret ?? '')).toBe(step.kind === 'rotate');
      }
      await seeds.rotate(PLAYER, await committed());
      const rounds = await seeds.rounds(PLAYER);
      for (const { refId, at: _at, ...round } of rounds.filter(({ refId }) => refIds.has(refId))) {
        expect(round.commitment).toBe(refIds.get(refId));
        expect(await verifyRound(round)).toEqual({ isValid: true });
        const others = round.results.map(([face = 0]) => [(face + 1) % 6]);
        expect(await verifyRound({ ...round, results: others })).toEqual({
          isValid: false,
          fault: 'other-results',
        });
      }
      expect(rounds.filter(({ refId }) => refIds.has(refId))).toHaveLength(refIds.size);
      const used = rounds.map(({ commitment, nonce }) => `${commitment}:${nonce}`);
      expect(new Set(used).size).toBe(used.length);
    }),
    { numRuns: runs(500) },
  );
});
