import { hash } from 'node:crypto';

/** The secret seed of a round, in hexadecimal digits. */
export interface Checkpoint {
  readonly round: number;
  readonly seed: string;
}

const CHECKPOINT_EVERY = 1000;

/**
 * The hash chain of `bus-contracts/domain/fair` in one pass, with seeds to begin at.
 * @remarks The library's WebCrypto waits for every link; a chain of an operator has many.
 */
export function makeChain(
  lastSeed: string,
  length: number,
): { readonly terminalHash: string; readonly checkpoints: readonly Checkpoint[] } {
  const checkpoints: Checkpoint[] = [];
  let seed = Buffer.from(lastSeed, 'hex');
  for (let round = length; round > 0; round -= 1) {
    if (round === length || round % CHECKPOINT_EVERY === 0) {
      checkpoints.push({ round, seed: seed.toString('hex') });
    }
    seed = hash('sha256', seed, 'buffer');
  }
  return { terminalHash: seed.toString('hex'), checkpoints };
}

/** The seed of a round, from the checkpoint at it or after it. */
export function seedBefore(checkpoint: Checkpoint, round: number): string {
  let seed = Buffer.from(checkpoint.seed, 'hex');
  for (let left = checkpoint.round - round; left > 0; left -= 1) {
    seed = hash('sha256', seed, 'buffer');
  }
  return seed.toString('hex');
}
