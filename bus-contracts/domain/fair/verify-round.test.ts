import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { FairStream } from './fair-stream';
import { fromHex, hmacKey, hmacSha256, textBytes, toHex } from './hashing';
import {
  drawRound,
  type Draw,
  type PersonalRound,
  type PublishedRound,
  type SharedRound,
} from './rounds';
import { roundSeed, seedHash, terminalHash } from './seeds';
import { ticketRoot } from './ticket-root';
import { verifyRound } from './verify-round';

const hashes = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => toHex(Uint8Array.from(bytes)));
const words = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const draws = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('below' as const), count: fc.integer({ min: 1, max: 2 ** 32 }) }),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 60 }))
      .map(([count, rest]): Draw => ({ kind: 'pick', count, from: count + rest })),
    fc
      .array(fc.nat(1000), { minLength: 1, maxLength: 10 })
      .map((weights): Draw => ({ kind: 'weighted', weights: [...weights, 1] })),
    fc
      .array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 })
      .map((weights): Draw => ({ kind: 'order', weights })),
  ),
  { minLength: 1, maxLength: 4 },
);

const personalRounds = fc
  .record({ label: words, draws, serverSeed: hashes, clientSeed: words, nonce: fc.nat() })
  .map(
    (facts) => async (): Promise<PersonalRound> =>
      published({
        scheme: 'personal',
        ...facts,
        commitment: await seedHash(facts.serverSeed),
      }),
  );
const sharedRounds = fc
  .record({
    label: words,
    draws,
    salt: words,
    lastSeed: hashes,
    round: fc.integer({ min: 1, max: 12 }),
    tickets: fc.option(fc.array(fc.string({ maxLength: 8 }), { maxLength: 6 }), { nil: undefined }),
  })
  .map(({ lastSeed, tickets, ...facts }) => async (): Promise<SharedRound> => {
    const chain = { lastSeed, length: 12 };
    return published({
      scheme: 'shared',
      ...facts,
      link: { round: 0, hash: await terminalHash(chain) },
      seed: await roundSeed(chain, facts.round),
      ...(tickets && { root: await ticketRoot(tickets) }),
    });
  });
const rounds: fc.Arbitrary<() => Promise<PublishedRound>> = fc.oneof(personalRounds, sharedRounds);

/** The round with its results, as it comes from a file. */
async function published<Round extends PublishedRound>(
  round: Omit<Round, 'results'> & Parameters<typeof drawRound>[0],
): Promise<Round> {
  const whole = { ...round, results: await drawRound(round) };
  return JSON.parse(JSON.stringify(whole)) as Round;
}

describe('P112 a published round', () => {
  it('recomputes from what was published', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (make) => {
        expect(await verifyRound(await make())).toEqual({ isValid: true });
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('does not verify with another result, seed, commitment or link', async () => {
    const change = fc.constantFrom<(round: PublishedRound) => PublishedRound>(
      (round) => ({ ...round, results: round.results.map((numbers) => numbers.map((n) => n + 1)) }),
      (round) => ({ ...round, results: [...round.results, [0]] }),
      (round) =>
        round.scheme === 'personal'
          ? { ...round, serverSeed: otherHash(round.serverSeed) }
          : { ...round, seed: otherHash(round.seed) },
      (round) =>
        round.scheme === 'personal'
          ? { ...round, commitment: otherHash(round.commitment) }
          : { ...round, link: { round: 0, hash: otherHash(round.link.hash) } },
    );
    await fc.assert(
      fc.asyncProperty(rounds, change, async (make, changed) => {
        expect((await verifyRound(changed(await make()))).isValid).toBe(false);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('has other results with another label, client seed, nonce, salt or root', async () => {
    const draw: Draw[] = [{ kind: 'below', count: 2 ** 32 }];
    const personal: PersonalRound = await published({
      scheme: 'personal',
      label: 'dice',
      draws: draw,
      serverSeed: 'a1'.repeat(32),
      commitment: await seedHash('a1'.repeat(32)),
      clientSeed: 'lucky',
      nonce: 3,
    });
    const chain = { lastSeed: 'b2'.repeat(32), length: 9 };
    const shared: SharedRound = await published({
      scheme: 'shared',
      label: 'lotto',
      draws: draw,
      link: { round: 4, hash: await roundSeed(chain, 4) },
      salt: 'salt',
      round: 6,
      seed: await roundSeed(chain, 6),
      root: await ticketRoot(['1-2-3']),
    });
    for (const round of [personal, shared])
      expect(await verifyRound(round)).toEqual({ isValid: true });
    for (const changed of [
      { ...personal, label: 'other' },
      { ...personal, clientSeed: 'Lucky' },
      { ...personal, nonce: 4 },
      { ...shared, salt: 'other' },
      { ...shared, root: await ticketRoot(['1-2-4']) },
      { ...shared, root: undefined },
    ]) {
      expect(await verifyRound(changed)).toEqual({ isValid: false, fault: 'other-results' });
    }
    expect(await verifyRound({ ...shared, round: 4 })).toEqual({
      isValid: false,
      fault: 'other-seed',
    });
  });

  it.each([
    ['nothing', null],
    ['a text', 'round'],
    ['another scheme', { scheme: 'none' }],
    ['a separator in the client seed', { clientSeed: 'a:1' }],
    ['a short seed', { serverSeed: 'ab' }],
    ['more numbers than there are', { draws: [{ kind: 'pick', count: 4, from: 3 }] }],
    ['weights of 0', { draws: [{ kind: 'weighted', weights: [0, 0] }] }],
    ['an order with a weight of 0', { draws: [{ kind: 'order', weights: [3, 0] }] }],
    ['a draw of endless length', { draws: [{ kind: 'pick', count: 1, from: 1e9 }] }],
  ])('is malformed with %s', async (_, part) => {
    const round = await published<PersonalRound>({
      scheme: 'personal',
      label: 'dice',
      draws: [{ kind: 'below', count: 6 }],
      serverSeed: '0'.repeat(64),
      commitment: await seedHash('0'.repeat(64)),
      clientSeed: 'lucky',
      nonce: 0,
    });
    const wrong = typeof part === 'object' && part !== null ? { ...round, ...part } : part;
    expect(await verifyRound(wrong)).toEqual({ isValid: false, fault: 'malformed' });
  });
});

it('P112 a round that is millions of rounds from its link is malformed, and not computed', async () => {
  const chain = { lastSeed: 'b2'.repeat(32), length: 1 };
  const round = await published<SharedRound>({
    scheme: 'shared',
    label: 'lotto',
    draws: [{ kind: 'below', count: 6 }],
    link: { round: 0, hash: await terminalHash(chain) },
    salt: 'salt',
    round: 1,
    seed: chain.lastSeed,
  });
  expect(await verifyRound({ ...round, round: 1_000_001 })).toEqual({
    isValid: false,
    fault: 'malformed',
  });
});

describe('P112 what is published before a round', () => {
  /** Guesses of a round's first word, from all that is public before it. */
  async function guesses(publicHash: string, input: string, round: number): Promise<number[]> {
    const message = `dice:${input}:${round}:0`;
    const hashed = await seedHash(publicHash);
    const hmacs = await Promise.all(
      (
        [
          [fromHex(publicHash), message],
          [fromHex(hashed), message],
          [textBytes(publicHash), message],
          [textBytes(`${input}:${round}`), publicHash],
        ] as const
      ).map(async ([key, text]) => hmacSha256(await hmacKey(key), textBytes(text))),
    );
    const direct = [fromHex(publicHash), fromHex(hashed)];
    return [...hmacs, ...direct].map((bytes) => new DataView(bytes.buffer).getUint32(0));
  }

  /** Distinct seeds that are the same in each run. */
  const seedOf = (index: number): Promise<string> => seedHash(index.toString(16).padStart(64, '0'));

  it('predicts none of the personal rounds', async () => {
    let predicted = 0;
    for (let nonce = 0; nonce < runs(10_000); nonce += 1) {
      const seed = await seedOf(nonce);
      const stream = await FairStream.open(seed, { label: 'dice', input: 'me', round: nonce });
      const known = await guesses(await seedHash(seed), 'me', nonce);
      if (known.includes(await stream.below(2 ** 32))) predicted += 1;
    }
    expect(predicted).toBe(0);
  });

  it('predicts none of the shared rounds, from the seed of the round before', async () => {
    let predicted = 0;
    let former = await seedOf(0);
    // The chain from its end: each next seed is the hash of the present one.
    for (let left = runs(10_000); left > 0; left -= 1) {
      const seed = former;
      former = await seedHash(seed);
      const stream = await FairStream.open(seed, { label: 'dice', input: 'salt', round: left });
      const known = await guesses(former, 'salt', left);
      if (known.includes(await stream.below(2 ** 32))) predicted += 1;
    }
    expect(predicted).toBe(0);
  });
});

/** A hash that differs in its last digit. */
function otherHash(hash: string): string {
  return hash.slice(0, -1) + (hash.endsWith('0') ? '1' : '0');
}
