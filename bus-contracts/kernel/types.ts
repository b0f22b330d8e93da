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

/** A message as the bus delivers it; the bus itself writes every field but the payload. */
export interface Envelope<P = unknown> {
  readonly kind: Kind;
  /** The step of a command. */
  readonly step?: 'request' | 'answer' | 'failure';
  readonly name: string;
  readonly version: number;
  /** The handle that sent it: "coupon", "area:sports", "qa". */
  readonly sender: string;
  /** Counts all messages of this bus from 1. */
  readonly sequence: number;
  /** Milliseconds since the epoch, by the bus's clock; the same for all messages of one turn of the event loop. */
  readonly time: number;
  /** Sequence of the message that caused this one; 0 without a cause. */
  readonly cause: number;
  readonly payload: P;
}

export type Unsubscribe = () => void;

export interface SendOptions {
  /** Milliseconds until `Timeout`; 10,000 by default. */
  readonly deadline?: number;
  readonly signal?: AbortSignal;
  /** Sends with one key share one run of the handler, and its answer, for as long as the bus keeps it. */
  readonly idempotencyKey?: string;
}

export interface HandlerContext {
  /**
   * Aborted when the handler is removed. Without an idempotency key it is also aborted when the sender
   * aborts, is disposed of or times out; with a key a retry may join the run.
   */
  readonly signal: AbortSignal;
  readonly envelope: Envelope;
  readonly idempotencyKey: string | undefined;
}

/** A part's access to the bus; the type parameters are the contracts that it may subscribe to, publish, send and handle. */
export interface Handle<
  Subscribes extends AnyTopic = AnyTopic,
  Publishes extends AnyTopic = AnyTopic,
  Sends extends AnyCommand = AnyCommand,
  Handles extends AnyCommand = AnyCommand,
> {
  readonly name: string;
  /** Aborted when the handle is disposed of. */
  readonly signal: AbortSignal;

  publish<C extends Publishes>(contract: C, payload: PayloadOf<C>): void;

  /**
   * Subscribes to an event, to a state (the present value at once), or to a stream (once a frame).
   * @returns a function that ends the subscription.
   */
  on<C extends Subscribes>(
    contract: C,
    listener: (payload: PayloadOf<C>, envelope: Envelope<PayloadOf<C>>) => void,
  ): Unsubscribe;

  /** Subscribes to one key of a stream: its last value, at most once a frame. */
  onKey<C extends Subscribes & AnyStream>(
    contract: C,
    key: string,
    listener: (item: PayloadOf<C>) => void,
  ): Unsubscribe;

  /** The same as `on`, as an RxJS stream. */
  messages$<C extends Subscribes>(contract: C): Observable<PayloadOf<C>>;

  /** The present value of a state; undefined before the first. */
  peek<C extends Subscribes & AnyState>(contract: C): PayloadOf<C> | undefined;

  /** The last item of a stream's key; undefined before the first. */
  peekKey<C extends Subscribes & AnyStream>(contract: C, key: string): PayloadOf<C> | undefined;

  /** Sends a command; rejects with a `CommandError`. */
  send<C extends Sends>(
    contract: C,
    request: RequestOf<C>,
    options?: SendOptions,
  ): Promise<AnswerOf<C>>;

  /**
   * Answers a command; throw a `Refusal` to refuse. The first value of an Observable is the answer; it is
   * unsubscribed from when no sender waits for it. A second handler of one command is an error.
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

/** The contracts that `Part` may publish and handle: its own, and those of any sender. */
interface OwnedBy<Part extends string> {
  readonly owner: Part | '*';
}

/**
 * The handle of a part of the shell: not limited to a manifest, but it publishes and handles only the
 * contracts that the part owns.
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
   * Publishes a stream's values until the handle is disposed of. An error of the stream is reported under
   * this part's name, and the topic keeps its last value.
   */
  publishFrom<C extends AnyTopic & OwnedBy<Part>>(
    contract: C,
    source$: Observable<PayloadOf<C>>,
  ): Subscription;

  /**
   * Runs a listener for a stream's values until the handle is disposed of. Errors of the listener and of the
   * stream are reported under this part's name; the listener goes on after its own.
   */
  listen<T>(source$: Observable<T>, listener: (value: T) => void): Subscription;

  /** Sequence of the message that is being delivered; 0 outside of a delivery. */
  readonly cause: number;

  /** Runs a task with an earlier message as its cause, for code after an `await` or an operator. */
  causedBy(cause: number, task: () => void): void;

  /** Reports an error that has no other listener, under this part's name. */
  reportFailure(error: unknown, contract?: AnyContract): void;
}
