import { fromHex, sha256, toHex } from './hashing';

/** The hash of a seed, both in hexadecimal digits. */
export async function seedHash(seed: string): Promise<string> {
  return toHex(await sha256(fromHex(seed)));
}

/** The seed after that many hashes. */
async function hashedTimes(seed: string, times: number): Promise<string> {
  let bytes = fromHex(seed);
  // Each link is the hash of the former one.
  for (let done = 0; done < times; done += 1) bytes = await sha256(bytes);
  return toHex(bytes);
}

/**
 * A reverse hash chain: the seeds of shared rounds, each the hash of the next round's.
 * Its terminal hash is published before the first round. Then each revealed seed
 * proves that it was fixed from the start, and none discloses a later one.
 */
export interface SeedChain {
  /** The seed of the last round, in hexadecimal digits: 32 random bytes that are kept secret. */
  readonly lastSeed: string;
  /** The number of rounds. */
  readonly length: number;
}

/** The hash of the first round's seed. */
export async function terminalHash(chain: SeedChain): Promise<string> {
  return hashedTimes(chain.lastSeed, chain.length);
}

/** The seed of a round; rounds count from 1. */
export async function roundSeed({ lastSeed, length }: SeedChain, round: number): Promise<string> {
  if (!Number.isInteger(round) || round < 1 || round > length) {
    throw new RangeError(`Failed to find the seed: the chain has no round ${round}.`);
  }
  return hashedTimes(lastSeed, length - round);
}

/** A published link of a chain: the terminal hash with round 0, or the seed of an earlier round. */
export interface ChainLink {
  readonly round: number;
  readonly hash: string;
}

/** Whether a seed is that of a round of the chain to which the link belongs. */
export async function isOfChain(seed: string, round: number, link: ChainLink): Promise<boolean> {
  return round > link.round && (await hashedTimes(seed, round - link.round)) === link.hash;
}
