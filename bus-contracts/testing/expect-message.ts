import { contractId } from '../kernel/contract';
import type { AnyCommand, AnyContract, PayloadOf, RequestOf } from '../kernel/contract';
import type { Envelope } from '../kernel/types';
import { matches } from './matches';
import type { Partly } from './matches';
import type { TestBus } from './test-bus';

/** The part of a message that a test compares: for a command its request. */
type Seen<C> = C extends AnyCommand ? RequestOf<C> : PayloadOf<C>;

/**
 * Returns the last message of a contract (of a command: the request) that matches `match`.
 * @throws an error that lists the messages instead
 */
export function expectMessage<C extends AnyContract>(
  { messages, problems }: Pick<TestBus, 'messages' | 'problems'>,
  contract: C,
  match?: Partly<Seen<C>>,
): Envelope<Seen<C>> {
  const id = contractId(contract);
  const found = messages.findLast(
    (envelope) =>
      contractId(envelope) === id &&
      (envelope.step ?? 'request') === 'request' &&
      (match === undefined || matches(envelope.payload, match)),
  );
  if (found !== undefined) return found as Envelope<Seen<C>>;
  const wanted = match === undefined ? '' : ` with ${show(match)}`;
  throw new Error(
    [
      `Failed to find a message "${id}"${wanted}. What passed:`,
      ...(messages.length === 0 ? ['  nothing'] : messages.map(line)),
      ...problems.map(({ kind, part, error }) => `  ! ${kind} at "${part}": ${String(error)}`),
    ].join('\n'),
  );
}

function line(envelope: Envelope): string {
  const { sequence, sender, cause, step, payload } = envelope;
  const because = cause === 0 ? '' : ` because of ${cause}`;
  const what = step === undefined ? '' : ` ${step}`;
  return `  ${sequence} ${contractId(envelope)}${what} by "${sender}"${because}: ${show(payload)}`;
}

function show(payload: unknown): string {
  const text = JSON.stringify(payload) ?? String(payload);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
