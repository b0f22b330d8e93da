import { canonicalJson } from '@grandstand/bus-contracts/domain/fair';
import { createHash } from 'node:crypto';

/** The SHA-256 of a table, by which each of its rounds says which table it was played with. */
export function tableHash(table: object): string {
  return createHash('sha256').update(canonicalJson(table)).digest('hex');
}
