import type { Clock } from '../clock';
import { CommandRun } from './command-run';
import type { Handler } from './command-run';
import { contractId } from '../contract';
import type { AnyCommand } from '../contract';
import type { Delivery, Line } from '../delivery/delivery';
import { CommandError, NotAllowedError, Refusal } from '../errors';
import type { CommandErrorName } from '../errors';
import { PendingSend } from './pending-send';
import type { Requester } from './pending-send';
import type { Problems } from '../problems';
import { RunMemory } from './run-memory';
import type { StartPart } from './lazy-parts';
import type { Envelope, SendOptions, Unsubscribe } from '../types';

/** The channel of a command, which has at most one handler. */
export class CommandChannel {
  readonly contract: AnyCommand;
  readonly #id: string;
  readonly #delivery: Delivery;
  readonly #line: Line;
  readonly #clock: Clock;
  readonly #problems: Problems;
  readonly #startPart: StartPart;
  readonly #pending = new Map<number, PendingSend>();
  readonly #memory = new RunMemory();
  #handler: Handler | undefined;

  constructor(
    contract: AnyCommand,
    delivery: Delivery,
    clock: Clock,
    problems: Problems,
    startPart: StartPart,
  ) {
    this.contract = contract;
    this.#startPart = startPart;
    this.#id = contractId(contract);
    this.#delivery = delivery;
    this.#clock = clock;
    this.#problems = problems;
    this.#line = delivery.open(this.#id);
    delivery.connect(this.#id, { receive: (envelope) => this.#receive(envelope), end() {} });
  }

  /** The name of the part that handles the command. */
  get handledBy(): string | undefined {
    return this.#handler?.part;
  }

  /** Sends a checked request; `requester` converts its answer. */
  send(requester: Requester, request: unknown, options: SendOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (options.signal?.aborted) {
        reject(this.#error('Aborted', 'the sender had given up before'));
        return;
      }
      const envelope = this.#delivery.stampStep(this.contract, 'request', requester.part, request);
      const send = new PendingSend(envelope, requester, options, { resolve, reject });
      this.#pending.set(envelope.sequence, send);
      send.watch(
        this.#clock,
        (deadline) => this.#fail(send, this.#error('Timeout', `no answer within ${deadline} ms`)),
        () => this.#fail(send, this.#error('Aborted', 'the sender gave up')),
      );
      this.#delivery.dispatch(this.#line, envelope);
    });
  }

  pendingOf(requester: Requester): number {
    let pending = 0;
    for (const send of this.#pending.values()) if (send.requester === requester) pending += 1;
    return pending;
  }

  /** Fails all pending commands of a handle. */
  abortSendsOf(requester: Requester): void {
    for (const send of this.#pending.values()) {
      if (send.requester === requester) {
        this.#fail(send, this.#error('Aborted', 'the sender was disposed of'));
      }
    }
  }

  setHandler(handler: Handler): Unsubscribe {
    if (this.#handler !== undefined) {
      throw new NotAllowedError(
        `Failed to handle "${this.#id}": "${this.#handler.part}" handles it already.`,
      );
    }
    this.#handler = handler;
    return () => {
      if (this.#handler !== handler) return;
      this.#handler = undefined;
      this.#memory.clear();
      for (const send of this.#pending.values()) {
        if (send.run?.handler !== handler) continue;
        send.run.abort();
        this.#fail(send, this.#error('HandlerGone', `"${handler.part}" stopped handling it`));
      }
    };
  }

  #receive(envelope: Envelope): void {
    // Answers and failures are dispatched only for the taps: the sender's promise is settled directly.
    const send = envelope.step === 'request' ? this.#pending.get(envelope.sequence) : undefined;
    if (send === undefined) return;
    const starting = this.#handler === undefined ? this.#startPart(this.contract.owner) : undefined;
    if (starting === undefined) this.#hand(send);
    else {
      const failed = (cause: unknown): void =>
        this.#fail(send, this.#error('NoHandler', 'its part could not be started', { cause }));
      starting.then(() => this.#delivery.within(envelope.sequence, () => this.#hand(send)), failed);
    }
  }

  #hand(send: PendingSend): void {
    if (!this.#pending.has(send.envelope.sequence)) return;
    if (this.#handler === undefined) {
      this.#fail(send, this.#error('NoHandler', 'nobody handles it'));
      return;
    }
    const run = this.#runFor(this.#handler, send);
    send.joinRun(run);
    run.outcome.then(
      (answer) => this.#answer(send, run, answer),
      (error: unknown) => this.#fail(send, this.#explain(run, error)),
    );
  }

  #runFor(handler: Handler, send: PendingSend): CommandRun {
    const { idempotencyKey } = send.options;
    if (idempotencyKey === undefined) return this.#start(handler, send.envelope, undefined);
    const running = this.#memory.find(send.requester.part, idempotencyKey);
    if (running !== undefined) return running;
    const run = this.#start(handler, send.envelope, idempotencyKey);
    this.#memory.keep(send.requester.part, idempotencyKey, run);
    return run;
  }

  /** An error of the handler is reported once for each run, also where several sends share the run. */
  #start(handler: Handler, request: Envelope, idempotencyKey: string | undefined): CommandRun {
    const run = new CommandRun(handler, request, idempotencyKey);
    run.outcome.catch((error: unknown) => {
      const isTold = this.#isRefusal(error) || this.#isPassedOn(error);
      if (!isTold && !run.isAborted) this.#reportFailure(handler, error);
    });
    return run;
  }

  #answer(send: PendingSend, run: CommandRun, answer: unknown): void {
    if (!this.#pending.has(send.envelope.sequence)) return;
    let read: unknown;
    try {
      read = send.requester.readAnswer(answer);
    } catch (error) {
      this.#reportFailure(run.handler, error);
      this.#fail(send, this.#explain(run, error));
      return;
    }
    this.#close(send);
    this.#passOn('answer', run.handler.part, answer, send);
    send.settle.resolve(read);
  }

  #fail(send: PendingSend, error: CommandError): void {
    if (!this.#pending.has(send.envelope.sequence)) return;
    this.#close(send);
    const { name, code, text, details } = error;
    const part = name === 'HandlerFailed' ? (send.run?.handler.part ?? 'bus') : 'bus';
    this.#passOn('failure', part, { name, code, text, details }, send);
    send.settle.reject(send.requester.readError(error));
  }

  #close(send: PendingSend): void {
    this.#pending.delete(send.envelope.sequence);
    send.end();
  }

  #passOn(step: 'answer' | 'failure', part: string, payload: unknown, send: PendingSend): void {
    const cause = send.envelope.sequence;
    const envelope = this.#delivery.stampStep(this.contract, step, part, payload, cause);
    this.#delivery.dispatch(this.#line, envelope);
  }

  /** The failure of this command on another bus, which a handler that forwards it passes on. */
  #isPassedOn(error: unknown): error is CommandError {
    return error instanceof CommandError && error.contract === this.contract.name;
  }

  #isRefusal(error: unknown): error is Refusal {
    return error instanceof Refusal && this.contract.failures.includes(error.code);
  }

  #explain(run: CommandRun, error: unknown): CommandError {
    const { part } = run.handler;
    if (this.#isPassedOn(error)) return error;
    if (this.#isRefusal(error)) {
      const { code, text, details } = error;
      const refused = `"${part}" refused: ${code}`;
      return this.#error('HandlerFailed', refused, { code, text, details, cause: error });
    }
    return this.#error('HandlerFailed', `"${part}" failed`, { code: 'unexpected', cause: error });
  }

  #reportFailure(handler: Handler, error: unknown): void {
    const { part } = handler;
    this.#problems.report({ kind: 'handler-threw', part, contract: this.#id, error });
  }

  #error(
    name: CommandErrorName,
    reason: string,
    options: { code?: string; text?: string | undefined; details?: unknown; cause?: unknown } = {},
  ): CommandError {
    return new CommandError(
      name,
      this.contract.name,
      `Failed to send "${this.#id}": ${reason}.`,
      options,
    );
  }
}
