import { createHmac, hash } from 'node:crypto';
import type { Random } from '../../platform/random';

/** Makes the random numbers of a key: always the same, and nobody can foresee them without the secret. */
export type SecretDraws = (...key: (string | number)[]) => Random;

const NUMBER_BYTES = 4;

/**
 * The draws of all that can be bet on.
 * @remarks Numbers of a hash of 32 bits are no use here: a player who has seen some could try all of its states and know
 * the rest. Each key has a stream of its own: SHA-256 over the key's HMAC-SHA256 and a counter.
 */
export function secretDraws(secret: string): SecretDraws {
  return (...key) => {
    const own = createHmac('sha256', secret).update(key.join('/')).digest();
    let blocks = 0;
    let block = Buffer.alloc(0);
    let used = 0;
    return () => {
      if (used === block.length) {
        block = hash('sha256', Buffer.concat([own, counted(blocks++)]), 'buffer');
        used = 0;
      }
      const drawn = block.readUInt32BE(used);
      used += NUMBER_BYTES;
      return drawn / 0x1_0000_0000;
    };
  };
}

function counted(place: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUInt32BE(place);
  return bytes;
}
