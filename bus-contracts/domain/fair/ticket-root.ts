import { fromHex, sha256, textBytes, toHex, type Bytes } from './hashing';

/** The prefixes of RFC 6962: no ticket has the hash of two nodes. */
const LEAF = 0;
const NODE = 1;

/** That a ticket is one of those under a root. */
export interface TicketProof {
  /** The place of the ticket, and the number of all tickets. */
  readonly index: number;
  readonly count: number;
  /** The hashes beside the way from the ticket to the root, from below. */
  readonly beside: readonly string[];
}

/** The Merkle root (RFC 6962) of the tickets that were sold, in their order: published at the close. */
export async function ticketRoot(tickets: readonly string[]): Promise<string> {
  return toHex(await treeHash(tickets));
}

/** The proof that the ticket at a place is under the root. */
export async function ticketProof(tickets: readonly string[], index: number): Promise<TicketProof> {
  if (!(index in tickets)) {
    throw new RangeError(`Failed to prove: there is no ticket at the place ${index}.`);
  }
  const beside = await besideOf(tickets, index);
  return { index, count: tickets.length, beside: beside.map(toHex) };
}

/** Whether a ticket is under a root. */
export async function isTicketIn(
  ticket: string,
  { index, count, beside }: TicketProof,
  root: string,
): Promise<boolean> {
  if (![index, count].every(Number.isSafeInteger) || index < 0 || index >= count) return false;
  const sides = sidesOf(index, count);
  if (sides.length !== beside.length) return false;
  let hash = await leafHash(ticket);
  for (const [step, hex] of beside.entries()) {
    const other = fromHex(hex);
    // Each node is made of the former one.
    hash = await (sides[step] === 'left' ? nodeHash(hash, other) : nodeHash(other, hash));
  }
  return toHex(hash) === root;
}

async function leafHash(ticket: string): Promise<Bytes> {
  return sha256(Uint8Array.of(LEAF, ...textBytes(ticket)));
}

async function nodeHash(left: Bytes, right: Bytes): Promise<Bytes> {
  return sha256(Uint8Array.of(NODE, ...left, ...right));
}

async function treeHash(tickets: readonly string[]): Promise<Bytes> {
  const [only] = tickets;
  if (only === undefined) return sha256(new Uint8Array());
  if (tickets.length === 1) return leafHash(only);
  const middle = split(tickets.length);
  const [left, right] = await Promise.all([
    treeHash(tickets.slice(0, middle)),
    treeHash(tickets.slice(middle)),
  ]);
  return nodeHash(left, right);
}

async function besideOf(tickets: readonly string[], index: number): Promise<Bytes[]> {
  if (tickets.length === 1) return [];
  const middle = split(tickets.length);
  const left = tickets.slice(0, middle);
  const right = tickets.slice(middle);
  return index < middle
    ? [...(await besideOf(left, index)), await treeHash(right)]
    : [...(await besideOf(right, index - middle)), await treeHash(left)];
}

/** On which side the way from a ticket to the root goes at each node, from below. */
function sidesOf(index: number, count: number): ('left' | 'right')[] {
  if (count === 1) return [];
  const middle = split(count);
  return index < middle
    ? [...sidesOf(index, middle), 'left']
    : [...sidesOf(index - middle, count - middle), 'right'];
}

/** The greatest power of two below a count. */
function split(count: number): number {
  let size = 1;
  while (size * 2 < count) size *= 2;
  return size;
}
