import type { Observable } from 'rxjs';
import type { Access } from './access';
import { contractId } from '../contract';
import type { AnyCommand, AnyContract, AnyState, AnyStream, AnyTopic } from '../contract';
import { PayloadSizeError } from '../payloads/copy-plain';
import { DisposedError, NotAllowedError, VersionError } from '../errors';
import { MessageStream } from '../delivery/message-stream';
import type { Problems } from '../problems';
import { createPayloadReceiver, createReceiver } from '../delivery/receiver';
import type { CreateReceiver, Listener } from '../delivery/receiver';
import { StreamTopic } from '../delivery/stream-topic';
import { Topic } from '../delivery/topic';
import type { Envelope, Handle, HandlerContext, SendOptions, Unsubscribe } from '../types';

/** The open resources of a handle; all counts are zero once it is disposed of. */
export interface Held {
  readonly name: string;
  readonly subscriptions: number;
  readonly handlers: number;
  readonly sends: number;
}

/** The implementation of `Handle`; its access decides its rights. */
export class BusHandle implements Handle {
  readonly name: string;
  readonly #grant: (contract: AnyContract) => Access;
  readonly #problems: Problems;
  readonly #onDispose: (handle: BusHandle) => void;
  readonly #controller = new AbortController();
  readonly #access = new Map<AnyContract, Access>();
  readonly #subscriptions = new Set<Unsubscribe>();
  readonly #handlers = new Set<Unsubscribe>();
  readonly #streams = new Set<() => void>();

  constructor(
    name: string,
    grant: (contract: AnyContract) => Access,
    problems: Problems,
    onDispose: (handle: BusHandle) => void,
  ) {
    this.name = name;
    this.#grant = grant;
    this.#problems = problems;
    this.#onDispose = onDispose;
    // A subclass still has to add its fields.
    if (new.target === BusHandle) Object.freeze(this);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get held(): Held {
    let sends = 0;
    for (const { sends: command, requester } of this.#access.values())
      sends += command?.pendingOf(requester) ?? 0;
    const { name } = this;
    return { name, subscriptions: this.#subscriptions.size, handlers: this.#handlers.size, sends };
  }

  publish(contract: AnyTopic, payload: unknown): void {
    const { target, readInput } = this.#access.get(contract) ?? this.#open(contract);
    if (target === null) throw this.#notAllowed('publish', contract);
    target.publish(
      this.name,
      readInput === null ? payload : this.#read(readInput, payload, contract),
    );
  }

  on(
    contract: AnyTopic,
    listener: (payload: never, envelope: Envelope<never>) => void,
  ): Unsubscribe {
    return this.#listen(contract, listener as Listener, createReceiver);
  }

  onKey(contract: AnyStream, key: string, listener: (item: never) => void): Unsubscribe {
    const { source, view } = this.#access.get(contract) ?? this.#open(contract);
    if (!(source instanceof StreamTopic)) throw this.#notAllowed('subscribe to a key of', contract);
    return this.#hold(
      this.#subscriptions,
      source.listenKey(this.name, key, withView(view, listener as unknown as Listener)),
    );
  }

  messages$(contract: AnyTopic): Observable<never> {
    const { source, view } = this.#access.get(contract) ?? this.#open(contract);
    // Refused at the faulty call instead of at a later subscription.
    if (source === null) throw this.#notAllowed('subscribe to', contract);
    return new MessageStream<never>({
      listen: (next) =>
        view === null
          ? this.#listen(contract, next as unknown as Listener, createPayloadReceiver)
          : this.#listen(contract, (payload) => next(payload as never), createReceiver),
      untilDisposed: (end) => {
        this.#streams.add(end);
        return () => this.#streams.delete(end);
      },
    });
  }

  peek(contract: AnyState): never | undefined {
    if (this.signal.aborted) return undefined;
    const { source, view } = this.#access.get(contract) ?? this.#open(contract);
    if (!(source instanceof Topic) || !source.isState) throw this.#notAllowed('read', contract);
    return payloadFor(source.last, view);
  }

  peekKey(contract: AnyStream, key: string): never | undefined {
    if (this.signal.aborted) return undefined;
    const { source, view } = this.#access.get(contract) ?? this.#open(contract);
    if (!(source instanceof StreamTopic)) throw this.#notAllowed('read a key of', contract);
    return payloadFor(source.lastOf(key), view);
  }

  async send(contract: AnyCommand, request: unknown, options: SendOptions = {}): Promise<never> {
    const { sends, requester, readInput } = this.#access.get(contract) ?? this.#open(contract);
    if (sends === null) throw this.#notAllowed('send', contract);
    const read = readInput === null ? request : this.#read(readInput, request, contract);
    return (await sends.send(requester, read, options)) as never;
  }

  handle(
    contract: AnyCommand,
    handler: (request: never, context: HandlerContext) => unknown,
  ): Unsubscribe {
    const { handles } = this.#access.get(contract) ?? this.#open(contract);
    if (handles === null) throw this.#notAllowed('handle', contract);
    const run = handler as (request: unknown, context: HandlerContext) => unknown;
    return this.#hold(this.#handlers, handles.setHandler({ part: this.name, run }));
  }

  dispose(): void {
    if (this.signal.aborted) return;
    for (const end of this.#handlers) end();
    for (const end of this.#streams) end();
    for (const end of this.#subscriptions) end();
    for (const { sends, requester } of this.#access.values()) sends?.abortSendsOf(requester);
    this.#access.clear();
    this.#controller.abort();
    this.#onDispose(this);
  }

  /** Computes the access to a contract at its first use; later uses read it from the map. */
  #open(contract: AnyContract): Access {
    if (this.signal.aborted) {
      throw new DisposedError(
        `Failed to use "${contractId(contract)}": the handle of "${this.name}" was disposed of.`,
      );
    }
    try {
      const access = this.#grant(contract);
      this.#access.set(contract, access);
      return access;
    } catch (error) {
      const reason = error instanceof VersionError ? 'version' : 'sender';
      throw this.#problems.refuse(reason, this.name, contractId(contract), error as Error);
    }
  }

  #listen(contract: AnyTopic, listener: Listener, create: CreateReceiver): Unsubscribe {
    const { source, view } = this.#access.get(contract) ?? this.#open(contract);
    if (source === null) throw this.#notAllowed('subscribe to', contract);
    return this.#hold(
      this.#subscriptions,
      source.listen(this.name, withView(view, listener), create),
    );
  }

  #read(readInput: (input: unknown) => unknown, input: unknown, contract: AnyContract): unknown {
    try {
      return readInput(input);
    } catch (error) {
      const reason = error instanceof PayloadSizeError ? 'size' : 'shape';
      throw this.#problems.refuse(reason, this.name, contractId(contract), error as Error);
    }
  }

  #hold(set: Set<Unsubscribe>, end: Unsubscribe): Unsubscribe {
    const release = (): void => {
      if (set.delete(release)) end();
    };
    set.add(release);
    return release;
  }

  #notAllowed(verb: string, contract: AnyContract): NotAllowedError {
    const id = contractId(contract);
    return this.#problems.refuse(
      'sender',
      this.name,
      id,
      new NotAllowedError(`Failed to ${verb} "${id}": "${this.name}" may not.`),
    );
  }
}

// Shell and area handles share this prototype.
Object.freeze(BusHandle.prototype);

function withView(view: Access['view'], listener: Listener): Listener {
  if (view === null) return listener;
  return (_payload, envelope) => {
    const seen = view(envelope);
    return listener(seen.payload, seen);
  };
}

function payloadFor(envelope: Envelope | undefined, view: Access['view']): never | undefined {
  if (envelope === undefined) return undefined;
  return (view === null ? envelope : view(envelope)).payload as never;
}
