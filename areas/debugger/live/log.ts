import { contractId, type AnyContract, type Envelope, type Kind } from '@grandstand/bus-contracts';
import { blackOut } from '@grandstand/bus-contracts/recording';

/** The messages that are kept; the oldest goes first. Streams are apart, as they would push out all others. */
const MAX_KEPT = 2000;
const MAX_STREAMED = 500;
/** The messages that are shown. */
const MAX_SHOWN = 200;

export const KINDS = ['event', 'state', 'command', 'stream'] as const satisfies readonly Kind[];

/** Which messages are shown. */
export interface Filter {
  /** Words of the contract or the sender; empty: all. */
  readonly search: string;
  readonly kinds: readonly Kind[];
  /** The sequence of a message, of which the causes and the effects are shown; null: all. */
  readonly around: number | null;
}

/** Streams have many messages a second: they are shown when they are asked for. */
export const FIRST_FILTER: Filter = {
  search: '',
  kinds: ['event', 'state', 'command'],
  around: null,
};

/** The messages with later ones after them. */
export function added(
  messages: readonly Envelope[],
  later: readonly Envelope[],
): readonly Envelope[] {
  const all = [...messages, ...later];
  const first = (isStream: boolean, most: number): number =>
    all.filter(({ kind }) => (kind === 'stream') === isStream).at(-most)?.sequence ?? 0;
  const [kept, streamed] = [first(false, MAX_KEPT), first(true, MAX_STREAMED)];
  return all.filter(({ kind, sequence }) => sequence >= (kind === 'stream' ? streamed : kept));
}

/** The messages that a filter leaves, the newest first. */
export function shownOf(messages: readonly Envelope[], filter: Filter): readonly Envelope[] {
  const search = filter.search.trim().toLowerCase();
  const chain = filter.around === null ? null : chainOf(messages, filter.around);
  return messages
    .filter(
      (message) =>
        filter.kinds.includes(message.kind) &&
        (chain === null || chain.has(message.sequence)) &&
        `${contractId(message)} ${message.sender}`.toLowerCase().includes(search),
    )
    .slice(-MAX_SHOWN)
    .toReversed();
}

/** The sequences of a message, of what caused it, and of all that those have caused. */
export function chainOf(messages: readonly Envelope[], sequence: number): ReadonlySet<number> {
  const causes = new Map(messages.map((message) => [message.sequence, message.cause]));
  let first = sequence;
  for (let cause = causes.get(first) ?? 0; cause !== 0; cause = causes.get(cause) ?? 0)
    first = cause;
  const chain = new Set([first]);
  // A cause comes before its effects.
  for (const message of messages) if (chain.has(message.cause)) chain.add(message.sequence);
  return chain;
}

/** A message as it is shown: without its secrets, and as it was when it was sent. */
export function withoutSecrets(envelope: Envelope, contracts: readonly AnyContract[]): Envelope {
  const contract = contracts.find((one) => contractId(one) === contractId(envelope));
  return contract === undefined ? { ...envelope, payload: null } : blackOut(envelope, contract);
}
