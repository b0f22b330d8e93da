import { firstValueFrom, fromEvent, isObservable, takeUntil } from 'rxjs';
import type { Envelope } from '../types';

/** A command's handler function, with the name of its part. */
export interface Handler {
  readonly part: string;
  readonly run: (
    request: unknown,
    context: { signal: AbortSignal; envelope: Envelope; idempotencyKey: string | undefined },
  ) => unknown;
}

/** One run of a handler; sends with the same idempotency key share it. */
export class CommandRun {
  readonly handler: Handler;
  readonly outcome: Promise<unknown>;
  readonly #controller = new AbortController();
  readonly #isShared: boolean;
  #senders = 0;
  #isSettled = false;

  constructor(handler: Handler, request: Envelope, idempotencyKey: string | undefined) {
    this.handler = handler;
    this.#isShared = idempotencyKey !== undefined;
    const { signal } = this.#controller;
    const context = { signal, envelope: request, idempotencyKey };
    // Runs synchronously, so that the handler's first messages have the request as their cause; a throw becomes a rejection.
    this.outcome = new Promise((resolve) =>
      resolve(answerOf(handler.run(request.payload, context), signal)),
    );
    const settle = (): void => {
      this.#isSettled = true;
    };
    this.outcome.then(settle, settle);
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  get isAborted(): boolean {
    return this.#controller.signal.aborted;
  }

  join(): void {
    this.#senders += 1;
  }

  /** A sender has its answer or stopped waiting. A shared run goes on without senders, since a retry may join it. */
  leave(): void {
    this.#senders -= 1;
    if (this.#senders === 0 && !this.#isShared && !this.#isSettled) this.abort();
  }

  abort(): void {
    this.#controller.abort();
  }
}

/** The first value of an Observable is the answer; it is unsubscribed from then, or when the run is aborted. */
function answerOf(result: unknown, signal: AbortSignal): unknown {
  if (!isObservable(result)) return result;
  return firstValueFrom(result.pipe(takeUntil(fromEvent(signal, 'abort'))));
}
