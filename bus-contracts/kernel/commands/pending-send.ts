import type { Clock } from '../clock';
import type { CommandRun } from './command-run';
import type { CommandError } from '../errors';
import type { Envelope, SendOptions, Unsubscribe } from '../types';

const DEFAULT_DEADLINE = 10_000;
/** The longest delay that a browser's timer supports. */
const MAX_DEADLINE_MS = 2 ** 31 - 1;

/** The sender of a command, with the functions that convert its answer and its error. */
export interface Requester {
  readonly part: string;
  readonly readAnswer: (answer: unknown) => unknown;
  readonly readError: (error: CommandError) => CommandError;
}

/** A pending command, from its request until its answer, failure, timeout or abort. */
export class PendingSend {
  readonly envelope: Envelope;
  readonly requester: Requester;
  readonly options: SendOptions;
  readonly settle: {
    readonly resolve: (answer: unknown) => void;
    readonly reject: (error: CommandError) => void;
  };
  #run: CommandRun | undefined;
  #unwatch: Unsubscribe | undefined;

  constructor(
    envelope: Envelope,
    requester: Requester,
    options: SendOptions,
    settle: PendingSend['settle'],
  ) {
    this.envelope = envelope;
    this.requester = requester;
    this.options = options;
    this.settle = settle;
  }

  /** The handler's run that will answer it; undefined until it is delivered. */
  get run(): CommandRun | undefined {
    return this.#run;
  }

  joinRun(run: CommandRun): void {
    this.#run = run;
    run.join();
  }

  /** Waits for the deadline and for the sender's abort. */
  watch(clock: Clock, onDeadline: (deadline: number) => void, onAbort: () => void): void {
    const { signal, deadline = DEFAULT_DEADLINE } = this.options;
    const cancel = clock.after(Math.min(deadline, MAX_DEADLINE_MS), () => onDeadline(deadline));
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#unwatch = () => {
      cancel();
      signal?.removeEventListener('abort', onAbort);
    };
  }

  end(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#run?.leave();
  }
}
