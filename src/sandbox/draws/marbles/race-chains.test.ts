import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database';
import { SeedChains } from '../fair/seed-chains';
import { handClock, migratedDatabase } from '../../testing';
import { RaceChains } from './race-chains';

const FIRST = 1000;
const LENGTH = 10_000;

let database: Database;
let seedChains: SeedChains;
let drawn = 0;
/** The random bytes that were drawn in each transaction. */
const perTransaction: number[][] = [];

beforeAll(async () => {
  const migrated = await migratedDatabase();
  database = {
    ...migrated,
    transaction: (work) => {
      perTransaction.push([]);
      return migrated.transaction(work);
    },
  };
  seedChains = new SeedChains({
    now: handClock().now,
    randomBytes: (size) => {
      perTransaction.at(-1)?.push(size);
      return new Uint8Array(size).fill(++drawn);
    },
  });
});
afterAll(() => database.close());

test('P112 the salt of a chain is drawn in a transaction after the one that has made the chain', async () => {
  const chain = await new RaceChains({ database, seedChains }).of(FIRST);
  expect(perTransaction).toEqual([[32], [16]]);
  expect(chain).toMatchObject({ firstRace: FIRST, length: LENGTH, salt: '02'.repeat(16) });
});

test('P112 the next chain is published before races of it take bets, and they are drawn from it', async () => {
  const chains = new RaceChains({ database, seedChains });
  const early = await chains.publish(FIRST + LENGTH - 17);
  expect([early.chain.firstRace, early.nextChain]).toEqual([FIRST, null]);
  const { chain, nextChain } = await chains.publish(FIRST + LENGTH - 16);
  expect(chain).toEqual(early.chain);
  expect(nextChain).toMatchObject({ firstRace: FIRST + LENGTH, salt: expect.any(String) });
  expect(nextChain?.terminalHash).not.toBe(chain.terminalHash);
  expect(await chains.of(FIRST + LENGTH - 1)).toEqual(chain);
  expect(await chains.of(FIRST + LENGTH)).toEqual(nextChain);
  // After a restart too.
  const again = new RaceChains({ database, seedChains });
  expect(await again.publish(FIRST + LENGTH - 1)).toEqual({ chain, nextChain });
});

test('races before the first chain have one of their own', async () => {
  const chains = new RaceChains({ database, seedChains });
  const chain = await chains.of(FIRST - 1);
  expect([chain.firstRace, (await chains.of(FIRST)).firstRace]).toEqual([FIRST - 1, FIRST]);
});
