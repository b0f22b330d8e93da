import { randomBytes } from 'node:crypto';
import { drawRound, seedHash } from '@grandstand/bus-contracts/domain/fair';
import type { Draw } from '@grandstand/bus-contracts/domain/fair';

/** Draws the rounds of one demo, by the library and from the kinds of seeds of rounds for money. */
export interface DemoDraws {
  draw(label: string, draws: readonly Draw[]): Promise<number[][]>;
}

export async function createDemoDraws(): Promise<DemoDraws> {
  const serverSeed = randomBytes(32).toString('hex');
  const clientSeed = randomBytes(16).toString('hex');
  const commitment = await seedHash(serverSeed);
  const counter = { nonce: 0 };
  return {
    async draw(label, draws) {
      const nonce = counter.nonce;
      counter.nonce += 1;
      return drawRound({
        scheme: 'personal',
        label,
        draws: [...draws],
        commitment,
        serverSeed,
        clientSeed,
        nonce,
      });
    },
  };
}
