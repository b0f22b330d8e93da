import { createHash } from 'node:crypto';

/** The SHA-256 of a table, by which each of its rounds says which table it was played with. */
export function tableHash(table: object): string {
  return createHash('sha256').update(canonicalJson(table)).digest('hex');
}

/** JSON without spaces, with the names of an object in the order of their characters. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const parts = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
  return `{${parts.join(',')}}`;
}
