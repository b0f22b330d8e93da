import type { Observable } from 'rxjs';
import type {
  AnswerOf,
  AnyCommand,
  AnyState,
  AnyStream,
  AnyTopic,
  Kind,
  PayloadOf,
  RequestOf,
} from './contract';

/** A message as the bus delivers it; only the shell writes the stamp. */
export interface Envelope<P = unknown> {
  readonly kind: Kind;
  /** For commands: which of the three it is. */
  readonly step?: 'request' | 'answer' | 'failure';
  readonly name: string;
  readonly version: number;
  /** The handle that sent it: "coupon", "area:sports", "qa". */
  readonly sender: string;
  /** Counts all messages of this bus from 1. */
  readonly sequence: number;
  /** Milliseconds since the epoch, by the bus's clock; the same for all messages of one turn of the event loop. */
  readonly time: number;
  /** Sequence of the message that led to this one; 0 where nothing did. */
  readonly cause: number;
  readonly payload: P;
}

export type Unsubscribe = () => void;

export interface SendOptions {
  /** Milliseconds until `Timeout`; 10,000 unless told. */
  readonly deadline?: number;
  readonly signal?: AbortSignal;
  /** Sends with one key share one run of the handler, and its answer, for as long as the bus keeps it. */
  readonly idempotencyKey?: string;
}

export interface HandlerContext {
  /**
   * Aborted when the handler goes; and when the sender aborts, is disposed of or has its deadline pass,
   * unless the run has an idempotency key: then a retry may join it.
   */
  readonly signal: AbortSignal;
  readonly envelope: Envelope;
  readonly idempotencyKey: string | undefined;
}

/** What one part of the site may do on the bus; the type parameters are the contracts it may hear, say, send and handle. */
export interface Handle<
  Hears extends AnyTopic = AnyTopic,
  Says extends AnyTopic = AnyTopic,
  Sends extends AnyCommand = AnyCommand,
  Handles extends AnyCommand = AnyCommand,
> {
  readonly name: string;
  /** Aborted when the handle is disposed of. */
  readonly signal: AbortSignal;

  publish<C extends Says>(contract: C, payload: PayloadOf<C>): void;

  /**
   * Hears every event, every change of a state (the present value at once), or each item of a stream once a frame.
   * @returns what ends the subscription.
   */
  on<C extends Hears>(
    contract: C,
    listener: (payload: PayloadOf<C>, envelope: Envelope<PayloadOf<C>>) => void,
  ): Unsubscribe;

  /** Hears one key of a stream, straight to its cell: at most once a frame, the last value. */
  onKey<C extends Hears & AnyStream>(
    contract: C,
    key: string,
    listener: (item: PayloadOf<C>) => void,
  ): Unsubscribe;

  /** The same as `on`, as an RxJS stream. */
  messages$<C extends Hears>(contract: C): Observable<PayloadOf<C>>;

  /** The present value of a state; undefined before the first. */
  peek<C extends Hears & AnyState>(contract: C): PayloadOf<C> | undefined;

  /** The last item of a stream's key; undefined where none was heard yet. */
  peekKey<C extends Hears & AnyStream>(contract: C, key: string): PayloadOf<C> | undefined;

  /** Sends a command; rejects with a `CommandError`. */
  send<C extends Sends>(
    contract: C,
    request: RequestOf<C>,
    options?: SendOptions,
  ): Promise<AnswerOf<C>>;

  /** Answers a command; throw a `Refusal` to refuse. A second handler of one command is an error. */
  handle<C extends Handles>(
    contract: C,
    handler: (request: RequestOf<C>, context: HandlerContext) => AnswerOf<C> | Promise<AnswerOf<C>>,
  ): Unsubscribe;

  /** Ends every subscription, handler and pending command of this handle. */
  dispose(): void;
}

/** A part of the shell: not limited to a manifest, but only the owner of a contract may publish or handle it. */
export type ShellHandle = Handle;
