/**
 * A service that does what is due, again and again. All of its work is sequential: each piece begins when the one
 * before it has ended, well or not.
 */
export abstract class SequentialRuns<T = void> {
  readonly #now: () => number;
  readonly #freshMs: number;
  #work: Promise<unknown> = Promise.resolve();
  #ranAt = -Infinity;

  /** @param freshMs For so long after a run nothing is due, ms; forever where what is due does not depend on who looks. */
  constructor(now: () => number, freshMs = Infinity) {
    this.#now = now;
    this.#freshMs = freshMs;
  }

  protected abstract doDue(): Promise<T>;

  /** Does what is due, also what a stop has missed. */
  run(): Promise<T> {
    return this.inTurn(() => {
      this.#ranAt = this.#now();
      return this.doDue();
    });
  }

  /** Runs where the last run was a while ago, and waits for one in flight: what is shown next is not behind the clock. */
  async refresh(): Promise<void> {
    // A clock that was set back is before the last run.
    const isFresh = Math.abs(this.#now() - this.#ranAt) < this.#freshMs;
    await (isFresh ? this.idle() : this.run());
  }

  /** Resolves when no work is in flight. */
  async idle(): Promise<void> {
    await this.#work;
  }

  /** Lets QA delete what the service has stored, between two runs: a run must find what it has read. */
  reset(work: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      await work();
      this.#ranAt = -Infinity;
      this.forget();
    });
  }

  /** Forgets what the service remembers of what was deleted. */
  protected forget(): void {}

  protected inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => {});
    return done;
  }
}
