import type { Observable, Subscription } from 'rxjs';
import type {
  AnswerOf,
  AnyCommand,
  AnyContract,
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

  /**
   * Answers a command; throw a `Refusal` to refuse. Of an Observable the first value is the answer, and
   * it is unsubscribed from when nobody waits for it any more. A second handler of one command is an error.
   */
  handle<C extends Handles>(
    contract: C,
    handler: (
      request: RequestOf<C>,
      context: HandlerContext,
    ) => AnswerOf<C> | Promise<AnswerOf<C>> | Observable<AnswerOf<C>>,
  ): Unsubscribe;

  /** Ends every subscription, handler and pending command of this handle. */
  dispose(): void;
}

/** What `Part` may publish and handle: what names it as owner, or any sender. */
interface OwnedBy<Part extends string> {
  readonly owner: Part | '*';
}

/**
 * The handle of a part of the shell: not limited to a manifest, but it publishes and handles only what names
 * the part as owner.
 */
export interface ShellHandle<Part extends string = string> extends Handle<
  AnyTopic,
  AnyTopic & OwnedBy<Part>,
  AnyCommand,
  AnyCommand & OwnedBy<Part>
> {
  /** Emits once, when the handle is disposed of. */
  readonly disposed$: Observable<void>;

  /**
   * Publishes what a stream emits, until the handle is disposed of. A stream that fails is reported under
   * this part's name, and the topic keeps its last value.
   */
  publishFrom<C extends AnyTopic & OwnedBy<Part>>(
    contract: C,
    source$: Observable<PayloadOf<C>>,
  ): Subscription;

  /**
   * Runs a listener for what a stream emits, until the handle is disposed of. What it throws is reported
   * under this part's name, and it goes on; so is a stream that fails.
   */
  listen<T>(source$: Observable<T>, listener: (value: T) => void): Subscription;

  /** Sequence of the message whose delivery is under way; 0 outside of one. */
  readonly cause: number;

  /** Runs a task under the cause of an earlier message, for what comes after an `await` or out of an operator. */
  causedBy(cause: number, task: () => void): void;

  /** Reports what nobody else would hear of, under this part's name. */
  reportFailure(error: unknown, contract?: AnyContract): void;
}
