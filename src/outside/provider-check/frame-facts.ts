import { GAME_MANIFEST } from '@grandstand/bus-contracts/game-frame';
import { MAX_MESSAGES } from '@grandstand/bus-contracts/port';
import * as v from 'valibot';

/** What a page was answered with. */
export interface FrameAnswer {
  readonly url: string;
  /** "document", "script", "fetch" …, as the browser calls it. */
  readonly type: string;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What a page tried that the frame of the site does not let it do. */
export type Attempt = 'cookies' | 'storage' | 'window' | 'page';

/** What a page sent by its port. */
export interface FrameMessage {
  readonly data: unknown;
  readonly at: number;
}

/** All that was seen of a page in its frame. */
export interface FrameFacts {
  readonly answers: readonly FrameAnswer[];
  /** Requests of scripts, styles and calls that failed. */
  readonly failed: readonly string[];
  readonly attempts: ReadonlySet<Attempt>;
  readonly greetings: { readonly right: number; readonly wrong: number };
  readonly messages: readonly FrameMessage[];
}

/** Contracts by their names on the port: "game.ready@1". */
const CONTRACTS = new Map(
  [...GAME_MANIFEST.publishes, ...GAME_MANIFEST.sends].map((one) => [
    `${one.name}@${one.version}`,
    one,
  ]),
);

const messageSchema = v.object({
  type: v.picklist(['publish', 'send', 'abort']),
  contract: v.optional(v.string()),
  payload: v.optional(v.unknown()),
  request: v.optional(v.unknown()),
});

/** The payloads of what a page has published by a contract. */
export function published({ messages }: Pick<FrameFacts, 'messages'>, name: string): unknown[] {
  return messages.flatMap(({ data }) => {
    const read = v.safeParse(messageSchema, data);
    const isIt = read.success && read.output.contract?.startsWith(`${name}@`);
    return isIt ? [read.output.payload] : [];
  });
}

/** What is wrong with the messages of a page. */
export function wrongMessages({ messages }: Pick<FrameFacts, 'messages'>): readonly string[] {
  const wrong = messages.flatMap(({ data }) => {
    const fault = faultOf(data);
    return fault === null ? [] : [fault];
  });
  const isFlood = messages.some(
    ({ at }, index) => at - (messages[index - MAX_MESSAGES]?.at ?? -Infinity) < 1000,
  );
  if (isFlood) wrong.push(`More than ${MAX_MESSAGES} messages came in one second.`);
  return [...new Set(wrong)];
}

function faultOf(data: unknown): string | null {
  const read = v.safeParse(messageSchema, data);
  if (!read.success) return 'A message has no known form.';
  const { type, contract = '', payload, request } = read.output;
  if (type === 'abort') return null;
  const known = CONTRACTS.get(contract);
  if (!known || (known.kind === 'command') !== (type === 'send')) {
    return `A game may not ${type} "${contract.slice(0, 40)}".`;
  }
  const schema = known.kind === 'command' ? known.request : payloadOf(known);
  const isRight = v.is(schema as v.GenericSchema, type === 'send' ? request : payload);
  return isRight ? null : `The payload of "${contract}" has another shape.`;
}

function payloadOf(contract: object): unknown {
  return 'payload' in contract ? contract.payload : undefined;
}
