/** Random numbers from 0 to 1. */
export type Random = () => number;

/** A 32-bit hash of a text (FNV-1a with a final avalanche). */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A generator for a key, independent of other keys (mulberry32).
 * @remarks Everyone can make the same numbers: it decides nothing that can be bet on or won. `secretDraws` does.
 */
export function randomOf(...key: (string | number)[]): Random {
  let state = hash32(key.join('/'));
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A Poisson distributed number (Knuth). */
export function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}

export function between(random: Random, least: number, greatest: number): number {
  return least + random() * (greatest - least);
}

/** The members in random order. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((member) => ({ member, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ member }) => member);
}
