import * as v from 'valibot';
import type { CommandErrorName } from '../kernel/errors';

/** So many characters of an idempotency key at most. */
const MAX_KEY_LENGTH = 200;

const callSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** A contract's name and version: "game.round@1". */
const contractSchema = v.pipe(v.string(), v.maxLength(100));

/** What a frame may send to the page; payloads and requests are checked by the bus. */
export const fromFrameSchema = v.variant('type', [
  v.object({ type: v.literal('publish'), contract: contractSchema, payload: v.unknown() }),
  v.object({
    type: v.literal('send'),
    /** Counts the commands of this frame. */
    call: callSchema,
    contract: contractSchema,
    request: v.unknown(),
    idempotencyKey: v.optional(v.pipe(v.string(), v.maxLength(MAX_KEY_LENGTH))),
  }),
  /** The frame does not wait for the answer any more. */
  v.object({ type: v.literal('abort'), call: callSchema }),
]);
export type FromFrame = v.InferOutput<typeof fromFrameSchema>;

/** A failed command as it crosses the port; an error object would lose its class there. */
export interface FailureOnWire {
  readonly name: CommandErrorName;
  readonly message: string;
  readonly code: string | undefined;
  readonly text: string | undefined;
  readonly details: unknown;
}

/** What the page sends to a frame, which trusts it. */
export type FromPage =
  /** The first message: the present value of each state, by contract. */
  | { readonly type: 'welcome'; readonly states: Readonly<Record<string, unknown>> }
  | { readonly type: 'message'; readonly contract: string; readonly payload: unknown }
  | { readonly type: 'answer'; readonly call: number; readonly answer: unknown }
  | { readonly type: 'failure'; readonly call: number; readonly failure: FailureOnWire }
  /** The page has ended the connection. */
  | { readonly type: 'closed' };

/** The part of a `MessagePort` that both sides use. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  start(): void;
  close(): void;
}
