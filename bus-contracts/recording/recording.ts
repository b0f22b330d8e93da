import * as v from 'valibot';
import { contractId } from '../kernel/contract';
import type { AnyContract } from '../kernel/contract';
import type { Bus } from '../kernel/bus';
import type { Envelope, Unsubscribe } from '../kernel/types';

const envelopeSchema = v.object({
  kind: v.picklist(['event', 'state', 'command', 'stream']),
  step: v.optional(v.picklist(['request', 'answer', 'failure'])),
  name: v.string(),
  version: v.number(),
  sender: v.string(),
  sequence: v.number(),
  time: v.number(),
  cause: v.number(),
  payload: v.unknown(),
});

const recordingSchema = v.object({
  format: v.literal('grandstand-recording'),
  version: v.literal(1),
  envelopes: v.array(envelopeSchema),
});

/** The messages of a bus, as a file holds them; secret fields are blacked out. */
export type Recording = v.InferOutput<typeof recordingSchema>;

const SECRET = '[secret]';

/**
 * Records the messages from now on.
 * @example const recorder = record(bus); ...; writeFile('story.json', JSON.stringify(recorder.stop()));
 */
export function record(bus: Pick<Bus, 'contracts' | 'tap'>): { readonly stop: () => Recording } {
  const contracts = new Map(bus.contracts.map((contract) => [contractId(contract), contract]));
  const envelopes: Envelope[] = [];
  const end: Unsubscribe = bus.tap((envelope) => {
    const contract = contracts.get(contractId(envelope));
    if (contract !== undefined) envelopes.push(blackOut(envelope, contract));
  });
  return {
    stop() {
      end();
      return { format: 'grandstand-recording', version: 1, envelopes };
    },
  };
}

/** Reads a recording from its file; throws where it is none. */
export function parseRecording(text: string): Recording {
  return v.parse(recordingSchema, JSON.parse(text));
}

/**
 * A copy of a message without the fields that its contract marks as secret.
 * @remarks A copy, since in production a sender may change its payload after publishing.
 */
export function blackOut(envelope: Envelope, contract: AnyContract): Envelope {
  const payload = structuredClone(envelope.payload);
  const root = envelope.step ?? ROOTS[contract.kind];
  const holder = { [root]: payload };
  for (const path of contract.secret) cover(holder, path.split('.'));
  return { ...envelope, payload: holder[root] };
}

/** The first step of a secret's path, beside a command's: the name of the schema. */
const ROOTS = { event: 'payload', state: 'value', stream: 'item', command: 'request' } as const;

function cover(target: unknown, [key, ...rest]: readonly string[]): void {
  if (key === undefined || typeof target !== 'object' || target === null) return;
  if (Array.isArray(target)) {
    for (const item of target) cover(item, [key, ...rest]);
    return;
  }
  const record = target as Record<string, unknown>;
  if (!Object.hasOwn(record, key)) return;
  if (rest.length === 0) record[key] = SECRET;
  else cover(record[key], rest);
}
