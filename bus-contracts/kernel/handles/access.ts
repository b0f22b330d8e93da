import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { PayloadPolicy } from '../payloads/payload-policy';
import type { Channel } from '../channels';
import { CommandChannel } from '../commands/command-channel';
import { contractId } from '../contract';
import type { AnyContract } from '../contract';
import { deepFreeze } from '../payloads/copy-plain';
import { CommandError } from '../errors';
import type { Requester } from '../commands/pending-send';
import type { Adapter } from '../registry';
import type { Rights } from './rights';
import type { StreamTopic } from '../delivery/stream-topic';
import type { Topic } from '../delivery/topic';
import type { Envelope } from '../types';

/** A handle's access to one contract; a member is null where the handle has no right. It is computed once, so that sending a message decides nothing. */
export interface Access {
  readonly source: Topic | StreamTopic | null;
  readonly target: Topic | StreamTopic | null;
  readonly sends: CommandChannel | null;
  readonly handles: CommandChannel | null;
  /** Checks and translates a payload or request of the handle's owner; null where neither is needed. */
  readonly readInput: ((input: unknown) => unknown) | null;
  /** Converts a message for the handle's owner; null where no conversion is needed. */
  readonly view: ((envelope: Envelope) => Envelope) | null;
  readonly requester: Requester;
}

/** Gives a handle access to a channel, limited to its rights. */
export function openAccess(
  part: string,
  channel: Channel,
  rights: Rights,
  policy: PayloadPolicy,
  adapter: Adapter | undefined,
): Access {
  const { contract } = channel;
  const topic = channel instanceof CommandChannel ? null : channel;
  const command = channel instanceof CommandChannel ? channel : null;
  return {
    source: rights.subscribes ? topic : null,
    target: rights.publishes ? topic : null,
    sends: rights.sends ? command : null,
    handles: rights.handles ? command : null,
    readInput: inputReader(policy, contract, adapter),
    view: policy.isGuarded ? viewBy(adapter) : null,
    requester: {
      part,
      readAnswer: readAnswerBy(policy, contract, adapter),
      readError: policy.isGuarded ? readErrorBy(adapter) : (error) => error,
    },
  };
}

function inputReader(
  policy: PayloadPolicy,
  contract: AnyContract,
  adapter: Adapter | undefined,
): Access['readInput'] {
  const read = contract.kind === 'command' ? policy.request : policy.publish;
  if (read === null) return null;
  const own = inputSchema(contract);
  const id = contractId(contract);
  if (adapter === undefined) return (input) => read(own, input, id);
  const theirs = inputSchema(adapter.from);
  const theirId = contractId(adapter.from);
  return (input) => read(own, adapter.up(read(theirs, input, theirId)), id);
}

function readAnswerBy(
  policy: PayloadPolicy,
  contract: AnyContract,
  adapter: Adapter | undefined,
): Requester['readAnswer'] {
  if (contract.kind !== 'command') return (answer) => answer;
  const id = contractId(contract);
  const read = (answer: unknown): unknown => policy.answer(contract.answer, answer, id);
  if (adapter?.from.kind !== 'command') return read;
  const { down, from } = adapter;
  return (answer) => policy.answer(from.answer, down(read(answer)), contractId(from));
}

/** Freezes outgoing messages. For an area one version behind it translates each message once, so that reading a state twice returns the same object. */
function viewBy(adapter: Adapter | undefined): (envelope: Envelope) => Envelope {
  if (adapter === undefined) {
    return (envelope) => {
      deepFreeze(envelope.payload);
      return Object.freeze(envelope);
    };
  }
  const seen = new WeakMap<Envelope, Envelope>();
  return (envelope) => {
    let view = seen.get(envelope);
    if (view === undefined) {
      const payload = deepFreeze(adapter.down(deepFreeze(envelope.payload)));
      view = Object.freeze({ ...envelope, version: adapter.from.version, payload });
      seen.set(envelope, view);
    }
    return view;
  };
}

/**
 * An area receives the name and code of a failure, never the shell's own error object.
 * A code that the area's version does not define becomes "unexpected".
 */
function readErrorBy(adapter: Adapter | undefined): Requester['readError'] {
  const known = adapter?.from.kind === 'command' ? adapter.from.failures : undefined;
  return ({ name, contract, message, code, text, details }) => {
    const isKnown = known === undefined || code === undefined || known.includes(code);
    return new CommandError(name, contract, message, {
      code: isKnown ? code : 'unexpected',
      text,
      details,
    });
  };
}

function inputSchema(contract: AnyContract): StandardSchemaV1 {
  switch (contract.kind) {
    case 'event':
      return contract.payload;
    case 'state':
      return contract.value;
    case 'stream':
      return contract.item;
    case 'command':
      return contract.request;
  }
}
