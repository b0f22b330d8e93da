import { firstValueFrom, fromEvent, isObservable, takeUntil } from 'rxjs';
import type { Envelope } from '../types';

/** What a command's handler does, bound to the handle that gave it. */
export interface Handler {
  readonly part: string;
  readonly run: (
    request: unknown,
    context: { signal: AbortSignal; envelope: Envelope; idempotencyKey: string | undefined },
  ) => unknown;
}

/** One run of a handler; several sends share it where they carry one idempotency key. */
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
    // Runs at once, so that what the handler does first has the request as its cause; a throw becomes a rejection.
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

  /** A sender has what it came for, or waits no longer. A shared run goes on all the same: a retry may join it. */
  leave(): void {
    this.#senders -= 1;
    if (this.#senders === 0 && !this.#isShared && !this.#isSettled) this.abort();
  }

  abort(): void {
    this.#controller.abort();
  }
}

/** Of an Observable the first value answers; it is unsubscribed from then, or when the run is aborted. */
function answerOf(result: unknown, signal: AbortSignal): unknown {
  if (!isObservable(result)) return result;
  return firstValueFrom(result.pipe(takeUntil(fromEvent(signal, 'abort'))));
}
