import { roundSeed, seedHash, terminalHash } from '@grandstand/bus-contracts/domain/fair';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeChain, seedBefore } from './hash-chain';
import { commitmentOf, randomSeed } from '../../platform/random-seed';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

test('P112 a chain in one pass is the chain that players verify', async () => {
  const chains = fc
    .record({ lastSeed: seeds, length: fc.integer({ min: 1, max: 2500 }) })
    .chain((chain) =>
      fc.record({ chain: fc.constant(chain), round: fc.integer({ min: 1, max: chain.length }) }),
    );
  await fc.assert(
    fc.asyncProperty(chains, async ({ chain, round }) => {
      const made = makeChain(chain.lastSeed, chain.length);
      expect(made.terminalHash).toBe(await terminalHash(chain));
      for (const checkpoint of made.checkpoints.filter((one) => one.round >= round)) {
        expect(seedBefore(checkpoint, round)).toBe(await roundSeed(chain, round));
      }
    }),
    // The library awaits each link.
    { numRuns: 15 },
  );
});

test('checkpoints are at the last round and every thousandth', () => {
  const { checkpoints } = makeChain('ab'.repeat(32), 2500);
  expect(checkpoints.map(({ round }) => round)).toEqual([2500, 2000, 1000]);
});

test('a commitment is the hash that players verify, of 32 random bytes', async () => {
  const sizes: number[] = [];
  const seed = randomSeed((size) => {
    sizes.push(size);
    return new Uint8Array(size).fill(7);
  });
  expect([seed, sizes]).toEqual(['07'.repeat(32), [32]]);
  expect(commitmentOf(seed)).toBe(await seedHash(seed));
});
