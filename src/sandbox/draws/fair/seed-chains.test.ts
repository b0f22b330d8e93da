import { isOfChain, verifyRound } from '@grandstand/bus-contracts/domain/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database';
import { handClock, migratedDatabase } from '../../testing';
import type { ChainWish } from './seed-chains';
import { SeedChains } from './seed-chains';

let database: Database;
let chains: SeedChains;
let made = 0;

beforeAll(async () => {
  database = await migratedDatabase();
  chains = new SeedChains({
    now: handClock().now,
    randomBytes: (size) => new Uint8Array(size).fill(++made),
  });
});
afterAll(() => database.close());

const draw = (id: number, refId: string, other: Partial<ChainWish> = {}) =>
  database.transaction((queries) =>
    chains.draw(queries, id, {
      refId,
      draws: [{ kind: 'pick', count: 5, from: 36 }],
      root: undefined,
      ...other,
    }),
  );
const refusal = (code: string, issue?: string) =>
  expect.objectContaining({ code, ...(issue && { details: { issues: [issue] } }) });

const make = (length: number) =>
  database.transaction((queries) => chains.make(queries, 'lotto', length));
const fixSalt = (id: number, salt: string) =>
  database.transaction((queries) => chains.fixSalt(queries, id, salt));

async function saltedChain(length: number) {
  return fixSalt((await make(length)).id, 'block-9');
}

test('P112 rounds of a chain verify from its terminal hash and from the round before', async () => {
  const chain = await saltedChain(2001);
  const rounds = [await draw(chain.id, 'a'), await draw(chain.id, 'b', { root: 'c'.repeat(64) })];
  expect(rounds.map(({ round, link }) => [round, link])).toEqual([
    [1, { round: 0, hash: chain.terminalHash }],
    [2, { round: 1, hash: rounds[0]?.seed }],
  ]);
  for (const round of rounds) {
    expect(await verifyRound(round)).toEqual({ isValid: true });
    const far = { ...round, link: { round: 0, hash: chain.terminalHash } };
    expect(await verifyRound(far)).toEqual({ isValid: true });
    const results = [round.results[0]?.toReversed()];
    expect(await verifyRound({ ...round, results })).toEqual({
      isValid: false,
      fault: 'other-results',
    });
  }
});

test('P112 a salt is fixed once, after the terminal hash was published and before any round', async () => {
  const chain = await make(10);
  expect(chain).toMatchObject({ salt: null, terminalHash: expect.stringMatching(/^\w{64}$/) });
  await expect(draw(chain.id, 'a')).rejects.toEqual(
    refusal('bad-request', 'salt: it is not fixed yet'),
  );
  const salted = await fixSalt(chain.id, 'block-9');
  expect(salted).toEqual({ ...chain, salt: 'block-9' });
  expect(await fixSalt(chain.id, 'block-9')).toEqual(salted);
  await expect(fixSalt(chain.id, 'other')).rejects.toEqual(
    refusal('bad-request', 'salt: it is fixed already'),
  );
});

test('P112 no answer has the seed of a round that was not drawn', async () => {
  const chain = await saltedChain(3);
  const first = await draw(chain.id, 'a');
  const checkpoints = await database.query<{ secret: string }>(
    'SELECT secret FROM fair_checkpoints WHERE chain_id = $1',
    [chain.id],
  );
  const text = JSON.stringify([chain, first]);
  for (const { secret } of checkpoints) expect(text).not.toContain(secret);
  expect(await isOfChain(checkpoints[0]?.secret ?? '', 3, { round: 1, hash: first.seed })).toBe(
    true,
  );
});

test('P01 a refId has one round, and rounds at once have different numbers', async () => {
  const chain = await saltedChain(9);
  const rounds = await Promise.all(
    ['a', 'a', 'a', 'b', 'c', 'd'].map((refId) => draw(chain.id, refId)),
  );
  const numbers = new Set(rounds.map(({ round }) => round));
  expect(numbers).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(rounds.slice(0, 3).map((round) => JSON.stringify(round))).size).toBe(1);
  await expect(draw(chain.id, 'a', { root: 'c'.repeat(64) })).rejects.toEqual(
    refusal('other-body'),
  );
});

test('a chain ends with its last round', async () => {
  const chain = await saltedChain(1);
  expect((await draw(chain.id, 'a')).round).toBe(1);
  await expect(draw(chain.id, 'b')).rejects.toEqual(
    refusal('bad-request', 'round: the chain has no other'),
  );
  await expect(draw(999, 'a')).rejects.toEqual(refusal('not-found'));
});
